import type { CaseView, TaskView } from '@wenwu/core/cases/model'
import { findProvince } from '@wenwu/core/codes/provinces'
import { dayOfBound } from '@wenwu/core/form/day'
import type { Field } from '@wenwu/core/form/model'
import type { Defects } from '@wenwu/core/form/types/defects/model'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import type { UnchangedReasons } from '@wenwu/core/form/types/unchanged-reasons/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { TaskAction } from '@wenwu/core/item/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { Caller } from '../platform/http/caller.ts'
import { getItem } from './file-case.ts'

/** What is said with an action, by the keys of its form. */
export type Input = ActionInput

/** Somebody about to act: the case as they see it, their task, what they do. */
export interface Act {
  username: string
  person: Caller
  view: CaseView
  task: TaskView
  action: TaskAction
  now: Date
}

const words = { opinion: '材料齐全，符合规定。', reason: '材料需要补充。' }

/** The usual answers of the types of fields that actions ask for. */
const answers: { [T in Field['type']]?: (act: Act, field: Extract<Field, { type: T }>) => unknown } = {
  'long-text': (_act, { key }) => (key === 'reason' ? words.reason : words.opinion),
  defects: ({ view }) => usualDefects(view),
  directory: async (act, { directory, multiple }) => {
    const { thirdParties, experts } = await candidatesOf(act)
    const offered = directory === 'experts' ? experts : thirdParties.filter(({ conflict }) => conflict === null)
    const ids = offered.slice(0, 1).map(({ id }) => id)
    return multiple === true ? ids : ids[0]
  },
  reply: usualReply,
  'document-number': ({ now }) => `文物保函〔${toShanghaiDate(now).slice(0, 4)}〕${parseInt(newId().slice(-8), 16)}号`,
  // what stands in it, as on the page
  select: (_act, { proposal }) => proposal,
  date: ({ now }, { proposal }) => dayOfBound(proposal ?? 'today', toShanghaiDate(now)),
  'unchanged-reasons': ({ view }) => reasonsFor(view),
}

/** All that an action asks for: what is given, else the usual answer. */
export async function inputOf(act: Act, given: Input = {}): Promise<Input> {
  const input = { ...given }
  for (const field of act.action.form ?? []) if (!Object.hasOwn(input, field.key)) input[field.key] = await answerOf(act, field)
  return input
}

function answerOf<T extends Field['type']>(act: Act, field: Extract<Field, { type: T }>): unknown {
  const answer: ((act: Act, field: Extract<Field, { type: T }>) => unknown) | undefined = answers[field.type]
  return answer?.(act, field)
}

function candidatesOf({ person, task }: Act) {
  return person.call(tasks.candidates, { id: task.id })
}

/** What an applicant can put right: a material that they handed in, or where they handed in none, the title of their form. What bureaus hand in is not theirs to correct. */
function usualDefects({ itemCode, materials }: CaseView): Defects {
  const note = '请补充说明。'
  const handedIn = materials.find(({ by, files }) => by === 'applicant' && files.length > 0)
  if (handedIn !== undefined) return { fields: [], materials: [{ key: handedIn.key, note }] }
  return { fields: [{ path: getItem(itemCode).columns.title, note }], materials: [] }
}

/** The reply to a case of any item. */
function usualReply({ view }: Act, { kind }: { kind: 'approval' | 'refusal' }): Reply {
  const decision = kind === 'refusal' ? '一、不予批准：所报材料不足以说明实施的必要性。' : '一、原则同意所报方案。'
  return {
    title: `关于${view.title}的批复`,
    mainRecipient: findProvince(view.provinceCode ?? '')?.bureau.zh_CN ?? view.applicantName,
    body: ['你局请示收悉。经研究，我局批复如下：', decision],
    closing: '此复。',
  }
}

/** For everything that the open correction asks for: why it stays as it is. What was changed needs none and loses nothing by it. */
function reasonsFor({ corrections }: CaseView): UnchangedReasons {
  const { fields = [], materials = [] } = corrections.find(({ status }) => status === 'open') ?? {}
  const reason = '经核对，原件无误。'
  return { fields: fields.map(({ path }) => ({ path, reason })), materials: materials.map(({ key }) => ({ key, reason })) }
}
