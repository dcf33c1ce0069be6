import pg from 'pg'
import type { CaseSort } from '@wenwu/core/cases/list'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import { findProvince } from '@wenwu/core/codes/provinces'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { TaskDecision } from '@wenwu/core/cases/model'
import { revisionUpon } from '@wenwu/core/cases/revision-upon'
import { contract as desks } from '@wenwu/core/desks/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { getValue } from '@wenwu/core/form/paths'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { provinceOfCreditCode } from '@wenwu/core/registration/credit-code'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt } from '../case-driver/drive-case.ts'
import { exampleOf, fileCase, getItem, type NewCase } from '../case-driver/file-case.ts'
import type { Input } from '../case-driver/usual-input.ts'
import { clientConfig } from '../platform/database/connection.ts'
import { samples } from '../platform/files/sample-files.ts'
import type { RawReply } from '../platform/http/caller.ts'
import type { TestApp } from './test-app.ts'

/** The two-letter account name of the province that an item's example lies in, or that of the unit it is filed for. */
export function provinceOf(itemCode: string): string {
  const { columns, form } = getItem(itemCode)
  const valueAt = (path: string | undefined): unknown => getValue(exampleOf(itemCode), path ?? '')
  const code = valueAt(columns.region) ?? provinceOfCreditCode(valueAt(form.applicant?.creditCode))
  return findProvince(String(code))!.abbreviation
}

export async function upload(api: TestApp, username: string, caseId: string, materialKey: string, content: Buffer = samples.pdf) {
  return api.as(username).call(files.upload, { caseId, materialKey }, { file: { name: `${materialKey}.pdf`, content } })
}

/** A PDF unlike any other: what a correction takes for a new file. */
export function newPdf(): Buffer {
  return Buffer.concat([samples.pdf, Buffer.from(`% ${newId()}\n`)])
}

/** Cases that were driven somewhere and that no test touches, by server and by where they are, with the time when they were there. */
const originals = new WeakMap<TestApp, Map<string, Promise<{ id: string; at: Date }>>>()

/**
 * A submitted case of an item, or one that waits at a step before its reply has a number; gives its id. The first of a day is driven there, further
 * ones are copies of it, for a tenth of the time: for tests of what happens to it from now on. Of a copy nothing was told and nothing stands in the
 * audit trail; a test of these drives a case of its own (`submitted`, `caseAt`).
 */
export function waitingCase(api: TestApp, step: string | null = null, itemCode?: string): Promise<string> {
  return copyAt(api, { step, itemCode })
}

/** A copy as of `waitingCase`, whose reply was drafted with these words; gives the id of the reply too. */
export async function waitingReply(api: TestApp, step: string, document: Reply): Promise<{ caseId: string; documentId: string }> {
  const caseId = await copyAt(api, { step, document })
  const { rows } = await api.pool.query<{ id: string }>('select id from documents where case_id = $1', [caseId])
  return { caseId, documentId: rows[0]!.id }
}

/** Where the original of a copy is driven, of which item, and what its reply says; absent where it is the usual. */
interface Original {
  step: string | null
  itemCode?: string | undefined
  document?: Reply
}

async function copyAt(api: TestApp, wanted: Original): Promise<string> {
  const known = originals.get(api) ?? new Map<string, Promise<{ id: string; at: Date }>>()
  originals.set(api, known)
  const key = JSON.stringify([wanted, toShanghaiDate(api.clock.now())])
  const driven = known.get(key) ?? driveOriginal(api, wanted)
  known.set(key, driven)
  const { id, at } = await driven
  // a test that has set the clock back would act before the case was there
  if (api.clock.now() < at) api.setNow(at)
  const [copy] = await copiesOf(api, id, 1)
  return copy!
}

async function driveOriginal(api: TestApp, { step, itemCode, document }: Original): Promise<{ id: string; at: Date }> {
  const wanted = { ...(itemCode !== undefined && { itemCode }) }
  const given = { ...(document !== undefined && { document }) }
  const id = step === null ? await submitted(api, wanted) : await caseAt(api, step, wanted, { given })
  return { id, at: api.clock.now() }
}

/** Submits a new case of an item; gives its id. */
export async function submitted(api: TestApp, wanted: NewCase = {}): Promise<string> {
  return (await fileCase(api, wanted)).caseId
}

/** A figure of a person's home page; 0 where it is not there. */
export async function homeFigure(api: TestApp, username: string, key: string): Promise<number> {
  return (await api.as(username).call(desks.figures, {})).find((figure) => figure.key === key)?.count ?? 0
}

export type Decision = Input & { outcome: string }

/** What a person decides at a step of a case, upon what they read now. */
export async function decisionAt(
  api: TestApp,
  username: string,
  caseId: string,
  step: string,
  { outcome, ...input }: Decision,
): Promise<TaskDecision> {
  const view = await api.as(username).call(cases.get, { id: caseId })
  const task = view.tasks.find((each) => each.step === step && each.isMine)
  const action = task?.actions.find((each) => each.outcome === outcome)
  if (task === undefined || action === undefined) throw new Error(`${username} has no ${outcome} at ${step} of ${caseId}`)
  return { taskId: task.id, version: task.version, outcome, input, baseRevision: revisionUpon(action, view) }
}

/** As `act`, giving the reply whatever it is. */
export async function tryAct(api: TestApp, username: string, caseId: string, step: string, decision: Decision): Promise<RawReply> {
  return api.as(username).send(tasks.complete, await decisionAt(api, username, caseId, step, decision))
}

export const approval: Reply = {
  title: '关于渭北城际轨道凤栖路区间隧道工程涉及栖凤原遗址的批复',
  mainRecipient: '陕西省文物局',
  body: ['你局来文收悉。经研究，我局批复如下：', '一、原则同意。'],
  closing: '此复。',
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
export async function colleagueOf(api: Pick<TestApp, 'pool'>, username: string, n = 2): Promise<string> {
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

/** The last eight digits of a case's number, beyond those that the server gives. */
let copied = 90_000_000

/** Copies of a case with everything it stands for (form, process, tasks, clock, materials, a reply without a number), by SQL: for tests that need many. */
export async function copiesOf(api: TestApp, caseId: string, n: number): Promise<string[]> {
  const ids = Array.from({ length: n }, () => newId())
  const numbers = ids.map(() => String(++copied))
  const copy = (table: string, changes: string) =>
    inBulk(
      api,
      `insert into ${table} select row.* from ${table} s, unnest($2::uuid[], $3::text[]) as copy(id, number),
         lateral jsonb_populate_record(null::${table}, to_jsonb(s) || ${changes}) as row
       where s.${table === 'cases' ? 'id' : 'case_id'} = $1`,
      [caseId, ids, numbers],
    )
  await copy('cases', `jsonb_build_object('id', copy.id, 'number', left(s.number, 5) || copy.number)`)
  for (const table of ['case_sections', 'case_letters', 'case_materials', 'process_instances', 'tokens', 'case_assignments'])
    await copy(table, `jsonb_build_object('case_id', copy.id)`)
  // what happened at one instant is told in the order of its ids: the copies' begin as those of the rows they are of
  for (const table of ['tasks', 'clock_events', 'case_events'])
    await copy(table, `jsonb_build_object('case_id', copy.id, 'id', left(s.id::text, 24) || right(copy.id::text, 12))`)
  await inBulk(
    api,
    `insert into documents (id, case_id, kind, issuer, title, main_recipient, body, closing, scheme_approved_by, status, revision, created_at, updated_at)
     select gen_random_uuid(), copy.id, kind, issuer, title, main_recipient, body, closing, scheme_approved_by, status, revision, created_at, updated_at
     from documents, unnest($2::uuid[]) as copy(id) where case_id = $1 and withdrawn_at is null`,
    [caseId, ids],
  )
  return ids
}

/** The order of each sort of a list of cases in SQL, said a second time for tests. */
export const caseOrders: Record<CaseSort, string> = {
  'submitted-desc': 'sort_at desc, id desc',
  'submitted-asc': 'sort_at, id',
  'updated-desc': 'updated_at desc, id desc',
  'due-asc': 'due_on, id',
  'due-desc': 'due_on desc nulls last, id desc',
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
