import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { depthBelow, heightOf, makesCircle, tickStates, type TickItem } from './tick-tree.ts'

const tree: TickItem[] = [
  { id: 'system', parentId: null },
  { id: 'roles', parentId: 'system' },
  { id: 'menus', parentId: 'system' },
  { id: 'home', parentId: null },
]
const ticked = (...ids: string[]) => Object.fromEntries(tickStates(tree, ids))

describe('ticks of a tree', () => {
  it('a folder is checked when all below it are, half-checked otherwise, whether it was sent or not', () => {
    expect(ticked('system', 'roles', 'menus')).toEqual({ system: 'checked', roles: 'checked', menus: 'checked' })
    expect(ticked('system', 'roles')).toEqual({ system: 'half', roles: 'checked' })
    expect(ticked('roles')).toEqual({ system: 'half', roles: 'checked' })
    expect(ticked('system')).toEqual({ system: 'half' })
    expect(ticked('roles', 'menus')).toEqual({ system: 'checked', roles: 'checked', menus: 'checked' })
    expect(ticked('nobody')).toEqual({})
  })

  it('a folder that opens nothing follows from what is below it', () => {
    const folders = tree.map((item) => ({ ...item, isFolder: item.id === 'system' }))
    expect(Object.fromEntries(tickStates(folders, ['roles', 'menus']))).toEqual({ system: 'checked', roles: 'checked', menus: 'checked' })
    expect(Object.fromEntries(tickStates(folders, ['roles']))).toEqual({ system: 'half', roles: 'checked' })
    expect(Object.fromEntries(tickStates(folders, ['system']))).toEqual({})
  })

  it('circles, depth and height', () => {
    expect(makesCircle(tree, 'system', 'roles')).toBe(true)
    expect(makesCircle(tree, 'system', 'system')).toBe(true)
    expect(makesCircle(tree, 'roles', 'home')).toBe(false)
    expect([depthBelow(tree, null), depthBelow(tree, 'system'), depthBelow(tree, 'roles')]).toEqual([1, 2, 3])
    expect([heightOf(tree, 'system'), heightOf(tree, 'home')]).toEqual([2, 1])
  })

  const someTree = fc
    .integer({ min: 1, max: 12 })
    .chain((n) =>
      fc
        .tuple(...Array.from({ length: n }, (_, i) => fc.option(fc.nat(Math.max(0, i - 1)), { nil: null })))
        .map((parents) =>
          parents.map((parent, i): TickItem => ({ id: `n${i}`, parentId: parent === null || parent >= i ? null : `n${parent}` })),
        ),
    )

  it('for any tree: nothing ticked hangs in the air, half is told from whole, and ticking what came back changes nothing', () => {
    fc.assert(
      fc.property(someTree, fc.array(fc.nat(14)), (items, picks) => {
        const ids = picks.map((n) => `n${n}`)
        const states = tickStates(items, ids)
        for (const item of items) {
          const state = states.get(item.id)
          const children = items.filter((child) => child.parentId === item.id).map((child) => states.get(child.id))
          if (children.some((child) => child !== undefined)) expect(state).toBeDefined()
          if (state === 'checked') expect(children.every((child) => child === 'checked')).toBe(true)
          if (children.length === 0) expect(state).toBe(ids.includes(item.id) ? 'checked' : undefined)
        }
        expect(tickStates(items, states.keys())).toEqual(states)
      }),
      { numRuns: 300 },
    )
  })
})
