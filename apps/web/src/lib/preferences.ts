import { create } from 'zustand'
import { pageSizes } from '@wenwu/core/kernel/page'

export type Density = 'compact' | 'comfortable'

/** Rows of a page: so many, or as many as the window has room for. */
export type PageSize = number | 'fit'

/** What a user sets for this browser: height of rows and controls, and how many rows a list and a table of an application show. */
export interface Preferences {
  density: Density
  pageSize: PageSize
  viewerPageSize: number
  isMenuCollapsed: boolean
}

const storageKey = 'PREFERENCES'
const defaults: Preferences = { density: 'compact', pageSize: 10, viewerPageSize: 10, isMenuCollapsed: false }

function stored(): Preferences {
  try {
    const value = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Preferences>
    return {
      density: value.density === 'comfortable' ? 'comfortable' : 'compact',
      pageSize: readPageSize(value.pageSize) ?? defaults.pageSize,
      viewerPageSize: pageSizes.viewer.find((size) => size === value.viewerPageSize) ?? defaults.viewerPageSize,
      isMenuCollapsed: value.isMenuCollapsed === true,
    }
  } catch {
    return defaults
  }
}

export const usePreferences = create<Preferences>(stored)

/** A size that lists offer, or undefined. */
export function readPageSize(value: unknown): PageSize | undefined {
  return value === 'fit' ? 'fit' : pageSizes.list.find((size) => size === value)
}

/** Changes and stores some of the preferences. */
export function setPreferences(change: Partial<Preferences>): void {
  usePreferences.setState(change)
  localStorage.setItem(storageKey, JSON.stringify(usePreferences.getState()))
}
