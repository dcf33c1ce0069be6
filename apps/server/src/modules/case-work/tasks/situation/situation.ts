import { sql } from 'kysely'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import type { Token } from '@wenwu/bpmn/state'
import type { Authority } from '@wenwu/core/organizations/candidates'
import type { DocumentSummary } from '@wenwu/core/cases/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { Standing } from '@wenwu/core/tasks/standing'
import type { TaskSettings } from '@wenwu/core/item/model'
import { usualSettings, type StepSettings } from '@wenwu/core/task-settings/model'
import { authorityOf } from '@wenwu/core/auth/authority'
import type { WorkCalendar } from '@wenwu/core/clock/calendar'
import type { CaseMove } from '@wenwu/core/clock/clock-moves'
import { outsideDays } from '@wenwu/core/item/outside-time'
import { hasPermission, type Actor, type Principal } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { listExperts } from '../../../base/accounts/index.ts'
import {
  CaseHistory,
  findExtendedClocks,
  findHolder,
  findHolders,
  getVisibleCase,
  isClockExtended as hasExtendedClock,
  isHolder,
  listVisibleRecords,
  type CaseRecord,
} from '../../cases/index.ts'
import { findDocumentOfCase } from '../../documents/index.ts'
import { getItemVersion, getTaskSettings, type LoadedItem } from '../../items/index.ts'
import {
  allStepSettings,
  authorityBodies,
  canAct,
  findInstance,
  findInstances,
  type Instance,
  keyOfStep,
  keyOfThirdParty,
  keyOfUser,
  keysOf,
  listGroupsOf,
  lockInstance,
  officeKeys,
  placeOf as placeOfTask,
  principalOf,
  readPeopleAround,
  readPeopleOfKeys,
  readTaskPeople,
  type TaskPerson,
  thirdPartyInKey,
  userInKey,
  type WorkGroup,
} from '../../process/index.ts'
import { isToRead } from '../../circulations/index.ts'

/** An open task of the case, held or not. */
export interface OpenTask {
  id: string
  case_id: string
  token_id: string
  step: string
  step_name: Text
  candidate_key: string
  claimed_by: string | null
  claimed_at: Date | null
  is_asked: boolean
  created_at: Date
  /** Name of the one person or body that it waits for. */
  assignee: string | null
}

/** One who may be asked for an opinion, with the field of work. */
export interface ExpertPerson extends TaskPerson {
  field: string
}

/** What is read of a case, its person and who can act, each under the name by which verbs ask for it. */
interface Facts {
  actor: Actor
  now: Date
  calendar: WorkCalendar
  record: CaseRecord
  item: LoadedItem
  instance: Instance
  history: CaseHistory
  tasks: readonly OpenTask[]
  /** Work groups that this person may give a task to. */
  groups: readonly WorkGroup[]
  /** Who may be asked in the place of an expert; empty where none is asked now. */
  experts: readonly ExpertPerson[]
  /** The people of the person's own body who may be asked to read. */
  colleagues: readonly TaskPerson[]
  /** The case was circulated to this person, who has not said yet that they read it. */
  isToRead: boolean
  /** The matter was applied for again: another case was made from this one, and submitted. */
  isReapplied: boolean
  /** The open clock has had its one extension. */
  isClockExtended: boolean
  /** How far the reply of the case is; undefined before one was drafted, and where nobody moves the case by hand. */
  replyStatus: DocumentSummary['status'] | undefined
}

/** What only the answers of a situation are made of. */
interface Behind {
  holder: Authority | undefined
  people: readonly TaskPerson[]
  settings: ReadonlyMap<string, StepSettings>
}

/** The facts under their names: said once, in `Facts`. */
export interface Situation extends Readonly<Facts> {}

/** All that verbs decide on: read once, in the transaction, and after the lock where something is to be done. */
export class Situation {
  private readonly behind: Behind

  constructor(facts: Facts, behind: Behind) {
    Object.assign(this, facts)
    this.behind = behind
  }

  /** Milliseconds before a task may be urged again, as its step is set. */
  coolDownOf({ step }: Pick<OpenTask, 'step'>): number {
    const { urgeHours } = this.behind.settings.get(`${this.item.code}/${step}`) ?? usualSettings
    return urgeHours * 3_600_000
  }

  /** How many opinions are enough at a step of experts: as it is set, else as the item has it; null: all. */
  enoughOpinionsOf({ step }: Pick<OpenTask, 'step'>): number | null {
    return this.behind.settings.get(`${this.item.code}/${step}`)?.enoughOpinions ?? this.settingsOf({ step }).enoughOpinions ?? null
  }

  /** Working days within which an expert answers at a step, as it is set, else as the item has it. */
  answerDaysOf({ step }: Pick<OpenTask, 'step'>): number {
    const { limitDays } = this.behind.settings.get(`${this.item.code}/${step}`) ?? usualSettings
    return outsideDays(this.settingsOf({ step }), limitDays) ?? 0
  }

  /** The key of the body that was entrusted last. */
  keyOfBody(): string {
    return keyOfThirdParty(String(this.instance.state.variables.thirdParty ?? ''))
  }

  settingsOf({ step }: Pick<OpenTask, 'step'>): TaskSettings {
    return getTaskSettings(this.item, step)
  }

  /** The token that a task stands for. */
  tokenOf(task: OpenTask): Token | undefined {
    return this.instance.state.tokens.find(({ id }) => id === task.token_id)
  }

  /** What a task is to who has it. */
  standingOf(task: OpenTask): Standing {
    return placeOfTask(this.instance.state.tokens, task.token_id).standing
  }

  /** Offered to this person and claimed by no other, or a colleague's for whom they stand in. */
  isMine(task: OpenTask): boolean {
    const isOwn = this.isOffered(task) && (task.claimed_by === null || task.claimed_by === this.actor.userId)
    return isOwn || this.principalOf(task) !== undefined
  }

  /** The colleague for whom this person would act at a task; undefined where it is their own, and where they may not. */
  principalOf(task: OpenTask): Principal | undefined {
    return principalOf(this.actor, { ...task, role: this.settingsOf(task).role }, this.item.code)
  }

  /** Whether this person leads the authority whose step it is. */
  isLead(task: Pick<OpenTask, 'step'>): boolean {
    const authority = authorityOf(this.settingsOf(task).role)
    return hasPermission(this.actor, 'task.lead') && isHolder(this.actor, authority)
  }

  /** Whether this person belongs to the authority that holds the case, whoever acts for it just now. */
  isOfHolder(): boolean {
    return isHolder(this.actor, this.behind.holder)
  }

  /**
   * Whether the open clock is this person's to extend, to stop and to let go on (行政许可法 42, 45条: the head of the body whose time it is): that of its body, also
   * while the case is back at another one, and of no one else. A clock of before has no body: who holds the case.
   */
  isOfClock(): boolean {
    const { clock_body: body } = this.record
    return body === null ? this.isOfHolder() : this.isOf(body as Authority)
  }

  /** Where the case is, for its clock: an accepted one that was sent to its applicant by a detour is only supplemented. */
  whereabouts(): CaseMove {
    const open = this.tasks.map((task) => ({ ...this.settingsOf(task), body: authorityOf(this.settingsOf(task).role) ?? null }))
    const isAsked = this.tasks.some((task) => authorityOf(this.settingsOf(task).role) === undefined && this.standingOf(task) === 'detour')
    const { accepted_at: accepted, decided_on: decided } = this.record
    return { open, isBack: false, isDecided: decided !== null, isSupplement: accepted !== null && isAsked }
  }

  /** Whether this person belongs to an authority that has the case, or has had it at one of its steps. */
  isOfHandler(): boolean {
    const visited = this.instance.state.history.map(({ node }) => this.item.tasks.get(node)?.role)
    return this.isOfHolder() || visited.some((role) => role !== undefined && this.isOf(authorityOf(role)))
  }

  /** Whether this person belongs to an authority. */
  isOf(authority: Authority | undefined): boolean {
    return isHolder(this.actor, authority)
  }

  /** The key under which a step is offered when the case comes to it. */
  keyOfStep(step: string): string {
    return keyOfStep(this, step)
  }

  /** The officials, experts and people of third parties who hold a key and can act. */
  peopleOf(key: string): readonly TaskPerson[] {
    return this.behind.people.filter((person) => keysOf(person).includes(key))
  }

  /** Whom a task waits for: the person who claimed it, else all to whom it is offered. */
  waitedFor(task: OpenTask): readonly TaskPerson[] {
    const people = this.peopleOf(task.candidate_key)
    return task.claimed_by === null ? people : people.filter(({ userId }) => userId === task.claimed_by)
  }

  /** The officials of the authority whose step it is, of whatever role. */
  colleaguesOf({ step }: Pick<OpenTask, 'step'>): readonly TaskPerson[] {
    const keys = officeKeys(this.settingsOf({ step }).role, this.place)
    return this.behind.people.filter((person) => keysOf(person).some((key) => keys.includes(key)))
  }

  private get place() {
    return placeOf(this.record)
  }

  holdsKey(key: string): boolean {
    return keysOf(this.actor).includes(key)
  }

  private isOffered(task: OpenTask): boolean {
    return this.holdsKey(task.candidate_key)
  }
}

/**
 * The situation of a case that the caller may see; `isLocked`: to act in it, the instance is locked first and everything is read afterwards. Undefined for
 * a draft, which has no process. A fixed number of queries. Throws `not-found`.
 */
export async function readSituation(ctx: Ctx, caseId: string, { isLocked = false } = {}): Promise<Situation | undefined> {
  const { db, actor, now } = ctx
  const seen = await getVisibleCase(ctx, caseId)
  if (seen.status === draftStatus) return undefined
  const instance = isLocked ? await lockInstance(db, caseId) : await findInstance(db, caseId)
  if (instance === undefined) return undefined
  // behind the lock: a migration may have taken it to another version meanwhile, its applicant may have it as a draft again
  // the row of a concluded one too, so that applying again comes before or after, never between
  const record = isLocked ? await getVisibleCase(ctx, caseId, { isLocked: closedStatuses.has(seen.status) }) : seen
  if (record.status === draftStatus) return undefined
  const item = await getItemVersion(db, record.item_version_id)
  const [tasks, history, holder, groups, isReapplied, isClockExtended, isUnread, reply] = await Promise.all([
    openTasks(db, [caseId], isLocked),
    CaseHistory.load(db, caseId, item),
    findHolder(db, caseId),
    listGroupsOf(db, actor),
    // only a concluded case is applied for again
    closedStatuses.has(record.status) && hasPermission(actor, 'case.reopen') ? isReappliedFor(db, caseId) : false,
    hasExtendedClock(db, record),
    actor.kind === 'official' && actor.organizationId !== null && isToRead(db, caseId, actor),
    hasPermission(actor, 'case.jump') ? findDocumentOfCase(db, caseId) : undefined,
  ])
  const { people, colleagues } =
    actor.kind === 'official'
      ? await readPeopleAround(db, keysInPlay(actor, { record, item, instance, tasks }), [record.province_code], actor.organizationId)
      : { people: [], colleagues: [] }
  const settings = await allStepSettings(ctx.services, db)
  const experts = actor.kind === 'official' ? await expertsFor(db, [{ item, tasks }]) : []
  const calendar = ctx.services.calendar()
  const read = { actor, now, calendar, record, item, instance, history, tasks, groups, experts, colleagues, isReapplied, isClockExtended }
  return new Situation({ ...read, isToRead: isUnread, replyStatus: reply?.status }, { holder, people, settings })
}

/**
 * The situations of several cases for an official, by case; those that the caller may not see and drafts are left out. As many queries as for one
 * of them, however many there are.
 */
export async function readSituations(ctx: Ctx, caseIds: readonly string[]): Promise<ReadonlyMap<string, Situation>> {
  const { db, actor, now } = ctx
  const records = (await listVisibleRecords(ctx, caseIds)).filter(({ status }) => status !== draftStatus)
  const seen = records.map(({ id }) => id)
  const items = new Map<string, LoadedItem>()
  for (const { id, item_version_id: version } of records) items.set(id, await getItemVersion(db, version))
  const [instances, open, histories, holders, groups, settings, extended] = await Promise.all([
    findInstances(db, seen),
    openTasks(db, seen, false),
    CaseHistory.loadAll(db, items),
    findHolders(db, seen),
    listGroupsOf(db, actor),
    allStepSettings(ctx.services, db),
    findExtendedClocks(db, seen),
  ])
  const places = records.flatMap((record) => {
    const instance = instances.get(record.id)
    const tasks = open.filter((task) => task.case_id === record.id)
    return instance === undefined ? [] : [{ record, instance, tasks, item: items.get(record.id)! }]
  })
  const people = await readPeopleOfKeys(
    db,
    [...new Set(places.flatMap((place) => keysInPlay(actor, place)))],
    [...new Set(places.map(({ record }) => record.province_code))],
  )
  // a concluded case has no open tasks, and only such a one is applied for again
  const calendar = ctx.services.calendar()
  const shared = {
    isReapplied: false,
    isToRead: false,
    replyStatus: undefined,
    colleagues: [],
    actor,
    now,
    calendar,
    groups,
    experts: await expertsFor(db, places),
  }
  return new Map(
    places.map((place) => {
      const { id } = place.record
      return [
        id,
        new Situation(
          { ...place, ...shared, history: histories.get(id)!, isClockExtended: extended.has(id) },
          { holder: holders.get(id), people, settings },
        ),
      ]
    }),
  )
}

/** The keys of the open and earlier steps of a case, and of the offices whose steps are open: officials say who else there is; to an applicant no person is named. */
function keysInPlay(actor: Actor, { record, item, instance, tasks }: Pick<Facts, 'record' | 'item' | 'instance' | 'tasks'>): string[] {
  const isMoved = hasPermission(actor, closedStatuses.has(record.status) ? 'case.reopen' : 'case.jump')
  const visited = isMoved ? item.tasks.keys() : instance.state.history.map(({ node }) => node)
  const steps = [...new Set([...visited, ...tasks.map(({ step }) => step)])]
  const keys = steps.flatMap((step) => (item.tasks.has(step) ? [keyOfStep({ record, item, instance }, step)] : []))
  const offices = [...new Set(tasks.map(({ step }) => step))].flatMap((step) =>
    officeKeys(getTaskSettings(item, step).role, placeOf(record)),
  )
  const isOfAuthority = actor.roles.some((role) => authorityOf(role) !== undefined)
  const bodies = isOfAuthority ? authorityBodies(placeOf(record)).flatMap(({ keys: own }) => own) : []
  return [...keys, ...offices, ...bodies, ...tasks.map(({ candidate_key: key }) => key)]
}

function placeOf({ province_code: provinceCode, region_code: regionCode }: CaseRecord) {
  return { provinceCode, regionCode }
}

/** Who may be asked in the place of an expert; read where one of the cases waits for experts. */
async function expertsFor(db: Db, places: readonly Pick<Facts, 'item' | 'tasks'>[]): Promise<ExpertPerson[]> {
  const isReviewed = places.some(({ item, tasks }) => tasks.some(({ step }) => item.tasks.get(step)?.organization === 'element'))
  return isReviewed ? readExperts(db) : []
}

async function readExperts(db: Db): Promise<ExpertPerson[]> {
  const listed = await listExperts(db)
  const people = await readTaskPeople(
    db,
    listed.map(({ id }) => id),
  )
  return listed.flatMap(({ id, field }) => {
    const person = people.get(id)
    return person !== undefined && canAct(person, keyOfUser(id)) ? [{ ...person, field }] : []
  })
}

async function openTasks(db: Db, caseIds: readonly string[], isLocked: boolean): Promise<OpenTask[]> {
  const { rows } = await sql<OpenTask>`
    select t.id, t.case_id, t.token_id, t.step, t.step_name, t.candidate_key, t.claimed_by, t.claimed_at, t.is_asked, t.created_at, coalesce(p.name, o.name) as assignee from tasks t
    left join users p on p.id = ${userInKey('t.candidate_key')}
    left join organizations o on o.id = ${thirdPartyInKey('t.candidate_key')}
    where t.case_id = any(${[...caseIds]}::uuid[]) and t.state = 'open' order by t.created_at, t.id ${isLocked ? sql`for update of t` : sql``} ${byKey}`.execute(
    db,
  )
  return rows
}

/** A draft is its applicant's alone until it is submitted, and keeps nobody from anything: `submitDraft` asks how the case stands then. */
async function isReappliedFor(db: Db, caseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases')
    .select('id')
    .where('reapplied_from', '=', caseId)
    .where('status', '<>', draftStatus)
    .limit(1)
    .modifyEnd(byKey)
    .executeTakeFirst()
  return row !== undefined
}
