import type { TextKey } from '@wenwu/core/i18n/translate'

/** The public services as the head of public pages names them, in its order; each leads to a screen that is open without signing in. */
export const publicLinks: readonly { path: string; label: TextKey }[] = [
  { path: '/work-guide', label: 'public.guide' },
  { path: '/regulations', label: 'public.laws' },
  { path: '/specification', label: 'public.standards' },
  { path: '/qualified-units', label: 'public.units' },
  { path: '/decisions', label: 'public.decisions' },
  { path: '/online_info', label: 'public.information' },
  { path: '/verify', label: 'papers.checkTitle' },
  { path: '/tohelpbook', label: 'public.help' },
]
