import { stages } from './stages/index.generated.ts'
import type { Stage } from './stage.ts'

export type StageKey = keyof typeof stages
export const stageKeys = Object.keys(stages) as StageKey[]

/** The stages in the order of a case's life. */
export const stageList: readonly (Stage & { key: StageKey })[] = stageKeys
  .map((key) => ({ key, ...stages[key] }))
  .sort((a, b) => a.position - b.position)

export function isStage(key: string): key is StageKey {
  return Object.hasOwn(stages, key)
}
