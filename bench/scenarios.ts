import { newId } from '@wenwu/core/kernel/id'
import { items } from '../packages/items/src/index.generated.ts'
import type { Stock } from './dataset.ts'
import type { Call } from './load.ts'
import { measuredItem } from './prototypes.ts'
import { withClient, type Stage } from './stage.ts'
import { hardSearches, makeDice, makeSearch } from './words.ts'

/** Sessions per account, so that connections do not share one row. */
const sessions = 8

/** What the list is asked for: a status or an item or nothing, in each sort; page of ten with its capped total. */
const listFilters: object[] = [
  {},
  ...['G12', 'G03', 'G08', 'G09', 'G11'].map((busiStat) => ({ busiStat })),
  ...items.map(({ code: itemCode }) => ({ itemCode })),
]
const sorts = ['submitted-desc', 'submitted-asc', 'updated-desc', 'due-asc']
const pageNation = { pageNumber: 1, pageSize: 10 }

export async function listCalls(stage: Stage): Promise<Call[]> {
  const bodies = listFilters.flatMap((filter) => sorts.map((sort) => ({ ...filter, sort, pageNation })))
  return withTokens(stage, 'national-officer', bodies, queryCall)
}

/** Searches for two words of two characters among all titles, most of which find something. */
export async function searchCalls(stage: Stage): Promise<Call[]> {
  const dice = makeDice(4711)
  const bodies = Array.from({ length: 240 }, () => ({ keyWord: makeSearch(dice), sort: 'submitted-desc', pageNation }))
  return withTokens(stage, 'national-officer', bodies, queryCall)
}

/** Searches nobody should be able to stop the server with. */
export async function hardCalls(stage: Stage): Promise<{ keyword: string; call: Call }[]> {
  const calls = await withTokens(
    stage,
    'national-officer',
    hardSearches.map((keyWord) => ({ keyWord, sort: 'submitted-desc', pageNation })),
    queryCall,
  )
  return calls.map((call, i) => ({ keyword: hardSearches[i]!, call }))
}

export async function openCalls(stage: Stage): Promise<Call[]> {
  const ids = await withClient(stage.superuser, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from (select c.id from cases c where number like '2025-%' and exists (select from case_sections s where s.case_id = c.id) order by sort_at desc limit 20000) newest order by md5(id::text) limit 400`,
    )
    return rows.map((row) => row.id)
  })
  return withTokens(stage, 'national-officer', ids, (token, id) => ({ method: 'GET', path: `/api/v1/cases/${id}`, token }))
}

/** One submission per draft of the stock. */
export async function submitCalls(stage: Stage, stock: Stock, revision: number): Promise<Call[]> {
  return withTokens(stage, 'company', stock.drafts, (token, id) => ({
    method: 'POST',
    path: `/api/itemAppr/${measuredItem}`,
    token,
    key: newId(),
    body: { id, baseRevision: revision },
  }))
}

/** One signature per case of the stock. `case` is for the floor alone; the product drops it. */
export async function approveCalls(stage: Stage, stock: Stock, at: { version: number; baseRevision: number }): Promise<Call[]> {
  return withTokens(stage, 'national-lead', stock.signing, (token, { caseId, taskId }) => ({
    method: 'POST',
    path: `/api/v1/tasks/${taskId}/complete`,
    token,
    key: newId(),
    body: { ...at, outcome: 'sign', input: { opinion: '同意。' }, case: caseId },
  }))
}

function queryCall(token: string, body: object): Call {
  return { method: 'POST', path: '/api/v1/cases/query', token, body }
}

async function withTokens<T>(stage: Stage, username: string, items: readonly T[], make: (token: string, item: T) => Call): Promise<Call[]> {
  const tokens = await Promise.all(Array.from({ length: sessions }, () => stage.tokenOf(username)))
  return items.map((item, i) => make(tokens[i % sessions]!, item))
}
