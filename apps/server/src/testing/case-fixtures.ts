import fs from 'node:fs'
import pg from 'pg'
import type { CaseView, DocumentInput, TaskDecision, TaskView } from '@wenwu/core/cases/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { FormData } from '@wenwu/core/form/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { clientConfig } from '../platform/database/connection.ts'
import { samples } from '../platform/files/sample-files.ts'
import type { RawReply } from './caller.ts'
import type { TestApp } from './test-app.ts'

export type ItemCode = '56005' | '5600802' | 'TBCrpPaMainEntity' | 'TBCrpPpMainEntity'

/** The complete valid case of an item's folder. */
export function exampleOf(itemCode: ItemCode): FormData {
  return JSON.parse(
    fs.readFileSync(new URL(`../../../../packages/items/src/${itemCode}/example.json`, import.meta.url), 'utf8'),
  ) as FormData
}

/** The two-letter account names of the provinces that the items' examples lie in. */
export const provinceOf: Record<ItemCode, string> = { '56005': 'sx', '5600802': 'sx', TBCrpPaMainEntity: 'sx', TBCrpPpMainEntity: 'sxi' }

export interface NewCase {
  itemCode?: ItemCode
  applicant?: string
  /** Changes the example before it is saved. */
  change?: (data: FormData) => void
}

export interface Draft {
  id: string
  itemCode: ItemCode
  applicant: string
  /** Revision after the last save. */
  revision: number
}

/** A draft with the item's example saved; no materials yet. */
export async function newDraft(api: TestApp, { itemCode = '56005', applicant = 'company', change }: NewCase = {}): Promise<Draft> {
  const data = exampleOf(itemCode)
  change?.(data)
  const { id } = await api.as(applicant).call(cases.createDraft, { itemCode })
  const { revision } = await api.as(applicant).call(cases.saveDraft, { id, baseRevision: 0, device: 'test', data })
  return { id, itemCode, applicant, revision }
}

/** Hands in every material that a party owes for a case. */
export async function handIn(api: TestApp, username: string, view: CaseView, by = 'applicant'): Promise<void> {
  for (const material of view.materials.filter((each) => each.by === by && each.isRequired && each.files.length === 0))
    await upload(api, username, view.id, material.key)
}

export async function upload(api: TestApp, username: string, caseId: string, materialKey: string, content: Buffer = samples.pdf) {
  return api.as(username).call(files.upload, { caseId, materialKey }, { file: { name: `${materialKey}.pdf`, content } })
}

/** A PDF unlike any other: what a correction takes for a new file. */
export function newPdf(): Buffer {
  return Buffer.concat([samples.pdf, Buffer.from(`% ${newId()}\n`)])
}

/** A complete draft: saved, materials handed in. */
export async function readyDraft(api: TestApp, options: NewCase = {}): Promise<Draft> {
  const draft = await newDraft(api, options)
  await handIn(api, draft.applicant, await api.as(draft.applicant).call(cases.get, { id: draft.id }))
  return draft
}

/** Submits a new case of an item; gives its id. */
export async function submitted(api: TestApp, options: NewCase = {}): Promise<string> {
  const draft = await readyDraft(api, options)
  await api.as(draft.applicant).call(cases.submit, { itemCode: draft.itemCode, id: draft.id, baseRevision: draft.revision })
  return draft.id
}

export type Decision = Partial<TaskDecision> & { outcome: string }

/** What an action of a step needs when nothing else is said. */
const usual = { opinion: '材料齐全，符合规定。', reason: '材料需要补充。' }

/** The task of a step that somebody may act on. Throws when there is none. */
export async function taskOf(api: TestApp, username: string, caseId: string, step: string): Promise<TaskView> {
  const view = await api.as(username).call(cases.get, { id: caseId })
  const task = view.tasks.find((each) => each.step === step && each.isMine)
  if (task === undefined)
    throw new Error(`${username} has no task ${step}; open: ${view.tasks.map((each) => each.step).join()} ${view.status}`)
  return task
}

/** Acts on a step of a case as one person; gives the case afterwards. Throws RefusedCall. */
export async function act(api: TestApp, username: string, caseId: string, step: string, decision: Decision): Promise<CaseView> {
  const task = await taskOf(api, username, caseId, step)
  return (await api.as(username).call(tasks.complete, { ...usual, ...decision, taskId: task.id, version: task.version })).case
}

/** As `act`, giving the reply whatever it is. */
export async function tryAct(api: TestApp, username: string, caseId: string, step: string, decision: Decision): Promise<RawReply> {
  const task = await taskOf(api, username, caseId, step)
  return api.as(username).send(tasks.complete, { opinion: '', ...decision, taskId: task.id, version: task.version })
}

export const approval: DocumentInput = {
  title: '关于渭北城际轨道凤栖路区间隧道工程涉及栖凤原遗址的批复',
  mainRecipient: '陕西省文物局',
  body: ['你局来文收悉。经研究，我局批复如下：', '一、原则同意。'],
  closing: '此复。',
}

/** Steps of the way to the officer of the national bureau, and who of which office takes them. */
const way = [
  ['provinceAccept', 'accept', 'province'],
  ['provinceReview', 'report', 'province'],
  ['provinceSign', 'report', 'province-lead'],
  ['nationalAccept', 'accept', 'national-accept'],
  ['nationalReview', 'approve', 'national-officer'],
  ['leadSign', 'sign', 'national-lead'],
  ['issue', 'issue', 'national-office'],
  ['filing', 'file', 'national-officer'],
] as const
export type Step = (typeof way)[number][0]

/** Account that acts on a step of a case in a province. */
function actorOf(office: (typeof way)[number][2], province: string): string {
  return office === 'province' ? `province-${province}` : office === 'province-lead' ? `province-${province}-lead` : office
}

/** Takes a submitted case along the plain way until it waits at `step` (or is filed, without one). Gives the case as last seen. */
export async function walkTo(
  api: TestApp,
  caseId: string,
  step?: Step,
  options: { province?: string; from?: Step } = {},
): Promise<CaseView> {
  const { province = 'sx', from = 'provinceAccept' } = options
  let view: CaseView | undefined
  for (const [at, outcome, office] of way.slice(way.findIndex(([name]) => name === from))) {
    if (at === step) break
    const username = actorOf(office, province)
    if (at === 'provinceSign') await handIn(api, username, await api.as(username).call(cases.get, { id: caseId }), at)
    view = await act(api, username, caseId, at, {
      outcome,
      ...(outcome === 'approve' && { document: approval }),
      ...(outcome === 'issue' && {
        numberAndDate: { number: `文物保函〔2026〕${newId().slice(-8)}号`, date: toShanghaiDate(api.clock.now()) },
      }),
    })
  }
  return view ?? (await api.as('national-officer').call(cases.get, { id: caseId }))
}

/** A submitted case that waits at a step. */
export async function caseAt(api: TestApp, step: Step, options: NewCase = {}): Promise<string> {
  const id = await submitted(api, options)
  await walkTo(api, id, step, { province: provinceOf[options.itemCode ?? '56005'] })
  return id
}

/** Demo accounts that see nothing of Shaanxi's case of `company` until they are given it: other provinces, other applicants, outsiders. */
export const outsiders = [
  'province-sxi',
  'province-sc-lead',
  'museum',
  'person',
  'thirdparty',
  'expert1',
  'customs',
  'admin-system',
  'admin-security',
  'admin-audit',
] as const

/** Ids and names by account name. */
export interface People {
  organizationOf(username: string): string
  idOf(username: string): string
  nameOf(username: string): string
}

/** Ids of accounts and bodies by account name: what the choices of a step are made of. */
export async function peopleOf(api: TestApp): Promise<People> {
  const { rows } = await api.pool.query<{ username: string; id: string; name: string; organization_id: string | null }>(
    'select username, id, name, organization_id from users',
  )
  const find = (username: string) => {
    const row = rows.find((each) => each.username === username)
    if (row === undefined) throw new Error(`no account ${username}`)
    return row
  }
  return {
    organizationOf: (username) => find(username).organization_id ?? '',
    idOf: (username) => find(username).id,
    nameOf: (username) => find(username).name,
  }
}

/** The officer of the national bureau gives a case that waits at `nationalReview` to the assessment body of `thirdparty`. */
export async function entrust(api: TestApp, people: People, caseId: string): Promise<void> {
  await act(api, 'national-officer', caseId, 'nationalReview', { outcome: 'entrust', thirdPartyId: people.organizationOf('thirdparty') })
}

/** A second account of the same office, with the same password: `national-officer` → `national-officer-2`. */
export async function colleagueOf(api: TestApp, username: string, n = 2): Promise<string> {
  const colleague = `${username}-${n}`
  await api.pool.query(
    `with twin as (
       insert into users (id, username, username_key, kind, name, mobile, email, organization_id, expert_field, password_hash)
       select $2, $3::text, $3::text, kind, name || $4::text, mobile, email, organization_id, expert_field, password_hash from users where username = $1
       returning id)
     insert into user_roles (user_id, role_id)
     select twin.id, r.role_id from twin, user_roles r join users u on u.id = r.user_id where u.username = $1`,
    [username, newId(), colleague, '二三四五六七'[n - 2] ?? String(n)],
  )
  return colleague
}

/** Copies of a submitted case with everything it stands for (form, process, tasks, clock, materials), by SQL: for tests that need many. */
export async function copiesOf(api: TestApp, caseId: string, n: number): Promise<string[]> {
  const ids = Array.from({ length: n }, () => newId())
  const copy = (table: string, changes: string) =>
    inBulk(
      api,
      `insert into ${table} select row.* from ${table} s, unnest($2::uuid[]) as copy(id),
         lateral jsonb_populate_record(null::${table}, to_jsonb(s) || ${changes}) as row
       where s.${table === 'cases' ? 'id' : 'case_id'} = $1`,
      [caseId, ids],
    )
  await copy('cases', `jsonb_build_object('id', copy.id, 'number', s.number || '-' || copy.id)`)
  for (const table of ['case_sections', 'case_materials', 'process_instances', 'tokens'])
    await copy(table, `jsonb_build_object('case_id', copy.id)`)
  for (const table of ['tasks', 'clock_events', 'case_events'])
    await copy(table, `jsonb_build_object('case_id', copy.id, 'id', gen_random_uuid())`)
  return ids
}

/** Rows of `cases` like a submitted one, each with columns of its own, by SQL: for lists. They have no form and no process. Gives their ids. */
export async function rowsLike(api: TestApp, caseId: string, rows: Record<string, unknown>[]): Promise<string[]> {
  const all = rows.map((row) => ({ id: newId(), number: null, ...row }))
  await inBulk(
    api,
    `insert into cases select row.* from cases s, jsonb_array_elements($2::jsonb) as changes,
       lateral jsonb_populate_record(null::cases, to_jsonb(s) || changes) as row where s.id = $1`,
    [caseId, JSON.stringify(all)],
  )
  return all.map((row) => row.id)
}

/** One statement on a connection of its own: the pool of the server ends statements that take long, as filling a table may. */
export async function inBulk(api: TestApp, statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client(clientConfig(api.connection, 'wenwu test'))
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
