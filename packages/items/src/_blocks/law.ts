import type { LegalBasis } from '@wenwu/core/item/guide'

/** One legal basis. The version is the year of the text the article number belongs to. */
function basis(statute: string, article: string, version: string): LegalBasis {
  return { statute, article, version }
}

/** Heritage law in the revision of 2024-11-08, in force since 2025-03-01; the numbers before it (17条 for 28条 …) are not to be used. */
export const heritageLaw = (article: string): LegalBasis => basis('中华人民共和国文物保护法', article, '2024')
/** Its implementing regulation still quotes the law's old numbers inside. */
export const heritageRegulation = (article: string): LegalBasis => basis('中华人民共和国文物保护法实施条例', article, '2017')
export const licensingLaw = (article: string): LegalBasis => basis('中华人民共和国行政许可法', article, '2019')
export const worksRules = (article: string): LegalBasis => basis('文物保护工程管理办法', article, '2003')
export const excavationRules = (article: string): LegalBasis => basis('考古发掘管理办法', article, '1998')
export const museumRegulation = (article: string): LegalBasis => basis('博物馆条例', article, '2015')
export const fireLaw = (article: string): LegalBasis => basis('中华人民共和国消防法', article, '2021')
export const underwaterRegulation = (article: string): LegalBasis => basis('中华人民共和国水下文物保护管理条例', article, '2022')
export const foreignArchaeologyRules = (article: string): LegalBasis => basis('中华人民共和国考古涉外工作管理办法', article, '2016')
export const planRequirements = (article: string): LegalBasis => basis('全国重点文物保护单位保护规划编制要求', article, '2003')
/** Which projects hand in a plan book (domain.md §4 A). */
export const planBookNotice = (article: string): LegalBasis => basis('国家文物局通知（文物保发〔2020〕12号）', article, '2020')
/** 文物博函〔2017〕1893号. */
export const entryExhibitionNotice = (article: string): LegalBasis =>
  basis('国家文物局关于印发〈文物进境展览备案表〉等有关事项的通知', article, '2017')
export const planRules = (article: string): LegalBasis => basis('全国重点文物保护单位保护规划编制审批办法', article, '2003')
