import { describe, expect, it } from 'vitest'
import type { ItemEntry } from '@wenwu/core/items/contract'
import { likelyItems } from './likely-items.ts'

const items = [
  ['w1', 'construction'],
  ['w2', 'protection-works'],
  ['c1', 'collections'],
  ['c2', 'collections'],
  ['e1', 'entry-exit'],
].map(([code, category]) => ({ code, category }) as ItemEntry)
const order = (...used: string[]) => likelyItems(items, used).map(({ code }) => code)

describe('what a person may want to apply for', () => {
  it('begins with what was applied for last, then the like of what is applied for most', () => {
    expect(order('e1', 'c2', 'c2')).toEqual(['e1', 'c2', 'c1', 'w1', 'w2'])
  })
  it('stays as it is where nothing was applied for, or something that is no longer offered', () => {
    expect(order()).toEqual(['w1', 'w2', 'c1', 'c2', 'e1'])
    expect(order('gone')).toEqual(['w1', 'w2', 'c1', 'c2', 'e1'])
  })
})
