import type { Client, Pool, PoolClient } from 'pg'
import type { Call } from './load.ts'
import type { CommandRecording } from './recordings.ts'

interface Sent {
  name?: string
  text: string
  values: unknown[]
}

/** Notes every statement that a pool sends. */
export class Recorder {
  private sent: Sent[] = []

  constructor(pool: Pool) {
    pool.on('connect', (client) => this.watch(client))
  }

  take(): Sent[] {
    const taken = this.sent
    this.sent = []
    return taken
  }

  private watch(client: PoolClient): void {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: unknown[]) => {
      const [first, second] = args
      const config =
        typeof first === 'string' ? { text: first, values: second } : (first as { name?: string; text: string; values?: unknown })
      this.sent.push({
        ...(config.name !== undefined && { name: config.name }),
        text: config.text,
        values: Array.isArray(config.values ?? second) ? ((config.values ?? second) as unknown[]) : [],
      })
      return query(...args)
    }) as typeof client.query
  }
}

/** What a sample of a command is about: names in the recorded rows that another case has others for. */
export interface Sample {
  call: Call
  caseId: string
  taskId?: string
}

/** Tables a command may write, in an order that its keys allow; `of` finds the rows of one case. */
const tables: { table: string; of: string }[] = [
  { table: 'cases', of: 'id = $1::uuid' },
  { table: 'case_sections', of: 'case_id = $1::uuid' },
  { table: 'documents', of: 'case_id = $1::uuid' },
  { table: 'process_instances', of: 'case_id = $1::uuid' },
  { table: 'tokens', of: 'case_id = $1::uuid' },
  { table: 'tasks', of: 'case_id = $1::uuid' },
  { table: 'timers', of: 'case_id = $1::uuid' },
  { table: 'clock_events', of: 'case_id = $1::uuid' },
  { table: 'case_events', of: 'case_id = $1::uuid' },
  { table: 'papers', of: 'case_id = $1::uuid' },
  { table: 'idempotency_keys', of: `created_at > now() - interval '1 hour' and $1::uuid is not null` },
  { table: 'audit_rows', of: 'object_id = $1::uuid::text' },
]

type Row = Record<string, string | null>
interface TableShape {
  columns: { name: string; type: string; isWritten: boolean }[]
  key: string[]
}

/**
 * Plays one command and notes which rows it committed: the least a server must write for it. One statement per table and kind of
 * change follows, whatever statements the product used.
 */
export async function recordCommand(
  recorder: Recorder,
  client: Client,
  send: (call: Call) => Promise<unknown>,
  sample: Sample,
): Promise<CommandRecording> {
  const shapes = new Map<string, TableShape>()
  for (const { table } of tables) shapes.set(table, await shapeOf(client, table))
  const before = await snapshot(client, sample.caseId)
  recorder.take()
  const body = await send(sample.call)
  const sent = recorder.take()
  const unknown = sent.filter(({ text }) => {
    const table = /^\s*(?:insert into|update|delete from) "?(\w+)"?/i.exec(text)?.[1]
    return /add_job/.test(text) || (table !== undefined && !tables.some((each) => each.table === table) && table !== 'sessions')
  })
  if (unknown.length > 0) throw new Error(`the floor does not know how to write: ${unknown.map(({ text }) => text).join('\n')}`)
  const after = await snapshot(client, sample.caseId)
  const statements = tables.flatMap(({ table }) => changesOf(table, shapes.get(table)!, before.get(table)!, after.get(table)!))
  return { statements: withPlaceholders(statements, sample), body }
}

async function shapeOf(client: Client, table: string): Promise<TableShape> {
  const columns = await client.query<{ name: string; type: string; isWritten: boolean }>(
    `select column_name as name, udt_name as type, is_identity = 'NO' and coalesce(column_default, '') not like 'pg_current%' as "isWritten"
     from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
    [table],
  )
  const key = await client.query<{ name: string }>(
    `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  )
  return { columns: columns.rows, key: key.rows.map((row) => row.name) }
}

async function snapshot(client: Client, caseId: string): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const { table, of } of tables) {
    const { columns } = await shapeOf(client, table)
    const { rows } = await client.query<Row>(
      `select ${columns.map(({ name }) => `"${name}"::text as "${name}"`).join(', ')} from ${table} where ${of}`,
      [caseId],
    )
    found.set(table, rows)
  }
  return found
}

function changesOf(
  table: string,
  { columns, key }: TableShape,
  before: Row[],
  after: Row[],
): { text: string; values: (string | null)[] }[] {
  const keyOf = (row: Row) => key.map((name) => row[name]).join('|')
  const old = new Map(before.map((row) => [keyOf(row), row]))
  const kept = new Set(after.map(keyOf))
  const valueOf = (row: Row, column: TableShape['columns'][number]) =>
    column.type === 'timestamptz' && row[column.name] !== null ? '{{now}}' : row[column.name]!
  const statements: { text: string; values: (string | null)[] }[] = []
  for (const row of before.filter((each) => !kept.has(keyOf(each)))) {
    statements.push({
      text: `delete from ${table} where ${key.map((name, i) => `"${name}" = $${i + 1}`).join(' and ')}`,
      values: key.map((name) => row[name]!),
    })
  }
  for (const row of after) {
    const previous = old.get(keyOf(row))
    const changed = columns.filter(({ name, isWritten }) => isWritten && previous !== undefined && previous[name] !== row[name])
    if (changed.length === 0) continue
    const where = key.map((name, i) => `"${name}" = $${changed.length + i + 1}`).join(' and ')
    statements.push({
      text: `update ${table} set ${changed.map(({ name }, i) => `"${name}" = $${i + 1}`).join(', ')} where ${where}`,
      values: [...changed.map((column) => valueOf(row, column)), ...key.map((name) => row[name]!)],
    })
  }
  const added = after.filter((row) => !old.has(keyOf(row)))
  if (added.length > 0) {
    const written = columns.filter((column) => column.isWritten)
    const tuples = added.map((_, r) => `(${written.map((_column, i) => `$${r * written.length + i + 1}`).join(', ')})`)
    statements.push({
      text: `insert into ${table} (${written.map(({ name }) => `"${name}"`).join(', ')}) values ${tuples.join(', ')}`,
      values: added.flatMap((row) => written.map((column) => valueOf(row, column))),
    })
  }
  return statements
}

/** 32 bytes: digests of codes, each of which is there once. */
const digestPattern = /^\\x[0-9a-f]{64}$/
const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Puts placeholders for what another case has otherwise: its own ids, fresh ids, the receipt number, the idempotency key. */
function withPlaceholders(statements: { text: string; values: (string | null)[] }[], sample: Sample): CommandRecording['statements'] {
  const names = new Map<string, string>([[sample.caseId, '{{case}}']])
  if (sample.taskId !== undefined) names.set(sample.taskId, '{{task}}')
  if (sample.call.key !== undefined) names.set(sample.call.key, '{{key}}')
  for (const { text, values } of statements) {
    if (!text.startsWith('insert')) continue
    // the first column of an inserted row is its id, or that of its case
    const width = /\(([^)]*)\) values/.exec(text)![1]!.split(', ').length
    for (let i = 0; i < values.length; i += width) {
      const id = values[i]
      if (typeof id === 'string' && idPattern.test(id) && !names.has(id) && !/^insert into idempotency_keys/.test(text))
        names.set(id, `{{new${names.size}}}`)
    }
    for (const value of values) if (value !== null && digestPattern.test(value)) names.set(value, `{{digest${names.size}}}`)
  }
  const replace = (value: string): string => {
    let found = value
    for (const [from, to] of names) found = found.replaceAll(from, to)
    return found.replace(/\b\d{4}-\d{8}\b/g, '{{number}}')
  }
  return statements.map(({ text, values }) => ({ text, values: values.map((value) => (value === null ? null : replace(value))) }))
}
