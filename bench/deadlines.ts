/**
 * What a change of the calendar and timers that come due at once cost on a full database (issue 14 §6): preview and recount of all running due
 * dates, then timers on two servers, with a list read meanwhile. Goals: preview of 100,000 < 5 s, recount < 60 s, 10,000 timers < 5 min, each once, p95 of
 * the list < 2 × idle.
 */
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { contract as calendar } from '@wenwu/core/calendar/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { ItemSource } from '@wenwu/core/item/model'
import { addDays, toShanghaiDate, weekday } from '@wenwu/core/kernel/date'
import { usualItem } from '../apps/server/src/case-driver/played-items.ts'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { fileCase } from '../apps/server/src/case-driver/file-case.ts'
import { publishItems } from '../apps/server/src/modules/case-work/items/index.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { Caller } from '../apps/server/src/platform/http/caller.ts'
import { fillCases, settle } from './dataset.ts'
import { formatTable, percentile } from './figures.ts'
import { type BareStage, withClient } from './stage.ts'

const timers = 10_000
const step = 'provinceReview'

/** Fills the database with running cases, each with a timer at its step. */
export async function prepareDeadlines(stage: BareStage, rows: number, note: (text: string) => void): Promise<void> {
  const timed: ItemSource = {
    ...usualItem,
    process: {
      ...usualItem.process,
      steps: [...usualItem.process.steps, { id: 'late', kind: 'timer', attachedTo: step, duration: 'P90D', interrupting: true }],
      flows: [...usualItem.process.flows, { from: 'late', to: 'provinceSign' }],
    },
  }
  await inTransaction(stage.pool, (db) => publishItems(db, new Date(), [timed]))
  const { caseId } = await fileCase(stage, { itemCode: timed.code })
  await drive(stage, caseId, step)
  await fillCases(stage.superuser, { draft: caseId, signing: caseId, listed: [{ id: caseId, weight: 1 }] }, rows, rows, note)
  // copies have dates of their own; here they are those of their events
  await withClient(stage.superuser, async (client) => {
    await client.query('update cases c set due_on = p.due_on, warn_on = p.warn_on from cases p where p.id = $1 and c.clock_state = $2', [
      caseId,
      'running',
    ])
    await client.query("update tasks t set due_on = c.due_on from cases c where c.id = t.case_id and t.state = 'open'")
  })
  await settle(stage.superuser)
  note('settled')
}

/** Measures on two running servers. */
export async function measureDeadlines(stage: BareStage, ports: readonly number[], note: (text: string) => void): Promise<void> {
  const at = (username: string, port: number): Caller => {
    const token = stage.tokenOf(username)
    return new Caller({ address: `http://127.0.0.1:${port}`, authorization: () => token })
  }
  const [system, security, reader] = [at('admin-system', ports[0]!), at('admin-security', ports[0]!), at('national-officer', ports[1]!)]
  const idle = await listTimes(reader, (n) => n < 100)
  note(`p95 of the list, idle: ${percentile(idle, 0.95).toFixed(1)} ms`)
  const table: string[][] = [['', 'measured', 'goal', 'list p95 / idle']]
  const row = (name: string, measured: string, goal: string, times?: number[]): void => {
    table.push([name, measured, goal, times === undefined ? '' : (percentile(times, 0.95) / percentile(idle, 0.95)).toFixed(2)])
    note(table.at(-1)!.join('  '))
  }

  const day = nextWorkingDay()
  let began = performance.now()
  const preview = await system.call(calendar.preview, { day, setting: 'off' })
  row(`preview, ${preview.total} move`, seconds(began), '< 5 s')

  const { id } = await system.call(calendar.propose, { day, setting: 'off', note: '停电', documentNumber: '', reason: '' })
  began = performance.now()
  await security.call(calendar.confirm, { id })
  const change = async () => (await security.call(calendar.changes, {})).find((each) => each.id === id)!
  let isApplied = false
  const applied = until(async () => (isApplied = (await change()).isApplied))
  const meanwhile = await listTimes(reader, () => !isApplied)
  await applied
  row(`recount, ${(await change()).moved} moved`, seconds(began), '< 60 s', meanwhile)

  await withClient(stage.superuser, async (client) => {
    began = performance.now()
    await makeDue(client)
    let left = timers
    const drained = until(async () => (left = await waiting(client)) === 0)
    const times = await listTimes(reader, () => left > 0)
    await drained
    const { rows } = await client.query<{ n: number; most: number }>(
      "select count(*)::int as n, coalesce(max(k), 0)::int as most from (select count(*) as k from case_events where kind = 'timer' group by case_id) each",
    )
    row(`${rows[0]!.n} timers fired, at most ${rows[0]!.most} times each`, seconds(began), '< 300 s', times)
  })
  console.log(`\n${formatTable(table)}`)
}

async function makeDue(client: Client): Promise<void> {
  await client.query(
    `with chosen as (select c.id, t.id as timer from cases c
       join process_instances i on i.case_id = c.id cross join lateral (select i.state -> 'timers' -> 0 ->> 'id' as id) t
       where c.clock_state = 'running' and t.id is not null order by c.id limit $1),
     stored as (insert into timers (case_id, id, node, due_at) select id, timer, 'late', now() from chosen
       on conflict (case_id, id) do update set due_at = now() returning case_id, id)
     select graphile_worker.add_job('fire-timer', json_build_object('caseId', case_id, 'timerId', id)) from stored`,
    [timers],
  )
}

async function waiting(client: Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int as n from timers where due_at <= now()')
  return rows[0]!.n
}

/** Reads the first page of the list ten times a second while it is wanted; the times in order. */
async function listTimes(reader: Caller, isWanted: (n: number) => boolean): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; isWanted(n); n++) {
    const began = performance.now()
    await reader.call(cases.query, { filter: { preset: 'all' }, sort: 'due-asc', page: { number: 1, size: 10 } })
    times.push(performance.now() - began)
    await delay(100)
  }
  return times.sort((a, b) => a - b)
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await delay(500)
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}

/** A day that all running clocks still have before them. */
function nextWorkingDay(): string {
  let day = addDays(toShanghaiDate(new Date()), 1)
  while (weekday(day) > 5) day = addDays(day, 1)
  return day
}
