import type { Pool } from 'pg'
import type { InstanceState, Token } from '@wenwu/bpmn/state'

/** Tables whose new rows are told by the transaction that wrote them. */
const tables = ['case_events', 'audit_rows', 'idempotency_keys', 'messages', 'tasks'] as const
type Watched = (typeof tables)[number]

type Row = Record<string, unknown>

/** What one committed transaction wrote, in the order of its statements. */
export interface Transaction {
  id: string
  rows: Record<Watched, Row[]>
  /** The state of a process instance as the transaction left it; at most one. */
  states: { caseId: string; version: number; state: InstanceState }[]
}

/**
 * Has PostgreSQL itself tell what each transaction commits, by triggers in a schema apart from the product's: so a reader can say that a change, its entry in
 * the history, its audit row and its key are one transaction, whatever the statements of the product were.
 */
export async function watchWrites(pool: Pool): Promise<void> {
  await pool.query(`
    create schema watch;
    create table watch.written (at bigint generated always as identity, xid xid8 not null, relation text not null, content jsonb not null);
    create function watch.note() returns trigger language plpgsql as $$
      begin
        insert into watch.written (xid, relation, content) values (pg_current_xact_id(), tg_table_name, to_jsonb(new));
        return null;
      end $$;
    create function watch.note_state() returns trigger language plpgsql as $$
      begin
        insert into watch.written (xid, relation, content) values (pg_current_xact_id(), 'states', to_jsonb(new) || jsonb_build_object('tokens',
          (select coalesce(jsonb_agg(data), '[]') from public.tokens where case_id = new.case_id)));
        return null;
      end $$;
    ${tables.map((table) => `create trigger watched after insert on ${table} for each row execute function watch.note();`).join('\n')}
    create constraint trigger watched after insert or update on process_instances deferrable initially deferred
      for each row execute function watch.note_state();`)
}

/**
 * Every transaction that was committed since, in the order in which they moved a case: by their last row, the state, which is told at the commit while the case is
 * still locked. The first row, the key, is written before one waits for another that has the case.
 */
export async function readTransactions(pool: Pool): Promise<Transaction[]> {
  const { rows } = await pool.query<{ xid: string; relation: Watched | 'states'; content: Row }>(
    'select xid::text, relation, content from watch.written order by max(at) over (partition by xid), at',
  )
  const transactions = new Map<string, Transaction>()
  for (const { xid, relation, content } of rows) {
    const own: Transaction = transactions.get(xid) ?? {
      id: xid,
      rows: { case_events: [], audit_rows: [], idempotency_keys: [], messages: [], tasks: [] },
      states: [],
    }
    transactions.set(xid, own)
    if (relation === 'states') own.states.push(stateOf(content))
    else own.rows[relation].push(content)
  }
  return [...transactions.values()]
}

function stateOf({ case_id: caseId, version, state, tokens }: Row): Transaction['states'][number] {
  return { caseId: String(caseId), version: Number(version), state: { ...(state as InstanceState), tokens: tokens as Token[] } }
}
