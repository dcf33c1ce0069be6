import type { Text } from '../i18n/text.ts'

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
