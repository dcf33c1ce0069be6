import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { create } from 'zustand'
import { goTo } from './navigation.ts'

/** An open page. `path` is its identity; `search` is where the user left it (filters, page), so that selecting it returns there. */
export interface PageTab {
  path: string
  search: string
  title: string
  /** The home tab stays. */
  isFixed: boolean
  /** Pages of one group have one tab: the next takes the place of the last (receipts). */
  group?: string | undefined
}

const storageKey = 'PAGE_TABS'
const maxTabs = 20
export const homePath = '/home'
/** Where applicants see how their applications stand; who is not signed in is led through the sign-in. */
export const progressPath = '/cases'

function stored(): PageTab[] {
  try {
    const tabs = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as PageTab[]
    return Array.isArray(tabs) ? tabs.filter((tab) => typeof tab.path === 'string' && typeof tab.title === 'string') : []
  } catch {
    return []
  }
}

export const useTabs = create<{ tabs: readonly PageTab[]; titles: Record<string, string> }>(() => ({ tabs: stored(), titles: {} }))

function publish(tabs: readonly PageTab[]): void {
  sessionStorage.setItem(storageKey, JSON.stringify(tabs))
  useTabs.setState({ tabs })
}

/** Opens or updates the tab of a path, in place of that of its group; the oldest other tab goes when there are too many. */
export function openTab(path: string, search: string, title: string, group?: string): void {
  const { tabs } = useTabs.getState()
  const tab: PageTab = { path, search, title, isFixed: path === homePath, group }
  const known = tabs.find((open) => open.path === path) ?? tabs.find((open) => group !== undefined && open.group === group)
  if (known !== undefined) {
    if (known.path === path && known.search === search && known.title === title) return
    publish(tabs.map((open) => (open === known ? tab : open)))
    return
  }
  const next = tab.isFixed ? [tab, ...tabs] : [...tabs, tab]
  publish(
    next.length > maxTabs
      ? next.filter((candidate, index) => candidate.isFixed || index !== next.findIndex((other) => !other.isFixed))
      : next,
  )
}

/** The home tab stands first whichever page was opened first. */
export function pinHome(title: string): void {
  if (!useTabs.getState().tabs.some(({ path }) => path === homePath)) openTab(homePath, '', title)
}

/** Closes the tab of a path; when it was the open one, its neighbour is shown (or `fallback`). */
export function closeTab(path: string, currentPath: string = location.pathname, fallback: string = homePath): void {
  const { tabs } = useTabs.getState()
  const index = tabs.findIndex((tab) => tab.path === path)
  if (index === -1 || tabs[index]?.isFixed) return
  const rest = tabs.filter((tab) => tab.path !== path)
  publish(rest)
  if (path !== currentPath) return
  const neighbour = rest[Math.min(index, rest.length - 1)]
  goTo(neighbour === undefined ? fallback : neighbour.path + neighbour.search)
}

export function closeOtherTabs(path: string): void {
  publish(useTabs.getState().tabs.filter((tab) => tab.isFixed || tab.path === path))
}

/** Reads again what is stored of this tab: the pages of a lost session are open again. */
export function reloadTabs(): void {
  useTabs.setState({ tabs: stored() })
}

export function clearTabs(): void {
  publish([])
  useTabs.setState({ titles: {} })
}

/** Of a page that shows nothing any more (what it showed is gone, or another page shows it now): its tab goes when one leaves it. */
export function useGoneTab(isGone: boolean): void {
  const { pathname } = useLocation()
  useEffect(() => (isGone ? () => closeTab(pathname, '') : undefined), [isGone, pathname])
}

/** Says the title of the open page (tab, window, header on a phone); undefined leaves the route's own until the data is there. */
export function usePageTitle(title: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (title === undefined || title === '') return
    useTabs.setState((state) => (state.titles[pathname] === title ? state : { titles: { ...state.titles, [pathname]: title } }))
  }, [pathname, title])
}
