import { foldEveryday, saysWord } from '@wenwu/core/guides/everyday-words'
import { guideCategoryNames } from '@wenwu/core/guides/category-names'
import type { GuideEntry } from '@wenwu/core/guides/model'
import { guideCategories, type GuideCategory } from '@wenwu/core/item/categories'
import type { ApplicantKind } from '@wenwu/core/item/guide'
import type { Text } from '@wenwu/core/i18n/text'

/** What the address of the catalogue asks for; '' for all. */
export interface CatalogueAddress {
  category: GuideCategory | ''
  applicant: ApplicantKind | ''
  keyword: string
}

export const applicantKinds: readonly ApplicantKind[] = ['legal-entity', 'individual']
const longestKeyword = 100

/** Of an address or of what stands in the form. */
export function readCatalogueAddress(query: { get(name: string): unknown }): CatalogueAddress {
  const keyword = query.get('keyword')
  return {
    category: guideCategories.find((category) => category === query.get('category')) ?? '',
    applicant: applicantKinds.find((kind) => kind === query.get('applicant')) ?? '',
    keyword: typeof keyword === 'string' ? keyword.slice(0, longestKeyword) : '',
  }
}

/** Query of the catalogue's address, without what asks for all. */
export function writeCatalogueAddress(address: CatalogueAddress): URLSearchParams {
  return new URLSearchParams(Object.entries(address).filter(([, value]) => value !== ''))
}

/** The rows an address asks for: every word of the keyword stands in the code, another notation, a name, the kinds of applicants or the initials of its pinyin, or means one that does. */
export function findEntries(
  entries: readonly GuideEntry[],
  { category, applicant, keyword }: CatalogueAddress,
  textOf: (text: Text) => string,
): GuideEntry[] {
  const words = foldEveryday(keyword).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (category !== '' && entry.category !== category) return false
    if (applicant !== '' && !entry.applicants.includes(applicant)) return false
    if (words.length === 0) return true
    const { name, shortName, itemType, applicants } = entry
    const texts = [name, shortName, guideCategoryNames[entry.category], ...(itemType === null ? [] : [itemType])].flatMap((text) => [
      textOf(text),
      text.zh_CN,
    ])
    const kinds = applicants.includes('individual') ? '个人' : ''
    const haystack = foldEveryday([entry.code, ...entry.aliases, entry.initials, entry.region ?? '', kinds, ...texts].join('\n'))
    return words.every((word) => saysWord(haystack, word))
  })
}
