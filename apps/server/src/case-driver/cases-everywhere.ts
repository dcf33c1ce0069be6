import type { CaseRow } from '@wenwu/core/cases/model'
import type { FormData } from '@wenwu/core/form/model'
import type { ItemSource } from '@wenwu/core/item/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import { items } from '@wenwu/items/index.generated'
import { demoUsers } from '../db/seed/demo-accounts.ts'
import type { Accounts } from './accounts.ts'
import { caseAt, finish, watcher } from './drive-case.ts'
import { exampleOf, filledInOn, handIn, readyDraft, todayOf, withOwnPieces } from './file-case.ts'
import { dataReaching } from './reaching-data.ts'

/**
 * Of each item a complete draft, a case that waits at each step and one at each end, called by the step. Gives how many there are.
 *
 * @param beginDay begins a new day for the limit of uploads: one applicant files more here than one person may in a day
 * @param filed all items unless given
 */
export async function fileEverywhere(
  accounts: Accounts,
  log: (line: string) => void,
  beginDay: () => Promise<unknown>,
  filed: readonly ItemSource[] = items,
): Promise<number> {
  let made = 0
  const own = (itemCode: string, data: FormData) => withOwnPieces(itemCode, filledInOn(data, todayOf(accounts)))
  const note = (itemCode: string, place: string, caseId: string): void => {
    made++
    log(`${itemCode} ${place} ${caseId}`)
  }
  for (const { code: itemCode, process } of filed) {
    await beginDay()
    const draft = await readyDraft(accounts, {
      itemCode,
      data: own(itemCode, exampleOf(itemCode)),
      title: `${itemCode} draft`,
    })
    note(itemCode, 'draft', draft.id)
    for (const { id, kind } of process.steps)
      if (kind === 'task' || kind === 'end')
        note(
          itemCode,
          id,
          await caseAt(accounts, id, { itemCode, data: own(itemCode, dataReaching(itemCode, id)), title: `${itemCode} ${id}` }),
        )
  }
  return made
}

/**
 * Files the complete drafts of the demo applicants and takes every open case to an end by its demo people. Nobody stops at a case that does
 * not go: it is told and counted. Gives how many were finished and how many were not; cases beyond the 999 that a list shows are left.
 */
export async function finishEverything(accounts: Accounts, log: (line: string) => void): Promise<{ finished: number; failed: number }> {
  const count = { finished: 0, failed: 0 }
  const attempt = async ({ itemCode, id, status, title }: CaseRow, work: () => Promise<string | undefined>): Promise<void> => {
    const said = await work().catch((error: unknown) => {
      count.failed++
      return String(error)
    })
    if (said !== undefined) log(`${itemCode} ${id} ${status} ${title}: ${said}`)
  }
  for (const { username } of demoUsers.filter(({ role }) => role === 'applicant'))
    for (const row of await rowsOf(accounts, username, 'draft')) await attempt(row, () => submit(accounts, username, row))
  for (const row of await rowsOf(accounts, watcher, 'all'))
    await attempt(row, async () => {
      const { status, moves } = await finish(accounts, row.id)
      if (moves === 0) return undefined
      count.finished++
      return status
    })
  return count
}

/** Files a draft; says so where its form is not complete and it stays one. */
async function submit(accounts: Accounts, username: string, { id, itemCode }: CaseRow): Promise<string | undefined> {
  const applicant = accounts.as(username)
  const { problems } = await applicant.call(cases.check, { id })
  if (problems.length > 0) return 'not complete'
  const draft = await applicant.call(cases.get, { id })
  await handIn(accounts, username, draft)
  await applicant.call(cases.submit, { itemCode, id, baseRevision: draft.revision })
  return undefined
}

async function rowsOf(accounts: Accounts, username: string, preset: 'all' | 'draft'): Promise<CaseRow[]> {
  const found: CaseRow[] = []
  for (let number = 1; ; number++) {
    const page = { number, size: 50 }
    const { rows } = await accounts.as(username).call(cases.query, { filter: { preset }, sort: 'submitted-desc', page })
    found.push(...rows)
    if (rows.length < page.size) return found
  }
}
