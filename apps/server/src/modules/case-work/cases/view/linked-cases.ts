import { sql } from 'kysely'
import { isReappliable } from '@wenwu/core/codes/conclusions'
import type { LinkedCase } from '@wenwu/core/cases/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { CaseRecord } from '../record/case-repository.ts'
import { caseScope, scopeCondition } from '../readers/case-scope.ts'

/** The cases of the caller's scope between which a matter was applied for again: before this one, and after it. One statement, none for most cases. */
export async function findLinkedCases(
  ctx: Ctx,
  record: Pick<CaseRecord, 'id' | 'reapplied_from' | 'conclusion'>,
): Promise<{ reappliedFrom: LinkedCase | null; reappliedAs: LinkedCase | null }> {
  if (record.reapplied_from === null && !isReappliable(record.conclusion)) return { reappliedFrom: null, reappliedAs: null }
  const { rows } = await sql<LinkedCase & { isLater: boolean }>`
    select c.id, c.number, c.title, c.reapplied_from is not distinct from ${record.id} as "isLater" from cases c
    where (c.id = ${record.reapplied_from} or c.reapplied_from = ${record.id}) and ${scopeCondition(caseScope(ctx))}`.execute(ctx.db)
  const linked = (isLater: boolean) => {
    const found = rows.find((row) => row.isLater === isLater)
    return found === undefined ? null : { id: found.id, number: found.number, title: found.title }
  }
  return { reappliedFrom: linked(false), reappliedAs: linked(true) }
}
