import { expect, it } from 'vitest'
import { readPage } from './read-page.ts'

const groups = ['a', 'a', 'a', 'b', null, null, 'c', 'c']
const rows = groups.map((group, id) => ({ id, group }))
const page = (number: number, size = 2) =>
  readPage(
    { number, size },
    (limit, offset) => Promise.resolve(rows.slice(offset, offset + limit)),
    () => Promise.resolve(rows.length),
    { groupBy: ({ group }) => group },
  )
const idsOf = async (number: number, size?: number) => (await page(number, size)).rows.map(({ id }) => id)

it('says of a page that begins inside a group that it goes on; the rows are those of the page', async () => {
  expect([await idsOf(1), await idsOf(2), await idsOf(4)]).toEqual([
    [0, 1],
    [2, 3],
    [6, 7],
  ])
  const continued = await Promise.all([1, 2, 3, 4, 5].map(async (number) => (await page(number)).isContinued))
  expect(continued).toEqual([undefined, true, undefined, undefined, undefined])
  // two rows without a group are not one
  expect((await page(2, 5)).isContinued).toBeUndefined()
  expect((await page(8, 1)).isContinued).toBe(true)
})
