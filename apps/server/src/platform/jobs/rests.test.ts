import { expect, test } from 'vitest'
import { Rests } from './rests.ts'

test('a job rests twice as long as the one before it took, at most 50 ms; one that comes later waits for nothing', () => {
  const rests = new Rests()
  expect(rests.before(1000)).toBe(0)
  rests.after(8, 1000)
  expect(rests.before(1000)).toBe(16)
  expect(rests.before(1010)).toBe(6)
  expect(rests.before(1016)).toBe(0)
  rests.after(9000, 2000)
  expect(rests.before(2000)).toBe(50)
})

test('the rests of jobs that ran side by side follow one another', () => {
  const rests = new Rests()
  rests.after(10, 1000)
  rests.after(10, 1001)
  expect(rests.before(1001)).toBe(39)
})
