import type { TextKey } from '@wenwu/core/i18n/translate'

/** Sections of /online_info, the first where the address names none. */
export const informationTabs = ['notices', 'faqs', 'help', 'downloads', 'links'] as const
export type InformationTab = (typeof informationTabs)[number]

/** The section an address asks for. */
export function readInformationTab(search: URLSearchParams): InformationTab {
  return informationTabs.find((tab) => tab === search.get('tab')) ?? 'notices'
}

/** What the window is called: the page itself on its first section. */
export function titleOfTab(tab: InformationTab): TextKey {
  return tab === 'notices' ? 'portal.title' : `portal.${tab}`
}
