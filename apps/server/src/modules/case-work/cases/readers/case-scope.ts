import { sql, type RawBuilder } from 'kysely'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import type { RoleScope } from '@wenwu/core/roles/model'
import { applicantKey, hasPermission, type Actor } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { groupKeysOf, isKeyOf } from '../../process/index.ts'

/**
 * Which cases a person may see at all; the one place where it is decided. The parts are those of their roles, joined by OR. Drafts
 * are their applicant's alone, so an official's part never reaches one.
 */
export interface CaseScope {
  parts: ScopePart[]
  /** Whether drafts can be among them: the person is an applicant. */
  hasDrafts: boolean
}

export type ScopePart =
  /** Filed under one of the keys (an organisation, or a person without one); by this very person where `userId` is given. */
  | { kind: 'filed'; keys: string[]; userId: string | null }
  /** Filed by an organisation or one below it in the tree. */
  | { kind: 'below'; organizationId: string }
  /** An official's own: a task of it is in their hand, or was. */
  | { kind: 'handled'; userId: string }
  | { kind: 'province'; provinceCodes: string[] }
  /** Where the form names a region whose code begins so. */
  | { kind: 'region'; prefix: string }
  | { kind: 'nation' }
  /** A work group of theirs has a task of it, or had one: as long as an assignment. */
  | { kind: 'offered'; keys: string[]; since: Date }
  /** A colleague of the same body asked them to read it; as long as an assignment. */
  | { kind: 'circulated'; userId: string; organizationId: string; since: Date }
  /** Entrusted; once the part has ended and the case is closed, until it was last changed before `since`. */
  | { kind: 'assigned'; keys: string[]; since: Date }

/** The scope of the caller of a request. */
export function caseScope(ctx: Pick<Ctx, 'actor' | 'now' | 'services'>): CaseScope {
  return scopeOf(ctx.actor, new Date(ctx.now.getTime() - ctx.services.config.assignmentDays * 86_400_000))
}

/** Of `cases c`: those that the caller may read now, for the rows of another module about cases. */
export function visibleCases(ctx: Pick<Ctx, 'actor' | 'now' | 'services'>): RawBuilder<boolean> {
  return scopeCondition(caseScope(ctx))
}

/**
 * The scope of a person by the data scopes of their roles, and what their work groups were offered. Applicants see what they or their organisation filed, drafts included,
 * whatever else a role says: other people's cases are for officials. `since`: cases closed before it are no longer read by those
 * whose part in them has ended.
 */
export function scopeOf(actor: Actor, since: Date): CaseScope {
  const isApplicant = actor.kind !== 'official'
  const groups = groupKeysOf(actor)
  const parts: ScopePart[] = [
    ...actor.scopes.flatMap((scope) => (isApplicant ? applicantParts(actor, scope) : officialParts(actor, scope, since))),
    ...(groups.length === 0 ? [] : [{ kind: 'offered' as const, keys: groups, since }]),
  ]
  if (isReadersPart(actor, parts)) parts.push({ kind: 'circulated', userId: actor.userId, organizationId: actor.organizationId, since })
  if (parts.some((part) => part.kind === 'nation')) return { parts: [{ kind: 'nation' }], hasDrafts: false }
  return { parts, hasDrafts: isApplicant }
}

/**
 * Whether what is circulated to a person opens cases that their roles do not: of an official who reads less than the body does. Whose roles open
 * the body's cases needs no part of their own, which would cost each of their lists; who is outside is asked by an act of its own.
 */
function isReadersPart(actor: Actor, parts: readonly ScopePart[]): actor is Actor & { organizationId: string } {
  const isBodys = parts.some(({ kind }) => kind === 'province' || kind === 'region' || kind === 'nation' || kind === 'assigned')
  return actor.kind === 'official' && actor.organizationId !== null && !isBodys && hasPermission(actor, 'case.circulate')
}

function applicantParts(actor: Actor, scope: RoleScope): ScopePart[] {
  switch (scope.kind) {
    case 'own':
      return [{ kind: 'filed', keys: [...new Set([actor.userId, applicantKey(actor)])], userId: actor.userId }]
    case 'organization':
      return [{ kind: 'filed', keys: [applicantKey(actor)], userId: null }]
    case 'organization-and-below':
      return actor.organizationId === null
        ? [{ kind: 'filed', keys: [actor.userId], userId: null }]
        : [{ kind: 'below', organizationId: actor.organizationId }]
    default:
      return []
  }
}

function officialParts(actor: Actor, scope: RoleScope, since: Date): ScopePart[] {
  const { organizationId, provinceCode, regionCode, userId } = actor
  switch (scope.kind) {
    case 'own':
      return [{ kind: 'handled', userId }]
    case 'organization':
      return organizationId === null ? [] : [{ kind: 'filed', keys: [organizationId], userId: null }]
    case 'organization-and-below':
      return organizationId === null ? [] : [{ kind: 'below', organizationId }]
    case 'province':
      return provinceCode === null ? [] : [{ kind: 'province', provinceCodes: [provinceCode] }]
    case 'region':
      return regionCode === null ? [] : [{ kind: 'region', prefix: regionCode }]
    case 'nation':
      return [{ kind: 'nation' }]
    case 'assigned': {
      // an expert judges in person, whatever body they belong to; a third party's people share what their body was entrusted with
      const keys = [
        ...(scope.role === 'third-party' ? [] : [userId]),
        ...(scope.role === 'expert' || organizationId === null ? [] : [organizationId]),
      ]
      return keys.length === 0 ? [] : [{ kind: 'assigned', keys, since }]
    }
    case 'list':
      return [
        ...(scope.provinces.length === 0 ? [] : [{ kind: 'province' as const, provinceCodes: scope.provinces }]),
        ...(scope.organizations.length === 0 ? [] : [{ kind: 'filed' as const, keys: scope.organizations, userId: null }]),
      ]
    case 'none':
      return []
  }
}

/** Whose cases a scope has where that is all that it asks: the nation's (`all`) or those of a province. */
export function provincesOf({ parts, hasDrafts }: CaseScope): string[] | 'all' | undefined {
  const [part] = parts
  if (parts.length !== 1 || part === undefined || hasDrafts) return undefined
  if (part.kind === 'nation') return 'all'
  return part.kind === 'province' && part.provinceCodes.length === 1 ? part.provinceCodes : undefined
}

/** Whether a scope opens each case on which its person has acted, wherever it is. */
export function opensAllHandled({ parts }: CaseScope): boolean {
  return parts.some(({ kind }) => kind === 'nation' || kind === 'handled')
}

const closedList = sql.join([...closedStatuses].map((status) => sql.lit(status)))
const submitted = sql<boolean>`c.status <> ${sql.lit(draftStatus)}`

/** The scope as a condition on `cases c`; the constants match the partial indexes. `isInScope` says the same of one case. */
export function scopeCondition(scope: CaseScope): RawBuilder<boolean> {
  if (scope.parts.length === 0) return sql<boolean>`false`
  if (scope.parts.some((part) => part.kind === 'nation')) return submitted
  const conditions = scope.parts.map(partCondition)
  const any = conditions.length === 1 ? conditions[0]! : sql<boolean>`(${sql.join(conditions, sql` or `)})`
  return scope.hasDrafts ? any : sql<boolean>`${any} and ${submitted}`
}

function partCondition(part: ScopePart): RawBuilder<boolean> {
  switch (part.kind) {
    case 'filed': {
      const filed = oneOf(sql`c.applicant_key`, part.keys, 'uuid')
      return part.userId === null ? filed : sql<boolean>`(${filed} and c.applicant_user_id = ${part.userId})`
    }
    case 'below':
      // `union` ends where the tree would run in a circle
      return sql<boolean>`c.applicant_key in (
        with recursive below as (
          select ${part.organizationId}::uuid as id union select o.id from organizations o join below on o.parent_id = below.id)
        select id from below)`
    case 'handled':
      return sql<boolean>`c.id in (
        select t.case_id from tasks t where t.state = 'done' and t.completed_by = ${part.userId}
        union all select t.case_id from tasks t where t.state = 'open' and t.claimed_by = ${part.userId})`
    case 'province':
      return oneOf(sql`c.province_code`, part.provinceCodes, 'text')
    case 'region':
      // codes are digits, so nothing of it is a pattern
      return sql<boolean>`c.region_code like ${`${part.prefix}%`}`
    case 'nation':
      return sql<boolean>`true`
    case 'offered':
      return sql<boolean>`c.id in (
        select t.case_id from tasks t join cases g on g.id = t.case_id where ${isKeyOf('group', 't.candidate_key')} and t.candidate_key = any(${part.keys}::text[])
          and (t.state = 'open' or (t.state = 'done' and (g.status not in (${closedList}) or g.updated_at >= ${part.since}))))`
    case 'circulated':
      return sql<boolean>`exists (
        select 1 from circulations k where k.case_id = c.id and k.receiver_id = ${part.userId} and k.organization_id = ${part.organizationId}
          and (c.status not in (${closedList}) or c.updated_at >= ${part.since}))`
    case 'assigned':
      return sql<boolean>`exists (
        select 1 from case_assignments a where a.case_id = c.id and ${oneOf(sql`a.assignee_key`, part.keys, 'uuid')}
          and (a.ended_at is null or c.status not in (${closedList}) or c.updated_at >= ${part.since}))`
  }
}

/** One value by `=`, so that an index gives its order too; several by `any`. */
function oneOf(column: RawBuilder<unknown>, values: readonly string[], type: 'uuid' | 'text'): RawBuilder<boolean> {
  return values.length === 1 ? sql<boolean>`${column} = ${values[0]}` : sql<boolean>`${column} = any(${[...values]}::${sql.raw(type)}[])`
}

/** What the scope needs to know of a case. */
export interface ScopeFacts {
  status: string
  applicantKey: string
  applicantUserId: string
  provinceCode: string | null
  regionCode: string | null
  updatedAt: Date
  /** Organisations above the one that filed it, that one included. */
  organizationsAbove: readonly string[]
  assignments: readonly { key: string; endedAt: Date | null }[]
  /** To whom it was circulated, by colleagues of which body. */
  circulations: readonly { receiver: string; organizationId: string }[]
  /** Who has a task of it in hand or has done one. */
  handlers: readonly string[]
  /** Its tasks that are open or done, with the key they were offered under. */
  tasks: readonly { candidateKey: string; isOpen: boolean }[]
}

/** Whether a case is in a scope: the condition above, said of one case in memory. The property test holds the two together. */
export function isInScope(scope: CaseScope, facts: ScopeFacts): boolean {
  if (!scope.hasDrafts && facts.status === draftStatus) return false
  return scope.parts.some((part) => {
    switch (part.kind) {
      case 'filed':
        return part.keys.includes(facts.applicantKey) && (part.userId === null || part.userId === facts.applicantUserId)
      case 'below':
        return facts.organizationsAbove.includes(part.organizationId)
      case 'handled':
        return facts.handlers.includes(part.userId)
      case 'province':
        return facts.provinceCode !== null && part.provinceCodes.includes(facts.provinceCode)
      case 'region':
        return facts.regionCode?.startsWith(part.prefix) ?? false
      case 'nation':
        return true
      case 'offered':
        return facts.tasks.some(
          ({ candidateKey, isOpen }) =>
            part.keys.includes(candidateKey) &&
            (isOpen || !closedStatuses.has(facts.status) || facts.updatedAt.getTime() >= part.since.getTime()),
        )
      case 'circulated':
        return (
          facts.circulations.some(({ receiver, organizationId }) => receiver === part.userId && organizationId === part.organizationId) &&
          (!closedStatuses.has(facts.status) || facts.updatedAt.getTime() >= part.since.getTime())
        )
      case 'assigned':
        return facts.assignments.some(
          ({ key, endedAt }) =>
            part.keys.includes(key) &&
            (endedAt === null || !closedStatuses.has(facts.status) || facts.updatedAt.getTime() >= part.since.getTime()),
        )
    }
  })
}
