import { isBlank, isRecord } from '@wenwu/core/form/json'
import type { TaskAction } from '@wenwu/core/item/model'
import { firstWordsOf, nameOf } from './first-words.ts'
import type { Work } from './kept-work.ts'

/** Whether anything of what was begun stands on the page at a step with these actions: what was written for another way of being asked does not. */
export function isShown({ action, marks, reply }: Work, actions: readonly TaskAction[]): boolean {
  if (reply !== undefined) return true
  if (isRecord(marks) && [marks['fields'], marks['materials']].some((each) => isRecord(each) && Object.keys(each).length > 0)) return true
  if (!isRecord(action)) return false
  if (actions.length > 1 && actions.some(({ outcome }) => outcome === action['outcome'])) return true
  const first = firstWordsOf(actions)
  const names = actions.flatMap((each) => (each.form ?? []).map((field) => nameOf(each, field)))
  if (first !== undefined) names.push(nameOf({ outcome: '' }, first))
  const { typed } = action
  return isRecord(typed) && names.some((name) => !isBlank(typed[name]))
}
