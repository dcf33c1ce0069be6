import type { z } from 'zod'
import type { Text } from '../i18n/text.ts'
import { text } from '../i18n/text.ts'
import { withoutInvisible } from '../kernel/text.ts'
import type { lawBlockSchema, lawDetailSchema, lawSchema, lawVersionSchema } from './schemas.ts'

/** Tabs of specification §2.5; `all` is the first. */
export const lawTabs = ['all', 'statute', 'normative', 'rule', 'convention', 'reference'] as const
export type LawTab = (typeof lawTabs)[number]

/** Names of the tabs; in Chinese those of the specification, which also travel as `legalType`. */
export const lawTabNames: Readonly<Record<LawTab, Text>> = {
  all: text('全部', 'All', { ja_JP: 'すべて', ko_KR: '전체' }),
  statute: text('法律、行政法规', 'Laws and administrative regulations', { ja_JP: '法律・行政法規', ko_KR: '법률·행정법규' }),
  normative: text('规范性文件', 'Normative documents', { ja_JP: '規範性文書', ko_KR: '규범성 문서' }),
  rule: text('部门规章', 'Departmental rules', { ja_JP: '部門規則', ko_KR: '부문 규장' }),
  convention: text('国际公约', 'International conventions', { ja_JP: '国際条約', ko_KR: '국제 협약' }),
  reference: text('参考', 'Reference', { ja_JP: '参考', ko_KR: '참고' }),
}

/** Classes of law texts as the field names them, each under a tab. Classes that no tab names stand under 参考. */
export const lawClasses: Readonly<Record<string, Exclude<LawTab, 'all'>>> = {
  '法律、行政法规': 'statute',
  法律: 'statute',
  行政法规: 'statute',
  规范性文件: 'normative',
  部门规章: 'rule',
  国际公约: 'convention',
  地方性法规: 'reference',
  地方政府规章: 'reference',
  司法解释: 'reference',
  参考: 'reference',
}

/** The classes that stand under a tab, in their order; all of them under none. */
export function classesOfTab(tab: string): string[] {
  return Object.keys(lawClasses).filter((lawClass) => tab === 'all' || lawClasses[lawClass] === tab)
}

/** The tab a class of law stands under. */
export function tabOfClass(lawClass: string): Exclude<LawTab, 'all'> {
  return Object.hasOwn(lawClasses, lawClass) ? lawClasses[lawClass]! : 'reference'
}

/** The tab of a Chinese tab name (`法律、行政法规`); undefined for what is none. */
export function tabOfName(name: string): LawTab | undefined {
  return lawTabs.find((tab) => lawTabNames[tab].zh_CN === name)
}

/** Which day the period of a list is about: 发布日期 or 成文日期. */
export const lawDates = ['published', 'written'] as const
export type LawDate = (typeof lawDates)[number]

/** 时效性: how a text stands on a day. `amended`: a later text of the same law is in force. */
export const lawStandings = ['in-force', 'upcoming', 'amended', 'repealed'] as const
export type LawStanding = (typeof lawStandings)[number]

/** In Chinese the words of the national database of laws. */
export const lawStandingNames: Readonly<Record<LawStanding, Text>> = {
  'in-force': text('现行有效', 'In force', { ja_JP: '現行', ko_KR: '현행' }),
  upcoming: text('尚未施行', 'Not yet in force', { ja_JP: '未施行', ko_KR: '시행 전' }),
  amended: text('已修改', 'Amended since', { ja_JP: '改正済み', ko_KR: '개정됨' }),
  repealed: text('已废止', 'Repealed', { ja_JP: '廃止', ko_KR: '폐지' }),
}

/** A row of the list; days are `YYYY-MM-DD` or null where nobody knows them. */
export interface LawRow {
  id: string
  title: string
  documentNumber: string
  lawClass: string
  publishedOn: string | null
  writtenOn: string | null
  issuer: string
  createdAt: string
  /** On the day of the query. */
  standing: LawStanding
}

export type LawBlock = z.output<typeof lawBlockSchema>
export type LawVersion = z.output<typeof lawVersionSchema>
export type Law = z.output<typeof lawSchema>
export type RelatedStandard = LawDetail['standards'][number]
export type CitingItem = LawDetail['items'][number]
export type LawDetail = z.output<typeof lawDetailSchema>

/** What two texts of one law have in common: its name without brackets, white space and the country's name before it. */
export function workKey(title: string): string {
  return withoutInvisible(title.normalize('NFKC'))
    .replace(/[《》〈〉<>“”"]/g, '')
    .replace(/^中华人民共和国/, '')
}

/** Address of a law's page (specification §2.1), with the keyword one came with and the article to show. */
export function lawPath(
  law: { id: string; lawClass: string },
  more: { keyword?: string | undefined; article?: string | undefined } = {},
): string {
  const query = { id: law.id, type: law.lawClass, ...(more.keyword !== undefined && more.keyword !== '' && { keyword: more.keyword }) }
  const search = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `/reguldetail?${search.join('&')}${more.article === undefined ? '' : `#${articleAnchor(more.article)}`}`
}

/** Anchor of an article on the law's page. */
export function articleAnchor(key: string): string {
  return `art-${key}`
}
