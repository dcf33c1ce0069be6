import type { CaseEvent } from '@wenwu/core/cases/model'

/** Acts by verdict, in the order in which the verdicts came first. */
export type Verdicts = [CaseEvent, ...CaseEvent[]][]

/** Groups acts by their verdict; an act whose verdict this reader may not see is left out. */
export function groupVerdicts(acts: readonly CaseEvent[]): Verdicts {
  const groups = new Map<string, [CaseEvent, ...CaseEvent[]]>()
  for (const act of acts) {
    if (act.outcome === null) continue
    const group = groups.get(act.outcome)
    if (group === undefined) groups.set(act.outcome, [act])
    else group.push(act)
  }
  return [...groups.values()]
}

/** All acts, the rarer verdicts first, so that nobody's dissent is passed over. */
export function rarerFirst(verdicts: Verdicts): CaseEvent[] {
  return [...verdicts].sort((one, other) => one.length - other.length).flat()
}
