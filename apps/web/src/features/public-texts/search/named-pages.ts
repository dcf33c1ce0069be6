import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { useSession } from '../../../lib/session.ts'
import { progressPath } from '../../../lib/tabs.ts'

/** A page of the site that is looked for itself, not what stands in it. */
export interface NamedPage {
  path: string
  title: TextKey
  note: TextKey
}

interface Names extends NamedPage {
  /** Who is signed in may have no such screen, or have it elsewhere. */
  component: string
  /** Words, with 、 between them: what has one of them asks for the page. */
  words: TextKey
}

const pages: readonly Names[] = [
  { component: 'cases', path: progressPath, title: 'public.progress', note: 'public.progressNote', words: 'search.progressWords' },
  {
    component: 'qualified-units',
    path: '/qualified-units',
    title: 'qualified-units.title',
    note: 'search.unitsNote',
    words: 'public.units',
  },
]

/** The pages that a query asks for by name, or by a part of their title. A visitor is led through the sign-in to those that are not public. */
export function useNamedPages(q: string): readonly NamedPage[] {
  const { t } = useText()
  const pathTo = usePathTo()
  const isVisitor = useSession((state) => state.token === null)
  const typed = q.toLowerCase()
  if (typed.length < 2) return []
  const asked = pages.filter(
    ({ title, words }) =>
      t(title).toLowerCase().includes(typed) ||
      t(words)
        .toLowerCase()
        .split('、')
        .some((word) => typed.includes(word)),
  )
  return asked.flatMap(({ component, title, note, path: own }) => {
    const path = isVisitor ? own : pathTo(component)
    return path === undefined ? [] : [{ path, title, note }]
  })
}
