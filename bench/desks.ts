import { caseList } from '@wenwu/core/cases/list'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as desks } from '@wenwu/core/desks/contract'
import { caseDeskKeys, taskDeskKeys } from '@wenwu/core/desks/desks'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { formatTable, medianRound, type Round } from './figures.ts'
import type { Call } from './load.ts'
import type { LoadGenerator, Server } from './processes.ts'
import { withClient, type Stage } from './stage.ts'
import { makeDice, makeSearch } from './words.ts'

const connections = 10
/** Of the list of all cases in the same run. */
const mostRatio = 1.3
/** Milliseconds, with a keyword. */
const mostWithWord = 60

interface Part {
  name: string
  calls: Call[]
  /** Whether it looks for words: then its p95 has a goal, else its ratio to the list of all cases. */
  hasWord: boolean
}

/** Every list of a business area, past handlers and the homes, as an officer of the nation and one of a province open them. */
export async function measureDesks(
  stage: Stage,
  load: LoadGenerator,
  product: Server,
  isQuick: boolean,
  note: (text: string) => void,
): Promise<void> {
  const table: string[][] = [['list', 'calls/s', 'p50', 'p95', 'ratio', 'goal', '']]
  for (const username of ['national-officer', 'province-sx']) {
    const run = async (calls: Call[]): Promise<Round> => {
      const rounds: Round[] = []
      for (let round = -1; round < (isQuick ? 3 : 5); round++) {
        const result = await load.run({ port: product.port, connections, seconds: isQuick ? 1 : 3, calls, isOnce: false })
        if (result.failed > 0) note(`${result.failed} failed: ${result.firstFailure?.slice(0, 300)}`)
        if (round >= 0) rounds.push(result)
      }
      return medianRound(rounds)
    }
    const [base, ...parts] = await partsOf(stage, username)
    const all = await run(base!.calls)
    for (const { name, calls, hasWord } of [base!, ...parts]) {
      const found = await run(calls)
      const ratio = found.p50 / all.p50
      const isMet = hasWord ? found.p95 <= mostWithWord : ratio <= mostRatio
      table.push([
        `${username}: ${name}`,
        found.perSecond.toFixed(0),
        found.p50.toFixed(1),
        found.p95.toFixed(1),
        ratio.toFixed(2),
        hasWord ? `p95 ≤ ${mostWithWord}` : `≤ ${mostRatio}`,
        isMet ? 'met' : 'NOT MET',
      ])
      note(table.at(-1)!.join('  '))
    }
  }
  console.log(`\n${stage.rows} cases, ${connections} connections, milliseconds; ratio of p50 to that of all cases\n${formatTable(table)}`)
}

async function partsOf(stage: Stage, username: string): Promise<Part[]> {
  const tokens = await Promise.all(Array.from({ length: 8 }, () => stage.tokenOf(username)))
  const handlers = await withClient(stage.superuser, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select completed_by as id from tasks where state = 'done' group by 1 order by count(*) desc limit 8`,
    )
    return rows.map(({ id }) => id)
  })
  const page = { number: 1, size: 10 }
  const dice = makeDice(4711)
  const asked = (filter: object, more: object = {}): Call[] =>
    tokens.map((token, i) => ({
      method: 'POST',
      path: cases.query.path,
      token,
      body: cases.query.input.toWire({
        filter: { preset: 'all', ...filter },
        sort: caseList.sorts[i % caseList.sorts.length]!,
        page,
        ...more,
      }),
    }))
  const open = (desk: (typeof taskDeskKeys)[number]): Call[] =>
    tokens.map((token) => {
      const wire = tasks.list.input.toWire({ state: 'open', desk, sort: 'due-asc', page })
      const query = Object.entries(wire).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
      return { method: 'GET', path: `${tasks.list.path}?${new URLSearchParams(query).toString()}`, token }
    })
  const sought = (desk: (typeof caseDeskKeys)[number]): Call[] =>
    Array.from({ length: 6 }, () => makeSearch(dice)).flatMap((keyword) => asked({ desk, keyword }))
  return [
    { name: 'all cases', calls: asked({}), hasWord: false },
    ...caseDeskKeys.map((desk) => ({ name: desk, calls: asked({ desk }), hasWord: false })),
    ...caseDeskKeys.map((desk) => ({ name: `${desk}, two words`, calls: sought(desk), hasWord: true })),
    { name: 'past handlers', calls: handlers.flatMap((handler) => asked({ desk: 'handling-inquiry', handler })), hasWord: true },
    ...taskDeskKeys.map((desk) => ({ name: desk, calls: open(desk), hasWord: false })),
    { name: 'home figures', calls: tokens.map((token) => ({ method: 'GET', path: desks.figures.path, token })), hasWord: true },
  ]
}
