import { expect, it } from 'vitest'
import { signedSum, sumOrDash } from './plan-sums.ts'

it('shows what is not decided otherwise than nothing, and which way a difference goes', () => {
  expect([sumOrDash(null), sumOrDash(0), sumOrDash(1234.5)]).toEqual(['—', '0.00', '1,234.50'])
  expect([signedSum(20), signedSum(0), signedSum(-1234.5)]).toEqual(['+20.00', '0.00', '-1,234.50'])
})
