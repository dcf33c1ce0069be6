import { describe, expect, it } from 'vitest'
import { takenBack, type RowsStep } from './rows-step.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id })) as [{ id: string }, { id: string }, { id: string }, { id: string }]
const step = (kind: RowsStep['kind'], before: RowsStep['before'], left: RowsStep['left']): RowsStep => ({ kind, n: 1, before, left })

describe('a step taken back', () => {
  it('leaves the rows as they were before, and says where it was', () => {
    expect(takenBack(step('pasted', [a, b], [a, { ...b, name: '鼎' }, c]), [], true)).toEqual({ rows: [a, b], place: 1 })
    expect(takenBack(step('imported', [a], [a, b, c]), [], true)).toEqual({ rows: [a], place: 1 })
    expect(takenBack(step('removed', [a, b, c], [a, c]), [], true)).toEqual({ rows: [a, b, c], place: 1 })
  })
  it('loses nothing that was written since', () => {
    const since = [{ ...a, name: '鼎' }, d]
    expect(takenBack(step('removed', [a, b, d], [a, d]), since, false)).toEqual({ rows: [since[0], b, d], place: 1 })
    expect(takenBack(step('withdrawn', [a, b, c], [a]), since, false)).toEqual({ rows: [since[0], b, c, d], place: 1 })
    expect(takenBack(step('imported', [a], [a, d]), since, false)).toBeUndefined()
    expect(takenBack(step('pasted', [a], [a, d]), since, false)).toBeUndefined()
  })
})
