import type { Text } from '../i18n/text.ts'

/** 公开方式: published with its text, listed without it, or neither. */
export const publicities = ['open', 'on-request', 'withheld'] as const
export type Publicity = (typeof publicities)[number]

/** A licence that was granted, as anybody may look it up (行政许可法 40条). Nothing of it names a person. */
export interface Decision {
  id: string
  /** Of the reply: 文物保函〔2026〕88号. */
  number: string
  matter: Text
  /** What was applied for; empty where a person applied. */
  title: string
  /** The unit that applied; empty where a person did. */
  unitName: string
  /** Two digits, of the place the application names; null of none. */
  provinceCode: string | null
  decidedOn: string
}

/** The words of the reply. */
interface DecisionText {
  title: string
  mainRecipient: string
  body: string[]
  closing: string
  issuer: string
}

/** A licence with the text of its reply; null where that is not published: on request only, of a person, or of an earlier system. */
export interface DecisionView extends Decision {
  text: DecisionText | null
}

/** The page of a licence. */
export const decisionPath = (id: string): string => `/decisions/${id}`
