import { sql, type RawBuilder } from 'kysely'
import type { CirculationQuery } from '@wenwu/core/circulations/list'
import type { CirculationRow } from '@wenwu/core/circulations/schemas'
import { newId } from '@wenwu/core/kernel/id'
import type { Page } from '@wenwu/core/kernel/page'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countFound, readPage } from '../../../platform/database/read-page.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { caseRowColumns, searchedOfCase, toCaseRow, visibleCases, type StoredCaseRow } from '../cases/index.ts'

/** Asks people of the caller's own body to read a case. Who was asked before and has not read it yet is not asked twice; gives those who are asked now. */
export async function circulate(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  { caseId, receivers, note }: { caseId: string; receivers: readonly string[]; note: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into circulations (id, case_id, sender_id, sender_name, organization_id, receiver_id, note, sent_at)
    select k.id, ${caseId}, ${actor.userId}, ${actor.name}, ${actor.organizationId}::uuid, k.receiver, ${note}, ${now}
    from unnest(${receivers.map(() => newId(now.getTime()))}::uuid[], ${[...receivers]}::uuid[]) as k (id, receiver)
    where not exists (select from circulations w where w.case_id = ${caseId} and w.receiver_id = k.receiver and w.organization_id = ${actor.organizationId} and w.read_at is null)
    returning receiver_id as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a case waits to be read by this person. One statement. */
export async function isToRead(
  db: Db,
  caseId: string,
  { userId, organizationId }: Pick<Actor, 'userId' | 'organizationId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('circulations')
    .select('id')
    .where('case_id', '=', caseId)
    .where('receiver_id', '=', userId)
    .where('organization_id', '=', organizationId)
    .where('read_at', 'is', null)
    .limit(1)
    .modifyEnd(byKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks what waits to be read by the caller as read. */
export async function markRead({ db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>, caseId: string): Promise<void> {
  await db
    .updateTable('circulations')
    .set({ read_at: now })
    .where('case_id', '=', caseId)
    .where('receiver_id', '=', actor.userId)
    .where('organization_id', '=', actor.organizationId)
    .where('read_at', 'is', null)
    .execute()
}

type StoredRow = StoredCaseRow & { circulation_id: string; sender_name: string; sent_at: Date; note: string; read_at: Date | null }

const orders: Record<CirculationQuery['sort'], RawBuilder<unknown>> = {
  'sent-desc': sql`k.sent_at desc, k.id desc`,
  'sent-asc': sql`k.sent_at, k.id`,
}

/** One page of what was circulated to the caller, as far as they may read the cases now. */
export function queryCirculations(ctx: Ctx, { page, filter, sort }: CirculationQuery): Promise<Page<CirculationRow>> {
  const found = circulationsOf(ctx, filter)
  return readPage(
    page,
    (limit, offset) => readRows(ctx, found, sort, limit, offset),
    (cap) => countFound(ctx.db, found.select(sql`1`.as('one')), cap),
  )
}

/** The first so many of them. */
export function readCirculations(ctx: Ctx, { filter, sort }: Omit<CirculationQuery, 'page'>, limit: number): Promise<CirculationRow[]> {
  return readRows(ctx, circulationsOf(ctx, filter), sort, limit, 0)
}

type Found = ReturnType<typeof circulationsOf>

/** What a filter means, in no order. */
function circulationsOf(ctx: Ctx, filter: CirculationQuery['filter']) {
  const { db, actor } = ctx
  let found = db
    .selectFrom('circulations as k')
    .innerJoin('cases as c', 'c.id', 'k.case_id')
    .where('k.receiver_id', '=', actor.userId)
    .where('k.organization_id', '=', actor.organizationId)
    .where(visibleCases(ctx))
  if (filter.state !== undefined) found = found.where('k.read_at', filter.state === 'read' ? 'is not' : 'is', null)
  for (const word of wordsOf(filter.keyword ?? '')) found = found.where(containsWord(searchedOfCase, word))
  return found
}

async function readRows(ctx: Ctx, found: Found, sort: CirculationQuery['sort'], limit: number, offset: number): Promise<CirculationRow[]> {
  const { actor, now } = ctx
  const calendar = ctx.services.calendar()
  const rows = (await found
    .select(caseRowColumns)
    .select(['k.id as circulation_id', 'k.sender_name', 'k.sent_at', 'k.note', 'k.read_at'])
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset)
    .execute()) as unknown as StoredRow[]
  return rows.map((row) => ({
    ...toCaseRow(row, calendar, now, actor),
    circulationId: row.circulation_id,
    sender: row.sender_name,
    sentAt: row.sent_at.toISOString(),
    note: row.note,
    readAt: row.read_at?.toISOString() ?? null,
  }))
}
