import type { CaseEvent, CaseView } from '@wenwu/core/cases/model'
import { closedStatuses } from '@wenwu/core/codes/statuses'
import type { Text } from '@wenwu/core/i18n/text'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import { groupVerdicts, rarerFirst, type Verdicts } from './group-verdicts.ts'
import { isCorrectionNew } from './landing.ts'
import { isOfRound, signingRoundsOf, type SigningRound } from './signing-rounds.ts'

/** How many said what. */
export interface Tally {
  verdicts: { label: Text; n: number }[]
  /** Who have not said theirs. */
  open: number
}

/** What an official has to know of a case before deciding on it. */
export interface Story {
  /** Things the applicant changed with the correction that came back last, while nobody has acted since; null for none. */
  changed: number | null
  /** Names of required materials that are not there and could be by now. */
  missing: Text[]
  /** Verdicts of the experts who were called last, each with its number; `open` others have not said theirs. Null where none were called. */
  tally: Tally | null
  /** What those experts said, the rarer verdicts first, so that nobody's dissent is passed over. */
  experts: CaseEvent[]
  /** What signers were asked and answered at steps that are still open, and what they answered before; with a tally where several were asked. */
  signers: SignersTold[]
  /** What was said last at each of the last steps by others who handle the case, the newest first; outcomes alone where nobody said anything. */
  opinions: CaseEvent[]
  /** The return of the case, where nobody has said anything since: what is to be done now. */
  returned: CaseEvent | undefined
}

/** A round of signers as it is told. */
export interface SignersTold {
  /** What was asked of them, while the step is open. */
  asks: CaseEvent[]
  answers: CaseEvent[]
  tally: Tally
  isOver: boolean
}

/** How many steps are told: from an assessment back to the examination by the province. */
const told = 4
/** How many, where nobody said anything. */
const toldWithoutWords = 2

/** The story of a case, from what this reader may see of it. */
export function storyOf(view: Pick<CaseView, 'corrections' | 'history' | 'materials' | 'status' | 'tasks'>): Story {
  const { history, materials, tasks } = view
  const last = lastWordsOf(view)
  const own = new Set(tasks.filter(({ isMine }) => isMine).flatMap(({ ownMaterials }) => ownMaterials))
  const isDue = ({ by, key }: CaseView['materials'][number]): boolean => by === 'applicant' || own.has(key)
  const round = lastRound(view)
  // what asks this person for something stands with the step already
  const instructions = new Set(tasks.filter(({ isMine }) => isMine).map((task) => task.instructions || '-'))
  const acts = history.filter((event) => event.actorRole !== 'expert' && (event.kind === 'acted' ? isSaid(event) : isSaidByVerb(event)))
  const others = acts.filter((event) => event !== last && !isOfRound(event) && !instructions.has(event.opinion)).reverse()
  const withWords = others.filter(({ opinion }) => opinion !== '')
  const [newest] = withWords
  return {
    changed: isCorrectionNew(view) ? changesOf(view.corrections.at(-1)) : null,
    missing: materials.filter((each) => each.isRequired && isDue(each) && each.files.length === 0).map(({ name }) => name),
    tally: round && tallyOf(round.verdicts, round.open),
    experts: rarerFirst(round?.verdicts ?? []),
    signers: signingRoundsOf(view)
      .map(signersTold)
      .filter(({ asks, answers }) => asks.length + answers.length > 0),
    opinions: withWords.length === 0 ? others.slice(0, toldWithoutWords) : firstOfEachStep(withWords).slice(0, told),
    returned: newest?.kind === 'returned' ? newest : undefined,
  }
}

function tallyOf(verdicts: Verdicts, open: number): Tally {
  return { verdicts: verdicts.map(([first, ...others]) => ({ label: labelOf(first), n: others.length + 1 })), open }
}

function signersTold({ asks, answers, open, isOver }: SigningRound): SignersTold {
  return {
    asks: isOver ? [] : asks.filter(({ opinion }) => opinion !== ''),
    answers: rarerFirst(answers),
    tally: tallyOf(answers, open),
    isOver,
  }
}

/** The act that closed a case, where something was said with it: the rail tells it with the end of the case (CaseEnd) and not once more. */
export function lastWordsOf({ history, status }: Pick<CaseView, 'history' | 'status'>): CaseEvent | undefined {
  if (!closedStatuses.has(status)) return undefined
  const end = history.filter((event) => !isAfterEnd(event)).at(-1)
  return end?.opinion ? end : undefined
}

/** Why the last report on an obligation of a closed case came back, where nothing happened since. */
export function afterEndOf({ history, status }: Pick<CaseView, 'history' | 'status'>): CaseEvent | undefined {
  const last = history.at(-1)
  return closedStatuses.has(status) && last?.opinion && isOfObligation(last) ? last : undefined
}

/** What a decision asks for is reported and judged when its case is over already; who reads it by the way ends nothing either. */
function isAfterEnd(event: CaseEvent): boolean {
  return isOfObligation(event) || findVerbEvent(event.kind)?.isAside === true
}

function isOfObligation({ kind }: CaseEvent): boolean {
  return kind.startsWith('obligation-')
}

/** Why an open case took another way, as far as that is told to its applicant: taken up again, its clock stopped or extended; the last of these. */
export function toldOf({ history, conclusion }: Pick<CaseView, 'history' | 'conclusion'>): CaseEvent | undefined {
  if (conclusion !== null) return undefined
  return history.filter(({ kind, opinion }) => opinion !== '' && findVerbEvent(kind)?.isReasonTold === true).at(-1)
}

function firstOfEachStep(events: readonly CaseEvent[]): CaseEvent[] {
  // what is done to the case and to no step is told by what it is
  const placeOf = ({ step, kind }: CaseEvent): string => step ?? kind
  return events.filter((event, index) => events.findIndex((other) => placeOf(other) === placeOf(event)) === index)
}

function labelOf({ outcomeLabel }: CaseEvent): Text {
  return outcomeLabel ?? { zh_CN: '', en_US: '' }
}

function isSaid({ actorRole, outcomeLabel, opinion }: CaseEvent): boolean {
  return actorRole !== 'applicant' && (opinion !== '' || outcomeLabel !== null)
}

/** Why it was returned, transferred, taken over: whoever goes on with it has to know. */
function isSaidByVerb({ kind, opinion }: CaseEvent): boolean {
  return opinion !== '' && findVerbEvent(kind) !== undefined
}

function changesOf(correction: CaseView['corrections'][number] | undefined): number {
  if (correction === undefined) return 0
  return correction.changes.length + correction.materials.filter(({ change }) => change !== 'none').length
}

interface Round {
  verdicts: Verdicts
  open: number
}

/** Experts of one round act at one step with nobody else between; the last round counts. Null where this reader sees none. */
function lastRound({ history, tasks }: Pick<CaseView, 'history' | 'tasks'>): Round | null {
  const asked = tasks.filter(({ role }) => role === 'expert')
  const open = asked.filter(({ isMine }) => !isMine).length
  const acts = history.filter(({ kind }) => kind === 'acted')
  const isExpert = acts.map(({ actorRole }) => actorRole === 'expert')
  const last = isExpert.lastIndexOf(true)
  // with experts still asked, what stands before the act that asked them is another round's
  const isPast = last === -1 || (asked.length > 0 && last < acts.length - 1)
  const verdicts = isPast ? [] : groupVerdicts(acts.slice(isExpert.slice(0, last).lastIndexOf(false) + 1, last + 1))
  return verdicts.length === 0 && open === 0 ? null : { verdicts, open }
}
