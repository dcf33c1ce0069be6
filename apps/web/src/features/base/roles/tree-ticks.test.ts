import { describe, expect, it } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import type { TreeNode } from '@wenwu/core/roles/model'
import { changeOf, isClosed, statesOf, ticksOf, toggle, withChange } from './tree-ticks.ts'

const node = (id: string, more: Partial<TreeNode> = {}): TreeNode => ({
  id,
  title: id,
  titles: text(id, id),
  checked: false,
  isHalf: false,
  isDisabled: false,
  isFolder: false,
  children: [],
  ...more,
})
const tree = [
  node('home', { isDisabled: true, checked: true }),
  node('system', { isFolder: true, children: [node('roles'), node('menus'), node('closed', { isDisabled: true })] }),
  node('work', { isFolder: true, isHalf: true, children: [node('todo', { checked: true }), node('done')] }),
]

describe('what was ticked over what is stored', () => {
  it('counts beside what somebody else has ticked and cleared meanwhile', () => {
    const change = changeOf(new Set(['a', 'b', 'c']), new Set(['b', 'c', 'd']))
    expect(change).toEqual({ on: ['d'], off: ['a'] })
    expect([...withChange(new Set(['a', 'c', 'e']), change)].sort()).toEqual(['c', 'd', 'e'])
  })

  it('is nothing where it says what is stored', () => {
    expect(changeOf(new Set(['a']), new Set(['a']))).toBeNull()
    expect([...withChange(new Set(['a']), null)]).toEqual(['a'])
  })
})

describe('ticking in the tree of menus', () => {
  it('begins as the server says', () => {
    expect([...ticksOf(tree)]).toEqual(['home', 'work', 'todo'])
    expect(statesOf(tree, ticksOf(tree))).toEqual({ checked: ['home', 'todo'], halfChecked: ['work'] })
  })

  it('a folder takes along what can be ticked below it, and is whole when all of it is', () => {
    const on = toggle(tree, ticksOf(tree), 'work', true)
    expect(statesOf(tree, on)).toEqual({ checked: ['home', 'todo', 'done', 'work'], halfChecked: [] })
    const off = toggle(tree, on, 'todo', false)
    expect(statesOf(tree, off)).toEqual({ checked: ['home', 'done'], halfChecked: ['work'] })
    expect(statesOf(tree, toggle(tree, off, 'work', false))).toEqual({ checked: ['home'], halfChecked: [] })
  })

  it('what is closed stays as it is, and keeps its folder half', () => {
    const on = toggle(tree, new Set(), 'system', true)
    expect([on.has('closed'), statesOf(tree, on).halfChecked]).toEqual([false, ['system']])
    expect([...toggle(tree, new Set(), 'closed', true)]).toEqual([])
    expect(tree.map(isClosed)).toEqual([true, false, false])
    expect(isClosed(node('empty', { isFolder: true, children: [node('closed', { isDisabled: true })] }))).toBe(true)
  })
})
