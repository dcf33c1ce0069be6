import { describe, expect, it } from 'vitest'
import type { MenuItem } from '@wenwu/core/auth/model'
import { visibleMenus } from './menu-repository.ts'

function entry(id: string, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    parentId: null,
    name: id,
    title: id,
    titles: { zh_CN: id, en_US: id },
    icon: '',
    url: `/${id}`,
    component: id,
    type: 'menu',
    permissionCode: '',
    order: 0,
    ...more,
  }
}

const seen = (items: MenuItem[], ...permissions: string[]) =>
  visibleMenus(items, (item) => permissions.includes(item.permissionCode)).map((item) => item.id)

describe('visible menus', () => {
  const items = [
    entry('home'),
    entry('admin', { url: '' }),
    entry('users', { parentId: 'admin', permissionCode: 'user.read' }),
    entry('lock', { parentId: 'users', type: 'button', url: '', permissionCode: 'user.lock' }),
    entry('deep', { url: '', parentId: 'admin' }),
  ]

  it('leaves out what needs a permission one lacks, and folders that lead nowhere', () => {
    expect(seen(items)).toEqual(['home'])
    expect(seen(items, 'user.read')).toEqual(['home', 'admin', 'users'])
  })

  it('keeps a button only with its permission and its page', () => {
    expect(seen(items, 'user.read', 'user.lock')).toEqual(['home', 'admin', 'users', 'lock'])
    expect(seen(items, 'user.lock')).toEqual(['home'])
  })
})
