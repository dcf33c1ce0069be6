import { expect, it } from 'vitest'
import { errorTable } from '@wenwu/core/errors.generated'
import { errorCodeOf } from '@wenwu/core/kernel/error-codes'
import { AppError } from '@wenwu/core/kernel/errors'
import { retryAfter } from './retry-after.ts'

it('who asks too often is told when to ask again', () => {
  const codes = Object.entries(errorTable).flatMap(([code, { status }]) => (status === 429 ? [code] : []))
  expect(codes.length).toBeGreaterThan(5)
  for (const code of codes) expect([code, retryAfter(new AppError(errorCodeOf(code)))]).toEqual([code, expect.any(Number)])
  expect(retryAfter(new AppError('code-too-soon', { details: { seconds: 48.2 } }))).toBe(49)
  expect(retryAfter(new AppError('wrong-password', { details: { seconds: 5 } }))).toBeUndefined()
})
