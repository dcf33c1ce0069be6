/** Refusals that say a step is no longer this person's: done, taken over or passed on by somebody else, or its case withdrawn. */
const overCodes = new Set(['task-taken', 'task-taken-over', 'task-passed-on', 'case-withdrawn', 'not-your-turn', 'part-ended'])

export function isStepOver(code: string | undefined): boolean {
  return code !== undefined && overCodes.has(code)
}
