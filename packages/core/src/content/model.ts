import type { FormData, FormDefinition } from '../form/model.ts'
import type { Text } from '../i18n/text.ts'
import type { PageRequest } from '../kernel/page.ts'
import type { ContentAction, VersionState } from '../publishing/model.ts'

/** A kind of maintained text as the editor's screens know it. */
export interface ContentKindView {
  kind: string
  name: Text
  form: FormDefinition
}

/** One line of the editor's list. */
export interface ContentRow {
  id: string
  kind: string
  title: string
  /** Of the newest version. */
  state: VersionState
  headVersion: number
  publishedVersion: number | null
  /** Who acted last; '' for an import or the program. */
  changedBy: string
  /** ISO instant. */
  updatedAt: string
}

export const contentSorts = ['updated-desc', 'updated-asc', 'title-asc'] as const
export type ContentSort = (typeof contentSorts)[number]

export interface ContentQuery {
  kind?: string | undefined
  state?: VersionState | undefined
  keyword?: string | undefined
  sort: ContentSort
  page: PageRequest
}

/** One version in the history of an entry. */
export interface ContentVersion {
  version: number
  state: VersionState
  title: string
  /** Names of whoever saved it; none for an import. */
  authors: string[]
  reviewer: string
  /** ISO instants. */
  createdAt: string
  updatedAt: string
  publishedAt: string | null
  leftAt: string | null
}

/** One act in the history of an entry; `create` and `import` beside the acts of the state machine. */
export interface ContentEvent {
  id: string
  version: number
  action: ContentAction | 'create' | 'import'
  person: string
  words: string
  at: string
}

/** An entry as the editor's page shows it: its newest version, what may be done, and its history, newest first. */
export interface ContentView extends Omit<ContentRow, 'changedBy'> {
  /** What an act must name to be sure that nobody was faster. */
  revision: number
  data: FormData
  actions: ContentAction[]
  /** The person wrote the version under review, so somebody else must decide. */
  isOwnReview: boolean
  versions: ContentVersion[]
  events: ContentEvent[]
}

/** What `content-conflict` carries in `details.stored`. */
export interface StoredContent {
  revision: number
  savedAt: string
  savedBy: string
  state: VersionState
  data: FormData
}
