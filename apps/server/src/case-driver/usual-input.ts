import type { CaseView, DocumentInput, TaskDecision, TaskView } from '@wenwu/core/cases/model'
import { findProvince } from '@wenwu/core/codes/provinces'
import type { ActionNeed, TaskAction } from '@wenwu/core/item/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { Caller } from '../platform/http/caller.ts'

/** What is said with an action. */
export type Input = Partial<Omit<TaskDecision, 'taskId' | 'version' | 'outcome'>>

/** Somebody about to act: the case as they see it, their task, what they do. */
export interface Act {
  username: string
  person: Caller
  view: CaseView
  task: TaskView
  action: TaskAction
  now: Date
}

/** The usual answer to what an action asks for. */
interface Answer {
  field: keyof Input
  give(act: Act): Promise<Input>
}

function answer<Field extends keyof Input>(field: Field, say: (act: Act) => Input[Field] | Promise<Input[Field]>): Answer {
  return { field, give: async (act) => ({ [field]: await say(act) }) }
}

const opinion = '材料齐全，符合规定。'

const answers: Record<ActionNeed, Answer> = {
  opinion: answer('opinion', () => opinion),
  reason: answer('reason', () => '材料需要补充。'),
  defects: answer('defects', ({ view }) => ({
    fields: [],
    materials: view.materials
      .filter(({ files }) => files.length > 0)
      .slice(0, 1)
      .map(({ key }) => ({ key, note: '请补充说明。' })),
  })),
  'third-party': answer(
    'thirdPartyId',
    async (act) => (await candidatesOf(act)).thirdParties.find(({ conflict }) => conflict === null)?.id,
  ),
  experts: answer('expertIds', async (act) => (await candidatesOf(act)).experts.slice(0, 1).map(({ id }) => id)),
  document: answer('document', usualReply),
  'number-and-date': answer('numberAndDate', ({ now }) => {
    const date = toShanghaiDate(now)
    return { number: `文物保函〔${date.slice(0, 4)}〕${newId().slice(-8)}号`, date }
  }),
}

/** All that an action asks for: what is given, else the usual answer. */
export async function inputOf(act: Act, given: Input = {}): Promise<Input & { opinion: string }> {
  const input = { opinion, ...given }
  for (const need of act.action.needs ?? []) if (!(answers[need].field in input)) Object.assign(input, await answers[need].give(act))
  return act.action.effect === 'resubmit' ? { unchanged: reasonsFor(act.view), ...input } : input
}

/** The part of what is given that an action asks for. */
export function askedOf({ needs = [] }: TaskAction, given: Input): Input {
  const asked = new Set<string>(['opinion', ...needs.map((need) => answers[need].field)])
  return Object.fromEntries(Object.entries(given).filter(([field]) => asked.has(field)))
}

function candidatesOf({ person, task }: Act) {
  return person.call(tasks.candidates, { id: task.id })
}

/** The reply to a case of any item. */
function usualReply({ view, action }: Act): DocumentInput {
  const decision = action.effect === 'draft-refusal' ? '一、不予批准：所报材料不足以说明实施的必要性。' : '一、原则同意所报方案。'
  return {
    title: `关于${view.title}的批复`,
    mainRecipient: findProvince(view.provinceCode ?? '')?.bureau.zh_CN ?? view.applicantName,
    body: ['你局请示收悉。经研究，我局批复如下：', decision],
    closing: '此复。',
  }
}

/** For everything that the open correction asks for: why it stays as it is. What was changed needs none and loses nothing by it. */
function reasonsFor({ corrections }: CaseView): NonNullable<Input['unchanged']> {
  const { fields = [], materials = [] } = corrections.find(({ status }) => status === 'open') ?? {}
  const reason = '经核对，原件无误。'
  return { fields: fields.map(({ path }) => ({ path, reason })), materials: materials.map(({ key }) => ({ key, reason })) }
}
