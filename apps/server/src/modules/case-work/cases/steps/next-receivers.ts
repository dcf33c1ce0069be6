import { BpmnError } from '@wenwu/bpmn/errors'
import { findOpenTasks, type InstanceState, type Token } from '@wenwu/bpmn/state'
import { step } from '@wenwu/bpmn/step'
import { formatList } from '@wenwu/core/i18n/format'
import { authorityOf } from '@wenwu/core/auth/authority'
import { joinTexts, text, type Text } from '@wenwu/core/i18n/text'
import { textOfKey } from '@wenwu/core/i18n/translate'
import type { TaskAction } from '@wenwu/core/item/model'
import { stepGivenBy } from '@wenwu/core/item/outside-time'
import type { Ctx } from '../../../../platform/http/context.ts'
import { perInstallation } from '../../../../platform/services.ts'
import { getTaskSettings } from '../../items/index.ts'
import { keyOfStep, placeOf, readPeopleOfKeys, signerOf, stepSettings, type CaseAtWork } from '../../process/index.ts'
import { completionOf } from '../act/awaited-act.ts'
import { bodyOf } from '../readers/case-reader.ts'
import { receiverName, receiversShown, type Receiver, type Seeing } from '../history/receivers.ts'

/** Where actions are offered: the case, its process, and what says which names its reader sees. */
export type PlaceOfActions = CaseAtWork & Pick<Seeing, 'record' | 'history'>

/** One whose turn it is after an action: a key, and the one person behind it where that is known. */
interface Turn {
  step: string
  key: string
  holder: string | undefined
}

/** As many keys are kept; then the server begins anew. */
const mostKeys = 2_000

/** Who acts under the key of an office, kept until anything changes that this follows from (`rights` of `settings_versions`, decision 0158). */
const office = perInstallation((services) => {
  const memory = { people: new Map<string, readonly Receiver[]>() }
  services.settings.keep('rights', () => {
    // a new one: an answer that was asked for before goes into the old one
    memory.people = new Map()
  })
  return memory
})

/**
 * An action with who gets the case by it, beside its hint: people of an authority's steps, signers who are asked in a row, the applicant. Nothing is added where it goes to
 * whom the form of the action names (an assessment body, experts), or to its end. One statement where an office is not known yet, else none.
 */
export async function withReceivers(
  ctx: Pick<Ctx, 'db' | 'services' | 'actor'>,
  action: TaskAction,
  { tokenId, from, at }: { tokenId: string; from: string; at: PlaceOfActions },
): Promise<TaskAction> {
  const isGivenByForm = stepGivenBy(at.item.process, at.item.tasks, from, action.effect) !== undefined
  // each expert judges alone: whether it goes on tells whether the others have answered
  if (isGivenByForm || getTaskSettings(at.item, from).organization === 'element') return action
  if (action.effect === 'request-correction') return withTold(action, applicantText(at.record))
  const people = await peopleAt(ctx, turnsAfter(at, tokenId, action), at)
  if (people.length === 0) return action
  const nameOf = (person: Receiver) => receiverName({ ...at, actor: ctx.actor }, person)
  const isNamed = people.some((person) => nameOf(person) === person.name)
  return withTold(action, receiversText(receiversShown(people, nameOf), { isNamed }))
}

function withTold(action: TaskAction, told: Text): TaskAction {
  return { ...action, hint: action.hint === undefined ? told : joinTexts([action.hint, told], text('\n', '\n')) }
}

/** Whose turn it is after an action that was not before. Empty where the process goes nowhere by it. */
function turnsAfter(at: PlaceOfActions, tokenId: string, action: TaskAction): Turn[] {
  const { state } = at.instance
  // who returned the case gets it back: the hint says so
  if (placeOf(state.tokens, tokenId).standing === 'detour') return []
  const after = stateAfter(at, completionOf(action, tokenId))
  if (after === undefined) return []
  const had = new Set(findOpenTasks(state).flatMap(({ id }) => (placeOf(state.tokens, id).standing === 'waits' ? [] : [id])))
  return findOpenTasks(after).flatMap((token) => {
    if (had.has(token.id) || placeOf(after.tokens, token.id).standing === 'waits') return []
    return turnOf(at, token) ?? []
  })
}

function stateAfter({ item, instance }: PlaceOfActions, command: Parameters<typeof step>[2]): InstanceState | undefined {
  try {
    return step(item.process, instance.state, command).state
  } catch (error) {
    // the action is refused with its reason when it is taken
    if (error instanceof BpmnError) return undefined
    throw error
  }
}

function turnOf(at: PlaceOfActions, { node, element }: Token): Turn | undefined {
  if (!at.item.tasks.has(node)) return undefined
  const signer = signerOf(element)
  if (signer !== undefined) return { step: node, key: signer.key, holder: signer.holder }
  if (authorityOf(getTaskSettings(at.item, node).role) === undefined) return undefined
  return { step: node, key: keyOfStep(at, node), holder: undefined }
}

/** Those whose turn it is, each once; of an office whose step one person always gets, that person. */
async function peopleAt(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  turns: readonly Turn[],
  { item, record }: PlaceOfActions,
): Promise<Receiver[]> {
  const found = new Map<string, Receiver>()
  for (const { step: at, key, holder } of turns) {
    const people = await officePeople({ db, services }, key, record.province_code)
    const { mode, fixedUserId } = await stepSettings(services, db, item.code, at)
    const one = holder ?? (mode === 'fixed' && people.some(({ userId }) => userId === fixedUserId) ? fixedUserId : undefined)
    for (const person of people) if (one === undefined || person.userId === one) found.set(person.userId, person)
  }
  return [...found.values()]
}

async function officePeople(
  { db, services }: Pick<Ctx, 'db' | 'services'>,
  key: string,
  provinceCode: string | null,
): Promise<readonly Receiver[]> {
  const { people: kept } = office(services)
  const known = kept.get(key)
  if (known !== undefined) return known
  const people = await readPeopleOfKeys(db, [key], [provinceCode])
  if (kept.size >= mostKeys) kept.clear()
  kept.set(key, people)
  return people
}

function applicantText(record: PlaceOfActions['record']): Text {
  return textOfKey('messages.goes-to-body', () => ({ names: bodyOf('applicant', record) }))
}

/** Of bodies whose people the reader does not know no number is told. */
function receiversText({ names, count }: { names: string[]; count: number }, { isNamed }: { isNamed: boolean }): Text {
  const key = !isNamed ? 'messages.goes-to-body' : names.length < count ? 'case.verbToMany' : 'case.verbTo'
  return textOfKey(key, (locale) => ({
    names: formatList(names, locale),
    n: count,
  }))
}
