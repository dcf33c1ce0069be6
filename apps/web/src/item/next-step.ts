import type { StepState } from './form-steps.ts'

/** The next step in a direction in which something can be done; what is locked is passed over, and stays in the list of steps. */
export function nextStep<S extends { key: string; state?: StepState | undefined }>(
  steps: readonly S[],
  current: string,
  direction: 1 | -1,
): S | undefined {
  const at = steps.findIndex(({ key }) => key === current)
  const others = direction === 1 ? steps.slice(at + 1) : [...steps.slice(0, Math.max(0, at))].reverse()
  return others.find(({ state }) => state !== 'locked')
}
