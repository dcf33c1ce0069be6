import type { OfdRefusal } from '@wenwu/ofd/errors'
import type { OutlineEntry } from '@wenwu/ofd/outline'
import type { SvgNode } from '@wenwu/ofd/svg'
import type { TextRun } from '@wenwu/ofd/text-run'
import type { TextHit } from '@wenwu/ofd/search'
import type { Box } from '@wenwu/ofd/values'

/** What the page asks the worker; each has one answer of the same `id`. */
export type OfdRequest =
  | { id: number; ask: 'open'; bytes: ArrayBuffer }
  | { id: number; ask: 'page'; page: number; prefix: string }
  | { id: number; ask: 'find'; page: number; query: string }
  | { id: number; ask: 'attachment'; attachment: string }

export interface OpenedOfd {
  pageCount: number
  box: Box
  outline: readonly OutlineEntry[]
  attachments: { id: string; name: string; size: number }[]
  hasSeals: boolean
}

export interface OfdPage {
  box: Box
  svg: SvgNode
  runs: TextRun[]
  isIncomplete: boolean
  hasStamp: boolean
}

export interface OfdAnswers {
  open: OpenedOfd
  page: OfdPage
  find: TextHit[]
  attachment: { name: string; bytes: Uint8Array }
}

export type OfdAnswer = { id: number } & ({ result: OfdAnswers[keyof OfdAnswers] } | { refusal: OfdRefusal | 'not-shown' })
