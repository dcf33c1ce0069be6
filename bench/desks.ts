import { caseList, type CaseFilter } from '@wenwu/core/cases/list'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as desks } from '@wenwu/core/desks/contract'
import { caseDesk, caseDeskKeys, taskDeskKeys } from '@wenwu/core/desks/desks'
import { taskListFor } from '@wenwu/core/desks/list'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { filterOf } from '@wenwu/core/list/definition'
import { contract as tasks, type TaskQuery } from '@wenwu/core/tasks/contract'
import { todoList } from '@wenwu/core/tasks/list'
import { formatTable, median, medianRound, type Round } from './figures.ts'
import type { Call } from './load.ts'
import type { LoadGenerator, Server } from './processes.ts'
import { withClient, type Stage } from './stage.ts'
import { makeDice, makeSearch } from './words.ts'

const connections = 10
/** Every role that has desks, and its home. */
const roles = ['national-officer', 'national-accept', 'national-lead', 'national-office', 'province-sx', 'province-sx-lead']
/** Of the list of all cases in the same run. */
const mostRatio = 1.3
/** Milliseconds of what is timed: what a page waits for, and the counts of tabs that follow it where words are frequent. */
const mostTimes = { p95: 60, 'p95-after': 300 }

interface Part {
  name: string
  calls: Call[]
  /** What it is held to: its `ratio` to the page of all cases, each with its tabs counted, or to the rows alone where a list counts none; its `p95` (words, figures), or that of what is asked for after the page. */
  goal: 'ratio' | 'rows' | keyof typeof mostTimes
}

/** Every list of a business area, past handlers and the homes, as each role opens them; `only`: beginnings of accounts. */
export async function measureDesks(
  stage: Stage,
  load: LoadGenerator,
  product: Server,
  { isQuick, only }: { isQuick: boolean; only: readonly string[] | undefined },
  note: (text: string) => void,
): Promise<void> {
  const table: string[][] = [['list', 'calls/s', 'p50', 'p95', 'ratio', 'goal', '']]
  for (const username of roles.filter((role) => only === undefined || only.some((word) => role.startsWith(word)))) {
    const run = async (calls: Call[]): Promise<Round> => {
      const result = await load.run({ port: product.port, connections, seconds: isQuick ? 1 : 3, calls, isOnce: false })
      if (result.failed > 0) note(`${result.failed} failed: ${result.firstFailure?.slice(0, 300)}`)
      return result
    }
    const parts = await partsOf(stage, username)
    const allOf = (goal: Part['goal']): Part => parts.find((part) => part.goal === (goal === 'ratio' ? 'ratio' : 'rows'))!
    for (const { name, calls, goal } of parts) {
      const base = allOf(goal)
      // in turns, so that a disturbance of the machine meets both
      const [rounds, ratios]: [Round[], number[]] = [[], []]
      for (let round = -1; round < (isQuick ? 3 : 5); round++) {
        const [all, own] = [await run(base.calls), await run(calls)]
        if (round < 0) continue
        rounds.push(own)
        ratios.push(own.p50 / all.p50)
      }
      const [found, ratio] = [medianRound(rounds), median(ratios)]
      const mostTime = goal === 'ratio' || goal === 'rows' ? undefined : mostTimes[goal]
      const isMet = mostTime === undefined ? ratio <= mostRatio : found.p95 <= mostTime
      table.push([
        `${username}: ${name}`,
        found.perSecond.toFixed(0),
        found.p50.toFixed(1),
        found.p95.toFixed(1),
        ratio.toFixed(2),
        mostTime === undefined ? `≤ ${mostRatio}` : `p95 ≤ ${mostTime}`,
        isMet ? 'met' : 'NOT MET',
      ])
      note(table.at(-1)!.join('  '))
    }
  }
  console.log(
    `\n${stage.rows} cases, ${connections} connections, milliseconds; ratio of p50 to that of all cases in turns\n${formatTable(table)}`,
  )
}

const page = { number: 1, size: 10 }
/** Sessions of an account, so that connections do not share one row. */
const sessions = 8
/** Searches of a list, handlers that are asked for. */
const several = 8

/** Accounts that handle or have handled cases, as many with many as with few, of those the account is offered to choose from: a province's own, or of the nation. */
async function handlersFor(stage: Stage, username: string): Promise<string[]> {
  return withClient(stage.superuser, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select h.user_id as id from case_handlers h join users u on u.id = h.user_id, users a join organizations o on o.id = a.organization_id
       where a.username = $1 and u.kind = 'official' and (o.kind = 'national' or u.organization_id = a.organization_id) group by 1 order by count(*)`,
      [username],
    )
    return Array.from({ length: several }, (_, i) => rows[Math.floor(((rows.length - 1) * i) / (several - 1))]?.id ?? '').filter(Boolean)
  })
}

async function partsOf(stage: Stage, username: string): Promise<Part[]> {
  const tokens = await Promise.all(Array.from({ length: sessions }, () => stage.tokenOf(username)))
  const handlers = await handlersFor(stage, username)
  const asked = (filter: object, isCounting = true): Call[] =>
    tokens.map((token, i) => ({
      method: 'POST',
      path: cases.query.path,
      token,
      body: cases.query.input.toWire({
        filter: { preset: 'all', ...filter },
        sort: caseList.sorts[i % caseList.sorts.length]!,
        page,
        isCounting,
      }),
    }))
  const countingTabs = (filter: Partial<CaseFilter>): Call[] =>
    tokens.map((token) => ({
      method: 'POST',
      path: cases.countPresets.path,
      token,
      body: cases.countPresets.input.toWire({ filter: { preset: 'all', ...filter } }),
    }))
  const open = (filter: Partial<TaskQuery>): Call[] =>
    tokens.map((token, i) => {
      const sort = todoList.sorts[i % todoList.sorts.length]!
      const wire = tasks.list.input.toWire({ state: 'open', sort, page, isCounting: true, ...filter })
      const query = Object.entries(wire).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
      return { method: 'GET', path: `${tasks.list.path}?${new URLSearchParams(query).toString()}`, token }
    })
  /** The calls for each of some searches, the same for every list. */
  const sought = (calls: (keyword: string) => Call[]): Call[] => {
    const dice = makeDice(4711)
    return Array.from({ length: several }, () => makeSearch(dice)).flatMap(calls)
  }
  const today = toShanghaiDate(new Date())
  const list = (name: string, calls: Call[]): Part => ({ name, calls, goal: 'ratio' })
  const rows = (name: string, calls: Call[]): Part => ({ name, calls, goal: 'rows' })
  const timed = (name: string, calls: Call[]): Part => ({ name, calls, goal: 'p95' })
  const after = (name: string, calls: Call[]): Part => ({ name, calls, goal: 'p95-after' })
  const ofCases = caseDeskKeys.flatMap((desk) => {
    const [opening, ...tabs] = caseDesk(desk).presets
    return [
      list(desk, asked({ desk, preset: opening })),
      list(
        `${desk}, tabs`,
        tabs.flatMap((preset) => asked({ desk, preset })),
      ),
      timed(
        `${desk}, two words`,
        sought((keyword) => asked({ desk, preset: opening, keyword })),
      ),
      after(
        `${desk}, tabs of two words`,
        sought((keyword) => countingTabs({ desk, keyword })),
      ),
    ]
  })
  const ofTasks = taskDeskKeys.flatMap((desk) => {
    const [, ...tabs] = (taskListFor(desk).presets ?? []).map((preset) => open({ desk, ...filterOf(preset, today) }))
    return [
      list(desk, open({ desk })),
      list(`${desk}, tabs`, tabs.flat()),
      timed(
        `${desk}, two words`,
        sought((keyword) => open({ desk, keyword })),
      ),
    ]
  })
  return [
    list('all cases', asked({})),
    rows('all cases, rows alone', asked({}, false)),
    ...ofCases,
    list('to-dos', open({})),
    rows('done', open({ state: 'done' })),
    ...ofTasks,
    timed(
      'past handlers',
      handlers.flatMap((handler) => asked({ desk: 'handling-inquiry', handler })),
    ),
    after(
      'tabs of past handlers',
      handlers.flatMap((handler) => countingTabs({ desk: 'handling-inquiry', handler })),
    ),
    timed(
      'home figures',
      tokens.map((token) => ({ method: 'GET', path: desks.figures.path, token })),
    ),
  ]
}
