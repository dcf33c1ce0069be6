import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CaseView, Receipt } from '@wenwu/core/cases/model'
import type { FormData } from '@wenwu/core/form/model'
import { act, fileApplication } from '../../scripts/lib/replay.mjs'
import type { Stage } from './stage.ts'

/** The example of an item: a form filled in whole. */
export function exampleOf(itemCode: string): FormData {
  return JSON.parse(
    readFileSync(join(resolve(import.meta.dirname, '../..'), 'packages/items/src', itemCode, 'example.json'), 'utf8'),
  ) as FormData
}

export interface Filed {
  itemCode?: string
  title?: string
  applicant?: string
}

function dataOf({ itemCode = '56005', title }: Filed): FormData {
  const data = exampleOf(itemCode)
  return title === undefined ? data : { ...data, project: { ...data['project'], projectName: title } }
}

/** Files an application over HTTP with all its materials. */
export async function fileCase(stage: Stage, filed: Filed = {}): Promise<Receipt> {
  const applicant = await stage.person(filed.applicant ?? 'company')
  return fileApplication(applicant, { itemCode: filed.itemCode ?? '56005', data: dataOf(filed) })
}

/** A draft with content and without materials; gives its id. */
export async function fileDraft(stage: Stage, filed: Filed = {}): Promise<string> {
  const applicant = await stage.person(filed.applicant ?? 'company')
  const { data: draft } = await applicant.call<{ id: string; revision: number }>(
    'POST',
    '/api/v1/drafts',
    { itemCode: filed.itemCode ?? '56005' },
    crypto.randomUUID(),
  )
  await applicant.call('PUT', `/api/v1/drafts/${draft.id}`, { baseRevision: draft.revision, device: 'e2e', data: dataOf(filed) })
  return draft.id
}

/** One leg of a case over HTTP: who, at which step, with which outcome, and what the action needs. */
export type Leg = readonly [username: string, step: string, outcome: string, more?: Parameters<typeof act>[4]]

/** Walks a case over HTTP, leg by leg; gives it as the last one left it. */
export async function walk(stage: Stage, caseId: string, legs: readonly Leg[]): Promise<CaseView> {
  let view: CaseView | undefined
  for (const [username, step, outcome, more] of legs) view = await act(await stage.person(username), caseId, step, outcome, more)
  if (view === undefined) throw new Error('a walk needs at least one leg')
  return view
}

/** From the province's desk to that of the national bureau's officer; the examples lie in 陕西. */
export const toOfficer: readonly Leg[] = [
  ['province-sx', 'provinceAccept', 'accept'],
  ['province-sx', 'provinceReview', 'report'],
  ['province-sx-lead', 'provinceSign', 'report'],
  ['national-accept', 'nationalAccept', 'accept'],
]

/** The id of a demo account or organisation, where an action chooses one. */
export async function idOf(stage: Stage, table: 'users' | 'organizations', name: string): Promise<string> {
  const column = table === 'users' ? 'username' : 'name'
  const { rows } = await stage.app.pool.query<{ id: string }>(`select id from ${table} where ${column} = $1`, [name])
  if (rows[0] === undefined) throw new Error(`${table}: there is no ${name}`)
  return rows[0].id
}
