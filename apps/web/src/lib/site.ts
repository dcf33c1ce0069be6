import { create } from 'zustand'
import type { SiteSettings } from '@wenwu/core/portal/model'

/** What the operator set for entrance and footer; undefined until it is known (lib/load-site.ts asks for it). */
export const useSite = create<{ settings: SiteSettings | undefined }>(() => ({ settings: undefined }))
