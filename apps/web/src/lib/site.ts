import { create } from 'zustand'
import type { SiteSettings } from '@wenwu/core/portal/model'

interface Site {
  settings: SiteSettings | undefined
}

/** What the operator set for entrance and footer; undefined until it is known (lib/load-site.ts asks for it). */
export const useSite = create<Site>(() => ({ settings: undefined }))

/** Makes it known where a page is drawn by the server: React reads the initial state of a store there. */
export function setDrawnSite(settings: SiteSettings): void {
  useSite.getInitialState().settings = settings
}
