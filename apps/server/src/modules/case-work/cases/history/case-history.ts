import { sql } from 'kysely'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { ActionEffect, OrganizationRule } from '@wenwu/core/item/model'
import type { CaseEvent } from '@wenwu/core/cases/model'
import { clockDetails } from '@wenwu/core/cases/stop-detail'
import { holdingEvents, obligationEvents, replyEditedEvent, wordsOf } from '@wenwu/core/cases/visibility'
import { textIn, type Locale } from '@wenwu/core/i18n/text'
import { declarationOf } from '@wenwu/core/item/action-form'
import { actionOf } from '@wenwu/core/tasks/actions-at'
import { signerAnswers } from '@wenwu/core/tasks/cosign'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import type { LoadedItem } from '../../items/index.ts'
import { keysOf, partsOfKey } from '../../process/index.ts'
import { bodyBeside, isSeen, nameFor, type BodyFacts } from '../readers/case-reader.ts'
import { detailsFor, remindedNames } from './concerned-names.ts'

/** Entries of one case that are read, the newest: what was decided last counts, however much was said before. */
const most = 1000

const events = (db: Db) =>
  db
    .selectFrom('case_events as e')
    // an act names its task, and the task names the office
    .leftJoin('tasks as t', (join) => join.on('t.id', '=', sql`(e.details ->> 'task')::uuid`))
    .leftJoin('organizations as o', 'o.id', 'e.organization_id')
    .selectAll('e')
    .select(['t.candidate_key', 'o.name as organization_name', remindedNames.as('reminded')])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')

const eventsOf = prepared<{ caseId: string }>()((db, at) => events(db).where('e.case_id', '=', at('caseId')).limit(most).modifyEnd(byKey))

type StoredEvent = Awaited<ReturnType<typeof eventsOf>>[number]
type Entry = StoredEvent & {
  effect: ActionEffect | undefined
  convener: string | null
  /** Of those whom it concerns: the role in which they have the step. */
  roleOfStep: string
}

/** How an office may end the waiting, and the act by which it gave the case away. */
export interface RecallOf {
  kind: 'dismiss' | 'take-back'
  act: { step: string; role: string; taskId: string; candidateKey: string }
}

/** An act on a step, or its return, and whose task it was. */
export interface LastAct {
  at: Date
  /** The case was returned; what the step decides is open. */
  isReturn: boolean
  /** A return that ended nothing but its own task. */
  isAlone: boolean
  actorId: string | null
  role: string
  step: string | null
  outcome: string | null
  effect: ActionEffect | undefined
  candidateKey: string | null
}

const keysIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Candidate keys of those to whom an act gave the case. */
function addressees({ details }: Pick<StoredEvent, 'details'>): string[] {
  return keysIn(details.assigned)
}

/** Candidate keys of those for whom the words of an act are meant: those who got the case, unless the act tells others why they no longer have it. */
function hearersOf(event: Pick<StoredEvent, 'details'>): string[] {
  return event.details.told === undefined ? addressees(event) : keysIn(event.details.told)
}

/** The history of a case, with what decides how much of it a reader sees. */
export class CaseHistory {
  private readonly rows: readonly Entry[]
  /** The act that called the experts who judge now, or judged last. */
  private readonly invitation: Entry | undefined
  private readonly entrustment: Entry | undefined

  private constructor(rows: readonly StoredEvent[], item: LoadedItem) {
    let convener: string | null = null
    this.rows = rows.map((row) => {
      const effect = row.step === null ? undefined : actionOf(item.tasks.get(row.step), row.outcome)?.effect
      const own = {
        ...row,
        effect,
        convener: row.actor_role === 'expert' ? convener : null,
        roleOfStep: item.tasks.get(row.step ?? '')?.role ?? row.actor_role,
      }
      if (effect === 'invite-experts') convener = row.candidate_key
      return own
    })
    this.invitation = this.rows.findLast((row) => row.effect === 'invite-experts')
    this.entrustment = this.rows.findLast((row) => row.effect === 'entrust')
  }

  /** One query. */
  static async load(db: Db, caseId: string, item: LoadedItem): Promise<CaseHistory> {
    return new CaseHistory((await eventsOf(db, { caseId })).toReversed(), item)
  }

  /** The histories of several cases, by case. One query. */
  static async loadAll(db: Db, items: ReadonlyMap<string, LoadedItem>): Promise<ReadonlyMap<string, CaseHistory>> {
    const rows = await events(db)
      .where(sql<boolean>`e.case_id = any(${[...items.keys()]}::uuid[])`)
      .limit(items.size * most)
      .execute()
    const own = new Map([...items.keys()].map((caseId): [string, StoredEvent[]] => [caseId, []]))
    for (const row of rows) own.get(row.case_id)?.push(row)
    const newestOf = (caseId: string) => (own.get(caseId) ?? []).slice(0, most).toReversed()
    return new Map([...items].map(([caseId, item]) => [caseId, new CaseHistory(newestOf(caseId), item)]))
  }

  /** Nothing has happened to it: a draft that was never submitted. */
  isEmpty(): boolean {
    return this.rows.length === 0
  }

  /** Whether the experts who judge now were called by this reader's own office. */
  isConvenedBy(actor: Actor): boolean {
    return isOfOffice(actor, this.invitation)
  }

  /** Of the experts who were called last: how many were asked, with those who came in another's place, and how many answered. Undefined where none were. */
  panel(): { asked: number; answered: number } | undefined {
    if (this.invitation === undefined) return undefined
    const since = this.rows.slice(this.rows.indexOf(this.invitation))
    const calls = since.filter((row) => row === this.invitation || row.kind === 'expert-replaced')
    const answers = since.filter(({ kind, actor_role: role }) => kind === 'acted' && role === 'expert')
    return { asked: calls.flatMap(addressees).length, answered: answers.length }
  }

  /**
   * How this reader's office may end the waiting at an open task that it gave away: for an expert whom it called, for the body it entrusted,
   * and for that body's experts, who wait with it.
   */
  recallOf(actor: Actor, organization: OrganizationRule): RecallOf | null {
    const { invitation, entrustment } = this
    if (organization === 'element' && isOfOffice(actor, invitation)) return { kind: 'dismiss', act: actOf(invitation) }
    const isOfBody = organization === 'entrusted' || (organization === 'element' && invitation?.actor_role === 'third-party')
    return isOfBody && isOfOffice(actor, entrustment) ? { kind: 'take-back', act: actOf(entrustment) } : null
  }

  /** The step at which an assessment body was entrusted last; undefined where none was. */
  entrustedAt(): string | undefined {
    return this.entrustment?.step ?? undefined
  }

  /** When the experts who judge now, or judged last, were called; undefined where none were. */
  invitedAt(): Date | undefined {
    return this.invitation?.at
  }

  /**
   * The act on a step, or its return, that is the last thing that happened to the case, claims included unless `isBeforeClaims`; a reminder and what moves nothing do not count. Undefined
   * where it was something else.
   */
  lastAct({ isBeforeClaims = false } = {}): LastAct | undefined {
    const isLeftOut = ({ kind }: Entry) =>
      kind === 'urged' || obligationEvents.has(kind) || findVerbEvent(kind)?.isAside === true || (isBeforeClaims && holdingEvents.has(kind))
    const last = this.rows.findLast((row) => !isLeftOut(row))
    if (last?.kind !== 'acted' && last?.kind !== 'returned') return undefined
    const isReturn = last.kind === 'returned'
    const { at, actor_id: actorId, actor_role: role, step, outcome, effect, candidate_key: candidateKey } = last
    return { at, isReturn, isAlone: last.details.isAlone === true, actorId, role, step, outcome, effect, candidateKey }
  }

  /** Accounts that have answered at a step as signers who were asked, since a countersign was begun there last, or the case was decided on or returned. */
  answeredAt(step: string): string[] {
    const isAnswer = ({ kind, outcome }: Entry) => kind === 'acted' && signerAnswers.includes(outcome ?? '')
    const begun = this.rows.findLastIndex(
      (row) => ['countersigned', 'acted', 'returned', 'jumped', 'opinion-passed-over'].includes(row.kind) && !isAnswer(row),
    )
    return this.rows.slice(begun + 1).flatMap((row) => (row.step === step && isAnswer(row) ? (row.actor_id ?? []) : []))
  }

  /** How often a person has circulated or copied the case since a moment. */
  asidesOf(userId: string, since: Date): number {
    return this.rows.filter(({ kind, actor_id: id, at }) => id === userId && at >= since && findVerbEvent(kind)?.isAside === true).length
  }

  /** When an entry of a kind was last made about a task; undefined where none was. */
  lastOf(kind: string, taskId: string): Date | undefined {
    return this.rows.findLast((row) => row.kind === kind && row.details.task === taskId)?.at
  }

  /** What was asked of this reader by the act that gave them the case last; '' where nothing was. */
  instructionsFor(actor: Actor): string {
    const keys = new Set(keysOf(actor))
    const act = this.rows.findLast((row) => addressees(row).some((key) => keys.has(key)))
    // who was asked in another's place is asked what the others were
    const words = act !== undefined && act.details.told !== undefined ? this.invitation?.opinion : act?.opinion
    return isSeen(actor, 'instructions', { isOwn: true }) ? (words ?? '') : ''
  }

  /** Who asked this person for an opinion, or to do a task, by what and with which words, in their language; '' where nobody of their own body did. */
  requestTo(actor: Actor, locale: Locale): string {
    const keys = new Set(keysOf(actor))
    const act = this.rows.findLast((row) => addressees(row).some((key) => keys.has(key)))
    const words = act && findVerbEvent(act.kind)?.words
    if (act === undefined || words === undefined || !isSeen(actor, 'instructions', { isOwn: true })) return ''
    return `${act.actor_name} ${textIn(words, locale)}${act.opinion === '' ? '' : `：${act.opinion}`}`
  }

  /** The step at which somebody other than the applicant acted last; null for none. */
  lastOfficialStep(): string | null {
    return this.rows.findLast((row) => row.kind === 'acted' && row.actor_role !== 'applicant')?.step ?? null
  }

  /** The entries that this reader may see, oldest first, each with the parts that they may see. */
  seenBy(actor: Actor, record: BodyFacts): CaseEvent[] {
    const keys = new Set(keysOf(actor))
    return this.rows.flatMap((row, index) => {
      // it was a task of the reader's own office, though another may have acted on it
      const isConcerned = row.candidate_key !== null && keys.has(row.candidate_key)
      const of = {
        isOwn: row.actor_id === actor.userId || (isConcerned && !isOfOtherAuthority(row)),
        isConvened: row.convener !== null && keys.has(row.convener),
      }
      const isAddressed = hearersOf(row).some((key) => keys.has(key) || (row.kind === 'returned' && isOfBureau(key, keys)))
      if (row.kind === replyEditedEvent && !isSeen(actor, 'reply-draft')) return []
      const isOfObligation = obligationEvents.has(row.kind)
      if (isOfObligation && !isSeen(actor, 'reply-issued')) return []
      if (row.kind !== 'submitted' && !isAddressed && !isSeen(actor, 'steps', of)) return []
      const verb = findVerbEvent(row.kind)
      if (!of.isOwn && !isAddressed && isWithinBody(row) && !isSeen(actor, 'within-body', of)) return []
      const isReason = verb?.isReasonTold === true || declarationOf(row.effect).isReasonTold === true
      const part = wordsOf(row.actor_role, row.effect)
      const isRead = of.isOwn || isOfObligation || isSeen(actor, part, of) || (isReason && isSeen(actor, 'reasons'))
      // of what is said within a body the others learn nothing, not that it was said either
      if (verb?.isAside === true && !isRead && !isAddressed) return []
      // who gets a case by a verb reads why, of whatever authority it comes
      const isAsked = isAddressed && (verb !== undefined || isSeen(actor, part, { isOwn: true }))
      const isTold = isRead || declarationOf(row.effect).isTold === true
      return [
        {
          id: row.id,
          at: row.at.toISOString(),
          kind: row.kind,
          actorName: nameFor(actor, { name: row.actor_name, role: row.actor_role, ...of }, record),
          actorBody: bodyBeside(actor, { name: row.actor_name, role: row.actor_role, ...of }, row.organization_name),
          actorRole: row.actor_role,
          step: row.step,
          stepName: row.step_name,
          outcome: isTold ? row.outcome : null,
          outcomeLabel: isTold ? row.outcome_label : null,
          opinion: isRead || isAsked ? row.opinion : '',
          details:
            isRead || isConcerned ? detailsFor(actor, row, this.rows.slice(0, index), of.isOwn || isConcerned) : clockDetails(row.details),
        },
      ]
    })
  }
}

/** Whether a key is of the bureau that a reader with these keys works for: what comes back to one of its steps is often done at another. */
function isOfBureau(key: string, keys: ReadonlySet<string>): boolean {
  const { role, place } = partsOfKey(key)
  const authority = authorityOf(role)
  return authority !== undefined && [...keys].map(partsOfKey).some((own) => authorityOf(own.role) === authority && own.place === place)
}

/** Whether an entry says how those who handle the case divide their work: who has a task, and what signers answered to who asked them. */
function isWithinBody({ kind, outcome }: Entry): boolean {
  return (
    holdingEvents.has(kind) || findVerbEvent(kind)?.isWithinBody === true || (kind === 'acted' && signerAnswers.includes(outcome ?? ''))
  )
}

/** Whether another authority than the one whose task it is acted on it: a province that reminds a county. */
function isOfOtherAuthority({ actor_role: role, roleOfStep }: Entry): boolean {
  const [acting, asked] = [authorityOf(role), authorityOf(roleOfStep)]
  return acting !== undefined && asked !== undefined && acting !== asked
}

function isOfOffice(actor: Actor, act: Entry | undefined): act is Entry {
  return act !== undefined && act.candidate_key !== null && keysOf(actor).includes(act.candidate_key)
}

function actOf(act: Entry): RecallOf['act'] {
  return { step: act.step ?? '', role: act.actor_role, taskId: String(act.details.task ?? ''), candidateKey: act.candidate_key ?? '' }
}
