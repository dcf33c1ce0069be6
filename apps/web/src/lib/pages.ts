import { create } from 'zustand'
import { generatePath, matchPath } from 'react-router'
import { isReadable } from './is-page-path.ts'
import type { MenuItem } from '@wenwu/core/auth/model'
import type { FeatureRoute } from './feature-route.ts'

/** A page that this user can open: a feature route at its final path. */
export interface Page {
  component: string
  /** Absolute pattern: `/cases/:id`. */
  pattern: string
  route: FeatureRoute
  /** The menu entry that leads here, if there is one. */
  menu: MenuItem | undefined
}

interface Pages {
  all: readonly Page[]
  menus: readonly MenuItem[]
}

export const usePages = create<Pages>(() => ({ all: [], menus: [] }))

function absolute(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Joins the features' screens with the server's menu: menu urls become routes; screens of access `menu` without an entry, those below a
 * screen that is not reachable and those that need a permission the person lacks are left out.
 */
export function pagesOf(routes: readonly FeatureRoute[], menus: readonly MenuItem[], permissions: readonly string[] = []): Page[] {
  const pages: Page[] = []
  const isReachable = (component: string): boolean => menus.some((menu) => menu.type === 'menu' && menu.component === component)
  for (const route of routes) {
    if (route.needs !== undefined && !permissions.includes(route.needs)) continue
    if (route.below !== undefined && !isReachable(route.below)) continue
    const entries = menus.filter((menu) => menu.type === 'menu' && menu.component === route.component && menu.url !== '')
    for (const menu of entries) pages.push({ component: route.component, pattern: absolute(menu.url), route, menu })
    const own = absolute(route.path)
    if (route.access !== 'menu' && !pages.some((page) => page.pattern === own)) {
      pages.push({ component: route.component, pattern: own, route, menu: undefined })
    }
  }
  return pages
}

/** The page a path belongs to, or undefined. */
export function findPage(pages: readonly Page[], path: string): Page | undefined {
  if (!isReadable(path)) return undefined
  const exact = pages.find((page) => page.pattern === path)
  return exact ?? pages.find((page) => matchPath({ path: page.pattern, end: true }, path) !== null)
}

export type PathParams = Record<string, string>
export type PathTo = (component: string, params?: PathParams, query?: Record<string, string | undefined>) => string | undefined

/**
 * Gives the path of a screen by its component name, so that features link to each other without knowing addresses:
 * `pathTo('case-page', { id })`. Undefined when this user has no such screen: show no link then.
 */
export function usePathTo(): PathTo {
  const pages = usePages((state) => state.all)
  return (component, params = {}, query = {}) => {
    const page = pages.find((candidate) => candidate.component === component)
    if (page === undefined) return undefined
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value)
    const text = search.toString()
    return generatePath(page.pattern, params) + (text === '' ? '' : `?${text}`)
  }
}
