import { sql, type RawBuilder } from 'kysely'
import type { InputOf } from '@wenwu/core/http/endpoint'
import type { Text } from '@wenwu/core/i18n/text'
import type { Confirmer, Debtor } from '@wenwu/core/item/obligation'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { countCap, type Page } from '@wenwu/core/kernel/page'
import { sheetFields } from '@wenwu/core/list/field'
import type { contract } from '@wenwu/core/obligations/contract'
import { obligationList, type ObligationQuery } from '@wenwu/core/obligations/list'
import { remindedDays, type ObligationState } from '@wenwu/core/obligations/model'
import type { ObligationRow } from '@wenwu/core/obligations/schemas'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import { countFound, readPage } from '../../../platform/database/read-page.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { noteExport } from '../../base/audit/index.ts'
import { caseRowColumns, isSeen, searchedOfCase, toCaseRow, visibleCases, type StoredCaseRow } from '../cases/index.ts'
import { canJudge, canReport, opensOn, partyOf } from './parties.ts'
import { reportFirst } from './reported-day.ts'
import { returnedFor } from './returned-for.ts'
import { timeBefore, type TimeBefore } from './time-before.ts'

type StoredRow = StoredCaseRow & {
  obligation_id: string
  duty: Text
  owed_by: Debtor
  confirmed_by: Confirmer
  state: ObligationState
  obligation_due: string | null
  returned_for: string | null
  time_before: TimeBefore | null
  report_first: Text | null
}

const orders: Record<ObligationQuery['sort'], RawBuilder<unknown>> = {
  'due-asc': sql`o.due_on, o.id`,
  'due-desc': sql`o.due_on desc nulls last, o.id desc`,
}

/** One page of the obligations of the cases in the caller's scope. */
export function queryObligations(ctx: Ctx, query: ObligationQuery): Promise<Page<ObligationRow>> {
  const found = obligationsOf(ctx, query.filter)
  return readPage(
    query.page,
    (limit, offset) => readRows(ctx, found, query.sort, limit, offset),
    (cap) => countFound(ctx.db, found.select(sql`1`.as('one')), cap),
  )
}

/** The obligations of the same query as xlsx. The export is audited before the first byte. */
export async function exportObligations(ctx: Ctx, query: InputOf<typeof contract.export>): Promise<StreamReply> {
  const { keyword, itemCode, provinceCode, dueFrom, dueTo, preset, owedBy } = query.filter
  // what was looked for may be a name
  const filter = {
    keyword: keyword !== undefined,
    item: itemCode,
    province: provinceCode,
    from: dueFrom,
    to: dueTo,
    preset,
    holder: owedBy,
  }
  const columns = sheetFields(obligationList.fields, query.columns).map((field) => field.title)
  await noteExport(ctx, 'obligations.export', { type: 'obligation', id: '' }, { filter, columns })
  return exportList(ctx, obligationList, query, await readRows(ctx, obligationsOf(ctx, query.filter), query.sort, countCap, 0))
}

type Found = ReturnType<typeof obligationsOf>

/** The obligations that a filter means, in no order. */
export function obligationsOf(ctx: Ctx, filter: ObligationQuery['filter']) {
  const { db, actor, now } = ctx
  let found = db
    .selectFrom('obligations as o')
    .innerJoin('cases as c', 'c.id', 'o.case_id')
    .where('o.state', '<>', 'ended')
    .where(visibleCases(ctx))
    // they come with the reply
    .where(isSeen(actor, 'reply-issued') ? sql<boolean>`true` : sql<boolean>`false`)
  if (filter.preset !== undefined) found = found.where(presetCondition(ctx, filter.preset, toShanghaiDate(now)))
  if (filter.itemCode !== undefined) found = found.where('c.item_code', '=', filter.itemCode)
  if (filter.provinceCode !== undefined) found = found.where('c.province_code', '=', filter.provinceCode)
  if (filter.owedBy !== undefined) found = found.where('o.owed_by', '=', filter.owedBy)
  if (filter.dueFrom !== undefined) found = found.where('o.due_on', '>=', filter.dueFrom)
  if (filter.dueTo !== undefined) found = found.where('o.due_on', '<=', filter.dueTo)
  for (const word of wordsOf(filter.keyword ?? ''))
    found = found.where(sql<boolean>`(${containsWord(searchedOfCase, word)} or ${containsWord(sql`o.name ->> 'zh_CN'`, word)})`)
  return found
}

function presetCondition(
  { actor }: Pick<Ctx, 'actor'>,
  preset: NonNullable<ObligationQuery['filter']['preset']>,
  today: string,
): RawBuilder<boolean> {
  switch (preset) {
    case 'mine': {
      const party = partyOf(actor) ?? ''
      const isOwn = sql`((o.state = 'open' and o.owed_by = ${party} and ${reportFirst} is null) or (o.state = 'reported' and o.confirmed_by = ${party}))`
      return party === 'province' ? sql<boolean>`${isOwn} and c.province_code = ${actor.provinceCode}` : sql<boolean>`${isOwn}`
    }
    case 'late':
      return sql<boolean>`o.state = 'open' and o.due_on < ${today}`
    case 'soon':
      return sql<boolean>`o.state = 'open' and o.due_on between ${today} and ${addDays(today, remindedDays)}`
    case 'coming':
      return sql<boolean>`(o.state = 'waiting' or (o.state = 'open' and o.due_on >= ${today}))`
    case 'reported':
    case 'fulfilled':
      return sql<boolean>`o.state = ${preset}`
    case 'all':
      return sql<boolean>`true`
  }
}

async function readRows(ctx: Ctx, found: Found, sort: ObligationQuery['sort'], limit: number, offset: number): Promise<ObligationRow[]> {
  const { actor, now } = ctx
  const calendar = ctx.services.calendar()
  const today = toShanghaiDate(now)
  const rows = (await found
    .select(caseRowColumns)
    .select([
      'o.id as obligation_id',
      'o.name as duty',
      'o.owed_by',
      'o.confirmed_by',
      'o.state',
      'o.due_on as obligation_due',
      returnedFor.as('returned_for'),
      timeBefore.as('time_before'),
      reportFirst.as('report_first'),
    ])
    .orderBy(orders[sort])
    .limit(limit)
    .offset(offset)
    .execute()) as unknown as StoredRow[]
  return rows.map((row) => ({
    ...toCaseRow(row, calendar, now, actor),
    obligationId: row.obligation_id,
    name: row.duty,
    owedBy: row.owed_by,
    confirmedBy: row.confirmed_by,
    state: row.state,
    dueOn: row.obligation_due,
    isLate: row.state === 'open' && row.obligation_due !== null && row.obligation_due < today,
    returnedFor: row.returned_for,
    opensOn: opensOn(row, today),
    canReport: canReport(actor, row, today),
    canJudge: canJudge(actor, row),
  }))
}
