import type { CaseView } from '@wenwu/core/cases/model'
import { wordKeys, type ActionInput } from '@wenwu/core/item/action-form'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { firstWordsName, firstWordsOf, nameOf } from '../first-words.ts'

/** Where words of an act that was taken back stand again: in the form of the step, or in the dialog of the verb. */
export type WordsAgain = { taskId: string } & ({ typed: ActionInput } | { verb: 'return'; reason: string })

/**
 * The words of the act that this person has just taken back, as a draft at the step that it opened again. What was decided is not chosen again: an opinion stands in
 * the box that comes before the choice, a reason under its own action. Undefined where nothing was said.
 */
export function wordsAgain({ history, tasks }: Pick<CaseView, 'history' | 'tasks'>): WordsAgain | undefined {
  const back = history.map(({ kind }) => kind).lastIndexOf('taken-back')
  const act = history.filter(({ kind }, place) => place < back && (kind === 'acted' || kind === 'returned')).at(-1)
  const task = tasks.find(({ isMine, step }) => isMine && step === act?.step)
  if (back < 0 || act === undefined || task === undefined || !hasVisibleText(act.opinion)) return undefined
  if (act.kind === 'returned') return { taskId: task.id, verb: 'return', reason: act.opinion }
  const action = task.actions.find(({ outcome }) => outcome === act.outcome)
  const key = wordKeys.find((each) => action?.form?.some((field) => field.key === each))
  if (action === undefined || key === undefined) return undefined
  const isFirst = firstWordsOf(task.actions)?.key === key
  return { taskId: task.id, typed: { [isFirst ? firstWordsName : nameOf(action, { key })]: act.opinion } }
}
