import type { CaseEvent, CaseView } from '@wenwu/core/cases/model'
import type { Text } from '@wenwu/core/i18n/text'

/** A step that is behind a case: its name (null: the handing in) and when it was done last. */
export interface PassedStep {
  name: Text | null
  at: string
}

const acts = new Set<CaseEvent['kind']>(['submitted', 'acted'])

/** The steps that a case has passed, each once, in the order in which they were done last; where it is now, and what is still to come, is not among them. */
export function passedSteps({ history, tasks, ahead }: Pick<CaseView, 'history' | 'tasks' | 'ahead'>): PassedStep[] {
  const open = new Set([...tasks.map(({ stepName }) => stepName), ...ahead].map(({ zh_CN }) => zh_CN))
  const passed = new Map<string, PassedStep>()
  for (const { kind, stepName, at } of history) {
    if (!acts.has(kind) || (stepName === null) !== (kind === 'submitted')) continue
    const key = stepName?.zh_CN ?? ''
    if (open.has(key)) continue
    passed.delete(key)
    passed.set(key, { name: stepName, at })
  }
  return [...passed.values()]
}
