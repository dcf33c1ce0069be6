import { useLocation } from 'react-router'
import { findPage, usePages } from '../../lib/pages.ts'

/** The list of the desk whose menu entry leads to the address: entries and lists have the same names. Undefined while the address is already another one. */
export function useDeskList<List extends { key: string }>(lists: readonly List[]): List | undefined {
  const { pathname } = useLocation()
  const name = usePages(({ all }) => findPage(all, pathname)?.menu?.name)
  return lists.find(({ key }) => key === name)
}
