import type { Accounts } from '../apps/server/src/case-driver/accounts.ts'
import { fundedItem } from '../apps/server/src/case-driver/played-items.ts'
import { drive } from '../apps/server/src/case-driver/drive-case.ts'
import { exampleOf, fileCase, filledInOn, getItem, readyDraft, todayOf, withOwnPieces } from '../apps/server/src/case-driver/file-case.ts'
import { planMoves } from '../apps/server/src/case-driver/plan-moves.ts'
import { items } from '../packages/items/src/index.generated.ts'

/** Cases that were really driven to a place; everything synthetic is a copy of one of them. */
export interface Prototypes {
  /** A complete draft of the item that submissions are measured with. */
  draft: string
  /** A case of that item that waits for the signature of the head. */
  signing: string
  /** Cases in the places where real ones stand, of each item, with their share of a list. */
  listed: { id: string; weight: number }[]
}

/** The item of the measured submissions and approvals, and its step that is measured. */
export const measuredItem = fundedItem.code
const measuredStep = 'leadSign'

/** How many of a hundred cases stand before a step on the way to a filed approval, where it is not one; the rest is filed. */
const weights: Readonly<Record<string, number>> = {
  provinceAccept: 6,
  provinceReview: 9,
  provinceSign: 3,
  nationalAccept: 3,
  nationalReview: 10,
  filing: 7,
}
const filedWeight = 60

/**
 * Drives cases of every item over HTTP to every step on its way.
 *
 * @param beginDay begins a new day for the limit of uploads: one applicant files more here than one person may in a day
 */
export async function drivePrototypes(accounts: Accounts, beginDay: () => Promise<unknown>): Promise<Prototypes> {
  const listed: Prototypes['listed'] = []
  let signing = ''
  for (const { code: itemCode } of items) {
    await beginDay()
    const way = planMoves(getItem(itemCode), exampleOf(itemCode), 'filed')
    for (const goal of [...way.map(({ node }) => node), 'filed']) {
      const data = withOwnPieces(itemCode, filledInOn(exampleOf(itemCode), todayOf(accounts)))
      const { caseId: id } = await fileCase(accounts, { itemCode, data })
      await drive(accounts, id, goal)
      listed.push({ id, weight: goal === 'filed' ? filedWeight : (weights[goal] ?? 1) })
      if (itemCode === measuredItem && goal === measuredStep) signing = id
    }
  }
  await beginDay()
  return { draft: (await readyDraft(accounts, { itemCode: measuredItem })).id, signing, listed }
}
