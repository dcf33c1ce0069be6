import { contract, type TaskQuery } from '@wenwu/core/tasks/contract'
import { own } from '@wenwu/core/form/json'
import { call } from './call.ts'
import { nextAfter, type NextCase } from './next-after.ts'

/** The to-do list that somebody works in: how it was asked for, and the cases as it last showed them. */
interface WorkedList {
  query: Omit<TaskQuery, 'state' | 'isCounting'>
  cases: readonly string[]
}

// of this tab, through a reload, gone with the session
const storageKey = 'WORKED_LIST'

/** Keeps which list of to-dos is worked in. */
export function keepWorkedList(query: WorkedList['query'], rows: readonly NextCase[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ query, cases: rows.map(({ id }) => id) } satisfies WorkedList))
}

/** The case that follows another in the list of to-dos from which that one was opened; undefined where it has no more, or is not known. */
export async function findNextInList(caseId: string): Promise<NextCase | undefined> {
  const list = stored()
  if (list === undefined || !list.cases.includes(caseId)) return undefined
  const ask = (number: number) =>
    call(contract.list, { state: 'open', ...list.query, page: { ...list.query.page, number } }, { isQuiet: true })
  const { number } = list.query.page
  const same = await ask(number).catch(() => undefined)
  // the last page may be gone with its last row
  const page = same?.rows.length === 0 && number > 1 ? await ask(1).catch(() => undefined) : same
  if (page === undefined) return undefined
  const next = nextAfter(caseId, list.cases, page.rows)
  if (next !== undefined) keepWorkedList(list.query, page.rows)
  return next
}

function stored(): WorkedList | undefined {
  try {
    const list = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as unknown
    return Array.isArray(own(list, 'cases')) ? (list as WorkedList) : undefined
  } catch {
    return undefined
  }
}
