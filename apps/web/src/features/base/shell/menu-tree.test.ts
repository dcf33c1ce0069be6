import { describe, expect, it } from 'vitest'
import type { MenuItem } from '@wenwu/core/auth/model'
import { firstScreen, type FeatureRoute } from '../../../lib/feature-route.ts'
import { findPage, pagesOf } from '../../../lib/pages.ts'
import { menuTree } from './menu-tree.ts'

const Component = firstScreen(() => Promise.resolve({ Page: () => null }), 'Page')
const routes: FeatureRoute[] = [
  { component: 'todo', path: 'todo', titleKey: 'list.todoTitle', access: 'menu', Component },
  { component: 'cases', path: 'cases', titleKey: 'list.casesTitle', access: 'menu', Component },
  { component: 'case-page', path: 'cases/:id', titleKey: 'list.title', Component },
]

function menu(id: string, change: Partial<MenuItem>): MenuItem {
  return {
    id,
    parentId: null,
    name: id,
    title: id,
    titles: { zh_CN: id, en_US: id },
    icon: '',
    url: '',
    component: '',
    type: 'menu',
    permissionCode: '',
    order: 1,
    ...change,
  }
}

describe('pages of a user', () => {
  const menus = [
    menu('group', { order: 2 }),
    menu('todo', { parentId: 'group', component: 'todo', url: '/my/todo' }),
    menu('gone', { component: 'not-here', url: '/gone' }),
    menu('empty', { order: 3 }),
    menu('button', { type: 'button', component: 'cases', url: '/cases' }),
  ]
  const pages = pagesOf(routes, menus)

  it('lie at the url of the menu, need an entry where they say so, and do not come from buttons', () => {
    expect(pages.map((page) => page.pattern)).toEqual(['/my/todo', '/cases/:id'])
  })
  it('keep a form for those who reach its list and hold its permission', () => {
    const form: FeatureRoute = {
      component: 'user-add',
      path: 'user-add',
      titleKey: 'users.addTitle',
      below: 'todo',
      needs: 'user.manage',
      Component,
    }
    expect(pagesOf([form], menus, ['user.manage']).map((page) => page.pattern)).toEqual(['/user-add'])
    expect(pagesOf([form], menus, ['user.read'])).toEqual([])
    expect(pagesOf([form], [], ['user.manage'])).toEqual([])
  })
  it('are found by path', () => {
    expect(findPage(pages, '/cases/42')?.component).toBe('case-page')
    expect(findPage(pages, '/my/todo')?.component).toBe('todo')
    expect(findPage(pages, '/todo')).toBeUndefined()
    expect(findPage(pages, '/cases')).toBeUndefined()
  })
  it('make a tree without dead entries and empty groups', () => {
    expect(menuTree(menus, pages).map((node) => [node.item.id, node.children.map((child) => child.item.id)])).toEqual([['group', ['todo']]])
  })
})
