import type { ComponentType } from 'react'
import type { Permission } from '@wenwu/core/auth/permission'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { PageSkeleton } from '../ui/PageSkeleton.tsx'
import type { CallAhead } from './call.ts'
import { currentLocale, loadScreenTexts } from './i18n.ts'
import { later, type Later } from './later.tsx'
import { loadWorkTexts } from './texts.ts'

/** A screen: no properties, its address says what it shows. */
type Screen = Later<Record<never, never>>

/**
 * A screen that a feature offers, listed in `features/<group>/<name>/routes.tsx` as `export const routes: FeatureRoute[]`.
 * A folder with that file is all it takes: scripts/generate.mjs collects them in features.generated.ts.
 */
export interface FeatureRoute {
  /** Name the server's menu entries use in `component` (`todo`, `cases`, `case-page`). */
  component: string
  /** Path without leading slash: `cases/:id`. Where a menu entry names the component with a url, that url wins. */
  path: string
  /** Title of the tab and the window until the page says a better one by usePageTitle. */
  titleKey: TextKey
  /**
   * `menu`: only who has a menu entry for it. `signed-in` (default): everybody who is signed in (detail pages; the server decides
   * about the content). `public`: also without a session, then inside a plain frame.
   */
  access?: 'menu' | 'signed-in' | 'public'
  /** Only who has a menu entry for this other screen: a form belongs to its list. */
  below?: string
  /** Only who holds this permission; the calls of the screen demand it too. */
  needs?: Permission
  /** `bare`: without shell or frame (designers, readers, wizards). */
  frame?: 'shell' | 'bare'
  /** One tab for all its addresses: what is opened next takes the place of the last. */
  hasOneTab?: boolean
  Component: Screen
  /** Sends the calls that the screen begins with while its code is loaded; parameters as in the path. */
  ahead?: (callAhead: CallAhead, params: Readonly<Record<string, string | undefined>>) => Promise<void>
}

/** A screen that is loaded when it is opened: `screen(() => import('./TodoListPage.tsx'), 'TodoListPage')`. */
export function screen<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Screen {
  return later(async () => {
    const [module] = await Promise.all([load(), loadScreenTexts()])
    return module[name]
  }, PageSkeleton)
}

/** As `screen`, for the case page and the form, which wait for their own words alone (texts-by-language.ts). */
export function workScreen<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Screen {
  return later(async () => {
    const [module] = await Promise.all([load(), loadWorkTexts(currentLocale())])
    return module[name]
  }, PageSkeleton)
}

/** As `screen`, for the home page and the main lists: their words are among the shell's (texts-by-language.ts), so nothing is waited for. */
export function firstScreen<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K): Screen {
  return later(async () => (await load())[name], PageSkeleton)
}
