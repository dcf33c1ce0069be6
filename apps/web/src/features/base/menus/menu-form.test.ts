import { describe, expect, it } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import type { MenuEntry } from '@wenwu/core/menus/model'
import { checkEntry, childrenOf, newEntry, placeAfterStep } from './menu-form.ts'

const entry = (id: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  ...newEntry(null),
  id,
  name: id,
  titles: text(id, id),
  order,
  isBuiltIn: false,
  isRemoved: false,
  ...more,
})

describe('an entry of the menu', () => {
  it('is whole as a folder, a screen or a button', () => {
    const base = { ...newEntry(null), name: 'x', titles: text('甲', 'A') }
    expect(checkEntry(base)).toEqual({})
    expect(checkEntry({ ...base, url: '/x', component: 'todo' })).toEqual({})
    expect(checkEntry({ ...newEntry(null) })).toEqual({ titles: 'menus.titleRequired', name: 'menus.keyWrong' })
    // nothing that can be seen is nothing, as on the server
    expect(checkEntry({ ...base, titles: text('\u200b\u3164\u2800', 'A') })).toEqual({ titles: 'menus.titleRequired' })
    expect(checkEntry({ ...base, url: 'https://example.org', component: 'todo' })).toEqual({ url: 'menus.urlWrong' })
    expect(checkEntry({ ...base, url: '/x' })).toEqual({ component: 'menus.componentRequired' })
    expect(checkEntry({ ...base, type: 'button' })).toEqual({
      permissionCode: 'menus.permissionRequired',
      parentId: 'menus.parentRequired',
    })
  })

  it('goes up and down among its siblings', () => {
    const all = [entry('a', 1), entry('b', 2), entry('gone', 3, { isRemoved: true }), entry('c', 4), entry('below', 1, { parentId: 'a' })]
    expect([
      placeAfterStep(all, all[1]!, -1),
      placeAfterStep(all, all[1]!, 1),
      placeAfterStep(all, all[0]!, -1),
      placeAfterStep(all, all[3]!, 1),
    ]).toEqual(['a', null, undefined, undefined])
    expect(placeAfterStep(all, all[0]!, 1)).toBe('c')
    expect(childrenOf(all, 'a').map((each) => each.id)).toEqual(['below'])
    expect(childrenOf([entry('orphan', 1, { parentId: 'nowhere' })], null).map((each) => each.id)).toEqual(['orphan'])
  })
})
