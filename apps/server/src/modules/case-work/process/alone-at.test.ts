import { expect, it } from 'vitest'
import type { Token } from '@wenwu/bpmn/state'
import { isOnlyTask } from './alone-at.ts'

const token = (id: string, more: Partial<Token> = {}): Token => ({ id, node: id, state: 'active', path: [], ...more })

it('a task is the only one within a sub-process too, not beside a branch, what waits at a join, or others of a row, of whom one is left', () => {
  const part = token('part', { scope: ['part.in'] })
  const within = token('within', { parent: 'part', path: ['part.in'] })
  expect([[token('one')], [part, within]].map((tokens) => isOnlyTask({ tokens }))).toEqual([true, true])
  const row = token('row', { multiInstance: { elements: ['a', 'b'], created: 2, completed: 1, tally: {} } })
  const last = token('last', { parent: 'row', index: 1 })
  const waits = token('join', { state: 'waiting-at-join', flow: 'f' })
  const several = [
    [token('one'), token('other')],
    [part, within, token('other')],
    [token('one'), waits],
    [row, last],
  ]
  expect(several.map((tokens) => isOnlyTask({ tokens }))).toEqual([false, false, false, false])
})
