import type { z } from 'zod'
import type { FormData } from '../form/model.ts'
import type { VersionState } from '../publishing/model.ts'
import type { contentEventSchema, contentKindSchema, contentRowSchema, contentVersionSchema, contentViewSchema } from './schemas.ts'

export type ContentKindView = z.output<typeof contentKindSchema>
export type ContentRow = z.output<typeof contentRowSchema>
export type ContentVersion = z.output<typeof contentVersionSchema>
export type ContentEvent = z.output<typeof contentEventSchema>
export type ContentView = z.output<typeof contentViewSchema>

/** What `content-conflict` carries in `details.stored`. */
export interface StoredContent {
  revision: number
  savedAt: string
  savedBy: string
  state: VersionState
  data: FormData
}
