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

/** Where a search for these words, in this kind and at this page, stands. Without words it only begins. */
export function searchAddress({ q, kind = '', page = 1 }: { q: string; kind?: string; page?: number }): string {
  const asked = new URLSearchParams({ ...(q !== '' && { q }), ...(kind !== '' && { kind }), ...(page > 1 && { page: String(page) }) })
  return ['/search', String(asked)].filter(Boolean).join('?')
}
