import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import { parseBpmn } from '@wenwu/bpmn/parse'
import { createState, findOpenTasks, type InstanceState } from '@wenwu/bpmn/state'
import { contract as cases } from '@wenwu/core/cases/contract'
import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import { declarationOf } from '@wenwu/core/item/action-form'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { readProcessSettings } from '@wenwu/core/item/process-settings'
import { actionOf } from '@wenwu/core/tasks/actions-at'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { BatchResult } from '@wenwu/core/http/batch'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { replayAct, type Played, type PlayedAct } from './replay-commands.ts'
import type { Answered } from './stubborn-caller.ts'
import { readTransactions, type Transaction } from './watched-writes.ts'

/** A row of the history as PostgreSQL tells it. */
interface Event {
  case_id: string
  kind: string
  step: string | null
  outcome: string | null
  opinion: string
  details: { task?: string; recalled?: string }
}

interface StoredCase {
  id: string
  status: string
  version: string
  state: InstanceState | null
  tokens: InstanceState['tokens']
  open: { id: string; token: string; step: string; key: string; holder: string | null; isAsked: boolean }[]
  timers: string[]
  jobs: string[]
  /** A correction waits for the applicant. */
  isAsked: boolean
  /** A step at which the applicant answers is open. */
  isAnswering: boolean
}

/** Calls that act on a case: each leaves one entry in its history and one audit row, in one transaction with its key. */
const acts = [tasks.complete, tasks.verb, tasks.verbBatch, cases.submit]

/**
 * What is wrong in the database after everything in `log` was answered; empty where nothing is. Reads by statements of its own and knows nothing of the
 * product's: what transactions wrote (watched-writes.ts), and how cases stand.
 */
export async function findFaults(pool: Pool, log: readonly Answered[]): Promise<string[]> {
  const transactions = await readTransactions(pool)
  const stored = await readCases(pool)
  return [
    ...faultsOfCalls(log, transactions),
    ...faultsOfHistory(log, transactions),
    ...(await faultsOfReplay(pool, stored, log, transactions)),
    ...faultsOfNotices(await readPlayed(pool), stored, transactions),
    ...(await Promise.all(stored.map((each) => faultsOfCase(pool, each)))).flat(),
    ...(await faultsOfOutbox(pool)),
  ]
}

/** What was acknowledged was committed once and whole; what was refused, not at all. */
function faultsOfCalls(log: readonly Answered[], transactions: readonly Transaction[]): string[] {
  const byKey = new Map<string, Transaction[]>()
  for (const transaction of transactions)
    for (const { key } of transaction.rows.idempotency_keys) byKey.set(String(key), [...(byKey.get(String(key)) ?? []), transaction])
  return log.flatMap(({ endpoint, wire, options, reply }) => {
    if (endpoint.idempotent !== true) return []
    const about = `${endpoint.path} ${JSON.stringify(wire).slice(0, 200)} (${reply.status})`
    return partsOf(endpoint, options.idempotencyKey, reply).flatMap(([key, wanted]) => {
      const committed = byKey.get(key) ?? []
      if (committed.length !== wanted) return [`committed ${committed.length} times under ${key}: ${about}`]
      if (wanted === 0 || !acts.includes(endpoint as (typeof acts)[number])) return []
      const { case_events: events, audit_rows: audit } = committed[0]!.rows
      const done = audit.filter(({ outcome }) => outcome === 'done')
      const isWhole = events.length === 1 && done.length === 1 && events[0]!.case_id === done[0]!.object_id
      return isWhole ? [] : [`${events.length} entries in the history and ${done.length} audit rows: ${about}`]
    })
  })
}

/** Nothing stands in the history that was not acknowledged. */
function faultsOfHistory(log: readonly Answered[], transactions: readonly Transaction[]): string[] {
  const known = new Set(log.flatMap(({ endpoint, options, reply }) => partsOf(endpoint, options.idempotencyKey, reply).map(([key]) => key)))
  const keyless = transactions.filter(
    ({ rows }) =>
      rows.case_events.length > 0 &&
      !rows.idempotency_keys.some(({ key }) => known.has(String(key))) &&
      // sent again they say the same, and have no key
      !rows.audit_rows.some(({ action }) => action === 'tasks.claim' || action === 'tasks.release'),
  )
  return keyless.flatMap(({ rows }) =>
    (rows.case_events as unknown as Event[]).map(({ case_id: id, kind, opinion }) => `nobody was told of ${kind} at ${id}: ${opinion}`),
  )
}

/** The keys under which a call is kept, each with how often: once where it was done. Of several at once each has its own. */
function partsOf(endpoint: AnyEndpoint, key: string, { status, body }: Answered['reply']): [key: string, wanted: number][] {
  if (endpoint.tx !== 'none') return [[key, status === 200 ? 1 : 0]]
  return status === 200 ? (body as { data: BatchResult[] }).data.map(({ id, error }) => [`${key}:${id}`, error === null ? 1 : 0]) : []
}

/** The history of each case, done again from its beginning, gives every state that was stored, and the last one is the one that stands there. */
async function faultsOfReplay(
  pool: Pool,
  stored: readonly StoredCase[],
  log: readonly Answered[],
  transactions: readonly Transaction[],
): Promise<string[]> {
  const played = await readPlayed(pool)
  const sent = new Map(
    log.flatMap(({ endpoint, options, wire, reply }) => partsOf(endpoint, options.idempotencyKey, reply).map(([key]) => [key, wire])),
  )
  const tokens = new Map(transactions.flatMap(({ rows }) => rows.tasks.map(({ id, token_id: token }) => [String(id), String(token)])))
  const last = new Map<string, InstanceState>()
  const faults: string[] = []
  for (const { rows, states } of transactions) {
    const [state] = states
    if (state === undefined) continue
    const [event] = rows.case_events as unknown as Event[]
    const [key] = rows.idempotency_keys
    const wire = sent.get(String(key?.key)) ?? {}
    const before = state.version === 1 ? createState() : last.get(state.caseId)
    last.set(state.caseId, state.state)
    const version = stored.find(({ id }) => id === state.caseId)?.version ?? ''
    if (states.length > 1 || event === undefined || before === undefined) {
      faults.push(`the process of ${state.caseId} moved ${states.length} times with ${rows.case_events.length} entries`)
      continue
    }
    const act: PlayedAct = {
      ...event,
      tokenId: tokens.get(event.details.task ?? ''),
      recalledId: tokens.get(event.details.recalled ?? ''),
      input: (wire.input ?? {}) as Record<string, unknown>,
    }
    const opened = replayAct(played.get(version)!, act, before, state.state)
    const made = rows.tasks.map(({ token_id: token }) => String(token)).toSorted()
    const about = `${event.kind} ${event.outcome ?? ''} at ${event.step ?? ''} of ${state.caseId}, version ${state.version}`
    if (opened === undefined) faults.push(`${about}: no replay gives the state that was stored; sent ${JSON.stringify(wire)}`)
    else if (!isDeepStrictEqual(opened, made)) faults.push(`${about}: opens ${opened.join()} and stored tasks of ${made.join()}`)
  }
  for (const { id, state, tokens: own } of stored)
    if (state !== null && !isDeepStrictEqual(ordered({ ...state, tokens: own }), ordered(last.get(id))))
      faults.push(`${id} is not as it was left`)
  return faults
}

function ordered(state: InstanceState | undefined): unknown {
  return state && { ...state, tokens: state.tokens.toSorted((a, b) => a.id.localeCompare(b.id)) }
}

/** What an act tells the applicant is in the outbox once for each address, in the transaction of the act. */
function faultsOfNotices(
  played: ReadonlyMap<string, Played>,
  stored: readonly StoredCase[],
  transactions: readonly Transaction[],
): string[] {
  const addresses = new Set<number>()
  const accepted = new Set<string>()
  const faults = transactions.flatMap(({ rows }) =>
    (rows.case_events as unknown as Event[]).flatMap(({ case_id: id, step, outcome }) => {
      const version = stored.find((each) => each.id === id)?.version ?? ''
      const effect = actionOf(played.get(version)?.tasks.get(step ?? ''), outcome)?.effect
      const { notice } = declarationOf(effect)
      if (notice === undefined) return []
      const n = rows.messages.filter(({ template }) => template === notice).length
      // the second acceptance on the way up is no news
      if (notice === 'case-accepted' && n === 0 && accepted.has(id)) return []
      if (notice === 'case-accepted') accepted.add(id)
      addresses.add(n)
      return n > 0 ? [] : [`${outcome} at ${step} of ${id} told nobody (${notice})`]
    }),
  )
  // all were filed by one account, with the same contact
  return addresses.size > 1 ? [...faults, `notices went to ${[...addresses].join()} addresses`] : faults
}

/** A case is a draft, or over, or waits for someone; its tasks, tokens, timers and jobs say the same. */
async function faultsOfCase(
  pool: Pool,
  { id, status, state, tokens, open, timers, jobs, isAsked, isAnswering }: StoredCase,
): Promise<string[]> {
  const running = state?.status === 'running' ? { ...state, tokens } : undefined
  const waiting = running === undefined ? [] : findOpenTasks(running).map(({ id: token, node }) => `${token} ${node}`)
  const found = open.map(({ token, step }) => `${token} ${step}`)
  // nobody is asked twice; one who is asked may decide behind it as well. A work group speaks as one, whoever of it has claimed that
  const personOf = ({ key, holder }: (typeof open)[number]) => (key.startsWith('group@') || holder === null ? key : `user@${holder}`)
  const keys = open.map((task) => `${task.step}${task.isAsked ? ', asked,' : ''} ${personOf(task)}`)
  const due = (state?.timers ?? []).map((timer) => timer.id)
  const unseen = await readUnseen(pool, open)
  const isOver = status === draftStatus || closedStatuses.has(status)
  const faults = [
    ...(isOver === (running === undefined) ? [] : [`has the status ${status} and its process is ${state?.status ?? 'gone'}`]),
    ...(isOver || found.length > 0 || due.length > 0 ? [] : ['waits for nobody']),
    ...(isDeepStrictEqual(waiting.toSorted(), found.toSorted()) ? [] : [`tokens at ${waiting.join()}, tasks at ${found.join()}`]),
    ...(new Set(keys).size === keys.length ? [] : [`is twice with one of ${keys.join()}`]),
    ...(isDeepStrictEqual(due.toSorted(), timers) && isDeepStrictEqual(timers, jobs)
      ? []
      : [`timers ${due.join()}, ${timers.join()}, ${jobs.join()}`]),
    ...unseen.map((key) => `waits for ${key}, which no account holds`),
    ...(isAsked && !isOver && !isAnswering ? ['has a correction open that nobody waits for'] : []),
  ]
  const lately = faults.length > 0 ? await readLately(pool, id) : ''
  return faults.map((words) => `case ${id} ${words}, after ${lately}`)
}

/** What happened to a case last, for who looks for the reason of a fault. */
async function readLately(pool: Pool, caseId: string): Promise<string> {
  const { rows } = await pool.query<{ entry: string }>(
    `select concat_ws(' ', kind, outcome, 'at', step, 'by', actor_name, 'to', details ->> 'assignee') as entry
     from case_events where case_id = $1 order by at desc, id desc limit 12`,
    [caseId],
  )
  return rows
    .map(({ entry }) => entry)
    .toReversed()
    .join('; ')
}

/** Keys of open tasks that no active account has. */
async function readUnseen(pool: Pool, open: StoredCase['open']): Promise<string[]> {
  if (open.length === 0) return []
  const { rows } = await pool.query<{ key: string }>(
    `select key from unnest($1::text[]) as key where not exists (
       select from users u left join organizations o on o.id = u.organization_id
       left join user_roles ur on ur.user_id = u.id left join roles r on r.id = ur.role_id
       where u.status = 'active' and not u.is_locked and (
         key = 'user@' || u.id
         or split_part(key, '@', 1) = r.code and split_part(key, '@', 2) = any(array[u.id::text, o.id::text, o.province_code, o.kind])))`,
    [open.map(({ key }) => key)],
  )
  return rows.map(({ key }) => key)
}

/** Messages that are neither done nor waiting as a job. */
async function faultsOfOutbox(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; template: string }>(
    `select m.id, m.template from messages m where m.status = 'queued' and not exists (
       select from graphile_worker._private_jobs j where j.payload ->> 'messageId' = m.id::text)`,
  )
  return rows.map(({ id, template }) => `the message ${id} (${template}) has no job`)
}

async function readCases(pool: Pool): Promise<StoredCase[]> {
  const { rows } = await pool.query<StoredCase>(
    `select c.id, c.status, c.item_version_id as version, i.state,
       coalesce((select jsonb_agg(t.data) from tokens t where t.case_id = c.id), '[]') as tokens,
       coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'token', t.token_id, 'step', t.step, 'key', t.candidate_key, 'holder', t.claimed_by, 'isAsked', t.is_asked))
         from tasks t where t.case_id = c.id and t.state = 'open'), '[]') as open,
       array(select t.id from timers t where t.case_id = c.id order by t.id) as timers,
       exists (select from corrections k where k.case_id = c.id and k.resubmitted_at is null) as "isAsked",
       exists (select from tasks t where t.case_id = c.id and t.state = 'open' and t.role = 'applicant') as "isAnswering",
       array(select split_part(j.key, ':', 3) from graphile_worker._private_jobs j where j.key like 'timer:' || c.id || ':%' order by 1) as jobs
     from cases c left join process_instances i on i.case_id = c.id`,
  )
  return rows
}

/** The processes of the cases, by version of their items. */
async function readPlayed(pool: Pool): Promise<ReadonlyMap<string, Played>> {
  const { rows } = await pool.query<{ id: string; bpmn: string; definition: ItemDefinition }>(
    'select id, bpmn, definition from item_versions where id in (select item_version_id from cases)',
  )
  const read = async ({ id, bpmn, definition }: (typeof rows)[number]): Promise<[string, Played]> => {
    const { definition: process } = await parseBpmn(bpmn)
    const { tasks: settings } = readProcessSettings(Object.values(process.nodes))
    return [id, { process, tasks: settings, variables: Object.keys(definition.variables) }]
  }
  return new Map(await Promise.all(rows.map(read)))
}
