import { provinces } from '@wenwu/core/codes/provinces'
import type { GuideCategory } from '@wenwu/core/item/categories'
import type { Db } from '../../../platform/database/request-database.ts'
import { listNumbers } from './document-repository.ts'

/** Word of the national bureau's replies (机关代字) on monuments and their works, and on whatever has no word of its own. */
const nationalWord = '文物保函'
/** By what a matter is about. 保, 博 and 督 stand in published replies; 考, and which matters have which word, is our assumption. */
const nationalWords: Partial<Record<GuideCategory, string>> = {
  archaeology: '文物考函',
  collections: '文物博函',
  'entry-exit': '文物博函',
  safety: '文物督函',
}
/** The bureaus of the provinces number theirs under the name of the place, 陕文物函; which word a bureau really has is its own rule (our assumption). */
const provincialWord = '文物函'
/** A serial beyond this was typed by mistake and must not drive the suggestion. */
const highestSerial = 99_999

/**
 * The next number of an issuer in a year for a matter of a category, each word in a series of its own, `文物保函〔2026〕12号` (GB/T 9704-2012 7.2.5: year in full in hexagonal brackets, no leading
 * zeros). Only a suggestion: another form may be typed (`tidyNumber` says how it is stored), and one that is taken is refused.
 */
export async function suggestNumber(db: Db, issuer: string, category: GuideCategory, year: number): Promise<string> {
  const prefix = `${agencyWord(issuer, category)}〔${year}〕`
  const used = await listNumbers(db, issuer, prefix)
  const serials = used.map(({ number }) =>
    Number(number?.startsWith(prefix) ? /^(\d{1,5})号$/.exec(number.slice(prefix.length))?.[1] : undefined),
  )
  const last = serials.reduce((most, serial) => (serial > most && serial < highestSerial ? serial : most), 0)
  // in another spelling a number is taken, too
  const taken = new Set(used.map(({ rest }) => rest))
  let next = last + 1
  while (taken.has(`${next}号`)) next++
  return `${prefix}${next}号`
}

function agencyWord(issuer: string, category: GuideCategory): string {
  const province = provinces.entries.find(({ bureau }) => bureau.zh_CN === issuer)
  return province === undefined ? (nationalWords[category] ?? nationalWord) : `${province.shortName}${provincialWord}`
}
