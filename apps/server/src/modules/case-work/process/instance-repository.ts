import type { InstanceState, Token } from '@wenwu/bpmn/state'
import { createState } from '@wenwu/bpmn/state'
import { AppError } from '@wenwu/core/kernel/errors'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'
import { prepared, preparedInsert } from '../../../platform/database/prepared.ts'
import { byKey } from '../../../platform/database/statement-name.ts'

/** A process instance as stored: its state with the tokens from their rows, and its optimistic version. */
export interface Instance {
  caseId: string
  version: number
  state: InstanceState
}

/** A fresh instance; nothing is stored before `saveInstance`. */
export function newInstance(caseId: string): Instance {
  return { caseId, version: 0, state: createState() }
}

/** Whether a case has come to a step before. */
export function wasAt({ state }: Instance, step: string): boolean {
  return state.history.some(({ kind, node }) => kind === 'visit' && node === step)
}

const lockedOf = prepared<{ caseId: string }>()((db, at) =>
  db.selectFrom('process_instances').select(['version', 'state']).where('case_id', '=', at('caseId')).forUpdate().modifyEnd(byKey),
)
const instanceOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('process_instances as i')
    .select(['i.version', 'i.state'])
    .select(sql<Token[]>`coalesce((select jsonb_agg(t.data order by t.id) from tokens t where t.case_id = i.case_id), '[]')`.as('tokens'))
    .where('i.case_id', '=', at('caseId'))
    .modifyEnd(byKey),
)
const tokensOf = prepared<{ caseId: string }>()((db, at) =>
  db.selectFrom('tokens').select('data').where('case_id', '=', at('caseId')).orderBy('id').modifyEnd(byKey),
)
const updateInstance = prepared<{ caseId: string; known: number; version: number; status: InstanceState['status']; state: string }>()(
  (db, at) =>
    db
      .updateTable('process_instances')
      .set({ version: at('version'), status: at('status'), state: at('state') })
      .where('case_id', '=', at('caseId'))
      .where('version', '=', at('known'))
      .returning('version'),
)
const insertInstance = preparedInsert('process_instances', ['case_id', 'version', 'status', 'state'])

/**
 * The instance of a case, locked until the end of the transaction: a second one who acts waits here and then sees what the
 * first did. Throws `not-found`.
 */
export async function lockInstance(db: Db, caseId: string): Promise<Instance> {
  const [[row], tokens] = await Promise.all([lockedOf(db, { caseId }), loadTokens(db, caseId)])
  if (row === undefined) throw new AppError('not-found')
  return withTokens(caseId, row, tokens)
}

/** The instance of a case for reading, or undefined before submission. One statement. */
export async function findInstance(db: Db, caseId: string): Promise<Instance | undefined> {
  const [row] = await instanceOf(db, { caseId })
  return row && withTokens(caseId, row, row.tokens)
}

/** The instances of several cases for reading, by case; drafts have none. Two queries however many there are. */
export async function findInstances(db: Db, caseIds: readonly string[]): Promise<ReadonlyMap<string, Instance>> {
  const ofCases = sql<boolean>`case_id = any(${[...caseIds]}::uuid[])`
  const [rows, tokens] = await Promise.all([
    db.selectFrom('process_instances').select(['case_id', 'version', 'state']).where(ofCases).execute(),
    db.selectFrom('tokens').select(['case_id', 'data']).where(ofCases).orderBy('id').execute(),
  ])
  const own = new Map(rows.map((row): [string, Token[]] => [row.case_id, []]))
  for (const { case_id: caseId, data } of tokens) own.get(caseId)?.push(data as unknown as Token)
  return new Map(rows.map((row) => [row.case_id, withTokens(row.case_id, row, own.get(row.case_id) ?? [])]))
}

async function loadTokens(db: Db, caseId: string): Promise<Token[]> {
  const rows = await tokensOf(db, { caseId })
  return rows.map((row) => row.data as unknown as Token)
}

function withTokens(caseId: string, row: { version: number; state: Record<string, unknown> }, tokens: Token[]): Instance {
  return { caseId, version: row.version, state: { ...(row.state as unknown as InstanceState), tokens } }
}

/**
 * Stores the state after a step, in one flight: variables and counters in the instance, every token in its own row. `before` tells what
 * changed. Throws `conflict` when somebody else stored a step meanwhile.
 */
export async function saveInstance(db: Db, before: Instance, state: InstanceState): Promise<void> {
  const { tokens, ...rest } = state
  await Promise.all([saveRow(db, before, rest), saveTokens(db, before.caseId, before.state.tokens, tokens)])
}

async function saveRow(db: Db, before: Instance, state: Omit<InstanceState, 'tokens'>): Promise<void> {
  const version = before.version + 1
  if (before.version === 0) {
    await insertInstance(db, { case_id: before.caseId, version, status: state.status, state: JSON.stringify(state) })
  } else {
    const { status } = state
    const stored = await updateInstance(db, { caseId: before.caseId, known: before.version, version, status, state: JSON.stringify(state) })
    if (stored.length !== 1) throw new AppError('conflict')
  }
}

async function saveTokens(db: Db, caseId: string, before: Token[], after: Token[]): Promise<void> {
  const known = new Map(before.map((token) => [token.id, JSON.stringify(token)]))
  const changed = after.filter((token) => known.get(token.id) !== JSON.stringify(token))
  const kept = new Set(after.map((token) => token.id))
  const gone = before.filter((token) => !kept.has(token.id)).map((token) => token.id)
  await Promise.all([
    gone.length === 0 ? undefined : db.deleteFrom('tokens').where('case_id', '=', caseId).where('id', 'in', gone).execute(),
    changed.length === 0 ? undefined : putTokens(db, caseId, changed),
  ])
}

function putTokens(db: Db, caseId: string, tokens: Token[]): Promise<unknown> {
  return db
    .insertInto('tokens')
    .values(tokens.map((token) => ({ case_id: caseId, id: token.id, node: token.node, data: JSON.stringify(token) })))
    .onConflict((conflict) => conflict.columns(['case_id', 'id']).doUpdateSet({ node: sql`excluded.node`, data: sql`excluded.data` }))
    .execute()
}
