import { keyPattern, urlPattern, type MenuEntry, type MenuInput } from '@wenwu/core/menus/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { hasVisibleText } from '@wenwu/core/kernel/text'

export type MenuErrors = Partial<Record<'titles' | 'name' | 'url' | 'component' | 'permissionCode' | 'parentId', TextKey>>

export function newEntry(parentId: string | null): MenuInput {
  return {
    id: undefined,
    parentId,
    name: '',
    titles: { zh_CN: '', en_US: '' },
    icon: '',
    url: '',
    component: '',
    type: 'menu',
    permissionCode: '',
  }
}

export function inputOf(entry: MenuEntry): MenuInput {
  const { order: _order, isBuiltIn: _isBuiltIn, isRemoved: _isRemoved, ...input } = entry
  return input
}

/** What is wrong with an entry, by its field; the server says the same. */
export function checkEntry(input: MenuInput): MenuErrors {
  const isButton = input.type === 'button'
  const isFolder = !isButton && input.url === '' && input.component === ''
  return {
    ...(!hasVisibleText(input.titles.zh_CN) && { titles: 'menus.titleRequired' as const }),
    ...(!keyPattern.test(input.name) && { name: 'menus.keyWrong' as const }),
    ...(!isButton && !isFolder && !urlPattern.test(input.url) && { url: 'menus.urlWrong' as const }),
    ...(!isButton && !isFolder && input.component === '' && { component: 'menus.componentRequired' as const }),
    ...(isButton && input.permissionCode === '' && { permissionCode: 'menus.permissionRequired' as const }),
    ...(isButton && input.parentId === null && { parentId: 'menus.parentRequired' as const }),
  }
}

/** Entries below one, in their order; a parent that is gone counts as the top. */
export function childrenOf(entries: readonly MenuEntry[], parentId: string | null): MenuEntry[] {
  const known = new Set(entries.map((entry) => entry.id))
  return entries
    .filter((entry) => (entry.parentId !== null && known.has(entry.parentId) ? entry.parentId : null) === parentId)
    .sort((a, b) => a.order - b.order)
}

/** The entry an entry is put before when it goes one up or down among its siblings: null is last, undefined that it cannot. */
export function placeAfterStep(entries: readonly MenuEntry[], entry: MenuEntry, step: -1 | 1): string | null | undefined {
  const siblings = childrenOf(
    entries.filter((each) => !each.isRemoved),
    entry.parentId,
  )
  const at = siblings.findIndex((each) => each.id === entry.id)
  const target = at + step
  if (at === -1 || target < 0 || target >= siblings.length) return undefined
  return step === -1 ? siblings[target]!.id : (siblings[target + 1]?.id ?? null)
}
