import { expect, it } from 'vitest'
import { AppError } from './errors.ts'

it('the name of a field that a caller made up is not sent back whole, wherever it stands', () => {
  const long = `a${'𠮷'.repeat(1000)}`
  const error = new AppError('bad-text', { params: { field: long, other: long }, field: long, problems: [{ path: long, code: 'type' }] })
  const short = `a${'𠮷'.repeat(99)}…`
  expect([error.field, error.params, error.problems]).toEqual([short, { field: short, other: long }, [{ path: short, code: 'type' }]])
})

it('names of ours stand as they are', () => {
  const path = 'unit.history[#r1].money'
  const error = new AppError('bad-request', {
    params: { field: path, n: 1 },
    field: path,
    problems: [{ path, code: 'required', params: { n: 1 } }],
  })
  expect([error.field, error.params, error.problems]).toEqual([path, { field: path, n: 1 }, [{ path, code: 'required', params: { n: 1 } }]])
  expect(new AppError('conflict')).toMatchObject({ field: undefined, params: {}, problems: undefined })
})
