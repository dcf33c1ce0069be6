import { expect, test } from 'vitest'
import { makeDice, makeSearch, makeWording } from './words.ts'

test('the same seed gives the same names, another seed others', () => {
  const some = (seed: number) =>
    Array.from(
      { length: 20 },
      (
        (dice) => () =>
          makeWording(dice).title
      )(makeDice(seed)),
    )
  expect(some(7)).toEqual(some(7))
  expect(some(8)).not.toEqual(some(7))
})

test('a title names its unit; a search has two words of two characters', () => {
  const dice = makeDice(1)
  for (let i = 0; i < 200; i++) {
    const { title, unitName } = makeWording(dice)
    expect(title).toContain(unitName)
    expect(makeSearch(dice)).toMatch(/^\p{Script=Han}{2} \p{Script=Han}{2}$/u)
  }
})
