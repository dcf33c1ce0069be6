import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areTogether } from '../list/groups.ts'
import { gatherGroups, moveRow, placeAtRanks, putIntoGroup } from './ranking.ts'

const rows = (text: string) => Array.from(text).map((group, i) => ({ id: `${i + 1}`, group: group === '-' ? '' : group }))
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).join('')

it('moves a row to its rank, the others close up', () => {
  expect(ids(moveRow(rows('----'), '1', 3))).toBe('2314')
  expect(ids(moveRow(rows('----'), '4', 1))).toBe('4123')
  expect(ids(moveRow(rows('----'), '2', 99))).toBe('1342')
  expect(ids(moveRow(rows('----'), '2', 2))).toBe('1234')
  expect(ids(moveRow(rows('----'), 'x', 2))).toBe('1234')
})

it('moves a row alone within its group and the whole group beyond it', () => {
  expect(ids(moveRow(rows('-aaa-'), '2', 4))).toBe('13425')
  expect(ids(moveRow(rows('-aaa-'), '3', 1))).toBe('23415')
  expect(ids(moveRow(rows('-aaa-'), '2', 5))).toBe('15234')
})

it('puts nothing inside another group', () => {
  expect(ids(moveRow(rows('-aaa-'), '1', 3))).toBe('23415')
  expect(ids(moveRow(rows('-aaa-'), '5', 3))).toBe('15234')
})

it('groups are gathered where their first row stands', () => {
  expect(ids(gatherGroups(rows('a-ba-b')))).toBe('142365')
})

it('who joins a group stands behind it, wherever they stood; the first of a new one says where it is', () => {
  const put = (text: string, which: string, group: string) => ids(putIntoGroup(rows(text), new Set(which), group))
  expect(put('-bb--', '14', 'b')).toBe('23145')
  expect(put('-bb--', '25', 'b')).toBe('12354')
  expect(put('-----', '24', 'b')).toBe('12435')
  expect(put('-bbb-', '3', '')).toBe('12435')
})

it('rows stand at the ranks they are given, the others around them', () => {
  const place = (text: string, ranks: Record<string, number>) => ids(placeAtRanks(rows(text), new Map(Object.entries(ranks))))
  expect(place('----', { 1: 3 })).toBe('2314')
  expect(place('-----', { 4: 1, 5: 2 })).toBe('45123')
  expect(place('----', { 1: 2, 2: 1 })).toBe('2134')
  expect(place('----', { 1: 90, 2: 91, 3: 92 })).toBe('4123')
  expect(place('----', { 1: 4, 2: 9 })).toBe('3412')
  // a group stays together, wherever the file puts its rows; put there again nothing moves
  const once = placeAtRanks(
    rows('-bb-'),
    new Map([
      ['2', 1],
      ['1', 2],
      ['3', 3],
    ]),
  )
  expect(ids(once)).toBe('2314')
  expect(
    ids(
      placeAtRanks(
        once,
        new Map([
          ['2', 1],
          ['1', 2],
          ['3', 3],
        ]),
      ),
    ),
  ).toBe('2314')
})

it('loses no row and keeps every group together, wherever a row is moved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('-', 'a', 'b', 'c'), { minLength: 1, maxLength: 14 }),
      fc.nat(13),
      fc.integer({ min: 1, max: 16 }),
      (groups, which, to) => {
        const before = gatherGroups(rows(groups.join('')))
        const moved = moveRow(before, before[which % before.length]!.id, to)
        expect(moved.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
        const starts = moved.filter(
          (row, i) => row.group !== '' && (i === 0 || !areTogether(moved[i - 1]!, row, ({ group }) => group || null)),
        )
        expect(starts.length).toBe(new Set(moved.map(({ group }) => group).filter((group) => group !== '')).size)
      },
    ),
  )
})
