import { stages } from './stages/index.generated.ts'
import type { Stage } from './stage.ts'

export type StageKey = keyof typeof stages

/** The stages in the order of a case's life. */
export const stageList: readonly (Stage & { key: StageKey })[] = (Object.keys(stages) as StageKey[])
  .map((key) => ({ key, ...stages[key] }))
  .sort((a, b) => a.position - b.position)

export function isStage(key: string): key is StageKey {
  return Object.hasOwn(stages, key)
}

/** The steps of stages. */
export function stepsOf(keys: readonly StageKey[]): string[] {
  return keys.flatMap((key) => stages[key].steps)
}
