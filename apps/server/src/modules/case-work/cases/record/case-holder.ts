import { sql } from 'kysely'
import { authorityOf, rolesOfAuthority } from '@wenwu/core/auth/authority'
import type { Authority } from '@wenwu/core/organizations/candidates'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import { hasPermission, type Actor } from '../../../../platform/http/actor.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { readerOf } from '../readers/case-reader.ts'
import type { CaseRecord } from './case-repository.ts'

const officeRoles = rolesOfAuthority()

const lastOfAnAuthority = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('tasks')
    .select('role')
    .where('case_id', '=', at('caseId'))
    .where('role', 'in', officeRoles)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .modifyEnd(byKey),
)

/**
 * The authority that holds a case: the one whose step was reached last. Third parties, experts and an applicant who corrects get it from
 * that authority, which continues with it afterwards.
 */
export async function findHolder(db: Db, caseId: string): Promise<Authority | undefined> {
  const [row] = await lastOfAnAuthority(db, { caseId })
  return row === undefined ? undefined : authorityOf(row.role)
}

/** The authorities that hold several cases, by case. One query. */
export async function findHolders(db: Db, caseIds: readonly string[]): Promise<ReadonlyMap<string, Authority | undefined>> {
  const rows = await db
    .selectFrom('tasks')
    .select(['case_id', 'role'])
    .distinctOn('case_id')
    .where(sql<boolean>`case_id = any(${[...caseIds]}::uuid[])`)
    .where('role', 'in', officeRoles)
    .orderBy('case_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.case_id, authorityOf(row.role)]))
}

/** Whether this person belongs to the authority that holds a case in their scope. */
export function isHolder(actor: Actor, holder: Authority | undefined): boolean {
  return holder !== undefined && readerOf(actor) === holder
}

/** Voiding is for officials with the permission, while the case is open; a decided case stays as it was decided. `isHolder` says whether it is their level. */
export function isVoidable(actor: Actor, record: CaseRecord): boolean {
  return (
    hasPermission(actor, 'case.void') && record.status !== draftStatus && !closedStatuses.has(record.status) && record.decided_on === null
  )
}
