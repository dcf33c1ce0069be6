import type { Client } from 'pg'

/** Tables of one case that are copied with it. Corrections are left out: their entries hang on ids of their own. */
const dossierTables: readonly string[] = [
  'case_sections',
  'case_materials',
  'material_checks',
  'case_events',
  'clock_events',
  'process_instances',
  'tokens',
  'tasks',
  'documents',
]

/** One copy to be made. */
export interface Copy {
  /** Decides number and times; unique in its database. */
  n: number
  prototype: string
  title: string
  unitName: string
  terms: string[]
  provinceCode: string
}

/** What stands instead of a copied column; `k` is the copy, `s` the prototype's row. */
type Instead = Record<string, Record<string, string>>

const dossierInstead: Instead = {
  case_events: { id: 'uuidv7()', at: `k.at + (s.at - p.created_at)` },
  clock_events: { id: 'uuidv7()' },
  tasks: {
    id: 'uuidv7()',
    candidate_key: `case when s.candidate_key ~ '@[0-9]{2}$' then split_part(s.candidate_key, '@', 1) || '@' || k.province_code else s.candidate_key end`,
    province_code: 'k.province_code',
    due_on: 's.due_on + k.days',
    created_at: `k.at + (s.created_at - p.created_at)`,
  },
  documents: { id: 'uuidv7()', number: `s.number || '-' || k.n` },
}

/**
 * Makes the table of copies that the next steps read. Times go back from now: a thousand cases a day and more are received at 1,000,000
 * rows, a hundred at 100,000, over three years.
 */
export async function stageCopies(client: Client, copies: Iterable<Copy>, total: number): Promise<void> {
  await client.query(`drop table if exists bench_copies`)
  await client.query(
    `create unlogged table bench_copies (n integer, id uuid, prototype uuid, title text, unit_name text, terms text[], province_code text, at timestamptz, days integer)`,
  )
  const step = (3 * 365 * 86_400) / Math.max(total, 1)
  for (const page of pagesOf(copies, 5000)) {
    await client.query(
      `insert into bench_copies
       select (row ->> 'n')::int, uuidv7(make_interval(secs => -(row ->> 'n')::int * $2::float8)), (row ->> 'prototype')::uuid, row ->> 'title', row ->> 'unitName',
              string_to_array(row ->> 'terms', ' '), row ->> 'provinceCode', now() - make_interval(secs => (row ->> 'n')::int * $2::float8), (row ->> 'n')::int % 41 - 20
       from jsonb_array_elements($1::jsonb) row`,
      [JSON.stringify(page.map((copy) => ({ ...copy, terms: copy.terms.join(' ') }))), step],
    )
  }
  await client.query('analyze bench_copies')
}

/** Writes the staged copies as cases; `instead` overrides further columns. */
export async function insertCases(client: Client, instead: Record<string, string> = {}): Promise<void> {
  await copyTable(client, 'cases', 's.id = k.prototype', {
    id: 'k.id',
    number: `case when s.number is not null then '2025-' || lpad(k.n::text, 8, '0') end`,
    document_number: `s.document_number || '-' || k.n`,
    title: 'k.title',
    unit_name: 'k.unit_name',
    applicant_name: `'陕西城际轨道建设有限公司'`,
    agent_name: `'晋阳古建筑保护工程有限公司'`,
    search_terms: 'k.terms',
    province_code: 'k.province_code',
    created_at: 'k.at',
    sort_at: 'k.at',
    submitted_at: 'case when s.submitted_at is not null then k.at end',
    updated_at: `least(now(), k.at + make_interval(hours => abs(k.days) * 20))`,
    due_on: 's.due_on + k.days',
    warn_on: 's.warn_on + k.days',
    ...instead,
  })
}

/** Copies everything that hangs on a case for the staged copies up to a number. */
export async function insertDossiers(client: Client, upTo: number): Promise<void> {
  for (const table of dossierTables)
    await copyTable(client, table, `s.case_id = k.prototype and k.n < ${upTo}`, { case_id: 'k.id', ...dossierInstead[table] })
  await noteHandlers(client)
  await noteWaiting(client)
}

/** Where the staged copies wait, as the triggers that do not run here would have kept it. */
async function noteWaiting(client: Client): Promise<void> {
  await client.query(
    `insert into waiting_cases (case_id, places, terms, words)
     select c.id, p.places, c.search_terms, words_of_case(c) from bench_copies k join cases c on c.id = k.id cross join lateral (select places_waiting(c.id) as places) p where p.places is not null`,
  )
}

/** Who handles the staged copies, as the triggers that do not run here would have kept it. */
async function noteHandlers(client: Client): Promise<void> {
  await client.query(
    `insert into case_handlers (case_id, user_id, is_inside, sort_at, updated_at, due_on, is_of_draft, province_code)
     select c.id, handler_of(t), bool_or(is_inside(t)), c.sort_at, c.updated_at, c.due_on, c.status = '01', c.province_code
     from bench_copies k join cases c on c.id = k.id join tasks t on t.case_id = k.id where handler_of(t) is not null group by c.id, 2`,
  )
}

/** Copies the tasks alone for all staged copies; `completedBy` says who did one. */
export async function insertTasks(client: Client, completedBy: string): Promise<void> {
  const instead = { case_id: 'k.id', ...dossierInstead['tasks'], completed_by: completedBy }
  await withoutIndexes(client, 'tasks', () => copyTable(client, 'tasks', 's.case_id = k.prototype', instead))
  await withoutIndexes(client, 'case_handlers', () => noteHandlers(client))
  await withoutIndexes(client, 'waiting_cases', () => noteWaiting(client))
}

async function copyTable(client: Client, table: string, match: string, instead: Record<string, string>): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const columns = rows.map((row) => row.name)
  const values = columns.map((column) => instead[column] ?? `s."${column}"`)
  const rest = table === 'cases' ? '' : 'join cases p on p.id = s.case_id'
  await client.query(
    `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) select ${values.join(', ')} from bench_copies k join ${table} s on ${match} ${rest}`,
  )
}

/** Runs bulk work with the secondary indexes of a table taken off and built again afterwards. */
export async function withoutIndexes(client: Client, table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i where i.schemaname = 'public' and i.tablename = $1
     and not exists (select from pg_constraint c where c.conname = i.indexname)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}

function* pagesOf<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let page: T[] = []
  for (const item of items) {
    page.push(item)
    if (page.length < size) continue
    yield page
    page = []
  }
  if (page.length > 0) yield page
}
