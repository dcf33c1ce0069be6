import type { ReactNode } from 'react'
import type { Permission } from '@wenwu/core/auth/permissions'
import type { Page, PageRequest } from '@wenwu/core/kernel/page'

/** Column widths in px of specification §9. */
export const columnWidths = {
  selection: 40,
  index: 45,
  province: 65,
  status: 93,
  remaining: 105,
  handlingDate: 110,
  documentNumber: 135,
  caseNumber: 130,
  submittedAt: 150,
} as const

export interface ListColumn<Row> {
  /** Stable name: in the address, in local storage and as the column name of the export. */
  key: string
  title: string
  /** px; absent: takes what is left (at least `minWidth`, default 180). */
  width?: number
  /** Percent of the table instead of px, for texts beside a title that takes the rest. */
  share?: number
  minWidth?: number
  render: (row: Row) => ReactNode
  align?: 'left' | 'right' | 'center'
  /** Codes and numbers. */
  isMono?: boolean
  /** Opens the row and wraps to two lines, then is cut with a tooltip. `text` is what is cut. */
  isTitle?: boolean
  /** Long texts of other columns: cut after two lines too. */
  text?: (row: Row) => string
  /** One cell for all rows of a group (`groupKey`). */
  isMerged?: boolean
  /** One of the few that matter on a phone: three, with what a case is known by five. */
  isOnCard?: boolean
  /** Not shown until it is picked. */
  isOptional?: boolean
  /** Names of the closed set of sorts that this header switches. */
  sorts?: { ascending?: string; descending?: string }
}

export type ListFilter =
  | { kind: 'text'; key: string; label: string; placeholder?: string; width?: number }
  | {
      kind: 'select'
      key: string
      label: string
      options: readonly { value: string; label: string }[]
      width?: number
      /** What is shown for a value that is none of the options; default the value itself. */
      labelOf?: (value: string) => string
      /** What stands for no choice; default 全部. */
      emptyLabel?: string
      /** Where the options are too many to have all: called with what was typed, and `options` are what was found. */
      onSearch?: (typed: string) => void
    }
  | { kind: 'dates'; fromKey: string; toKey: string; label: string; placeholders?: readonly [from: string, to: string] }

export interface ListPreset {
  key: string
  label: string
  /** Where the figure comes from elsewhere; else `presetCounts` of the page is shown. */
  count?: number | undefined
  /** Hidden from a person without it (specification §2.8). */
  permission?: Permission
}

/** What a list asks for; it is exactly what the address says. */
export interface ListQuery {
  values: Readonly<Record<string, string>>
  preset: string
  sort: string
  page: PageRequest
}

export type ListResult<Row> = Page<Row> & { presetCounts?: Record<string, number> }

export interface RowAction {
  key: string
  label: string
  /** A page to open, or something to do. */
  path?: string
  onClick?: () => void | Promise<unknown>
  isDanger?: boolean
}

export interface ListPageProps<Row> {
  /** Names the list in local storage (column choice) and in print. */
  tableKey: string
  title: string
  /** Buttons at the right of the title. */
  actions?: ReactNode
  columns: readonly ListColumn<Row>[]
  /** The first three (`filtersInLine`) stand in the bar, the others under 更多筛选. */
  filters: readonly ListFilter[]
  filtersInLine?: number
  presets?: readonly ListPreset[]
  /** The sort without a `sort` in the address. */
  defaultSort: string
  /** Rows of a page on the first visit; default from the user's settings. */
  defaultPageSize?: number
  /** First parts of the query key; acting on tasks or cases invalidates `tasks`, `cases`. */
  queryKey: readonly string[]
  fetchPage: (query: ListQuery, signal: AbortSignal) => Promise<ListResult<Row>>
  /** Gives the file of exactly the filtered rows with the chosen columns; absent: no export. */
  exportRows?: (query: ListQuery, columns: string[]) => Promise<{ blob: Blob; name: string | undefined }>
  rowKey: (row: Row) => string
  /** Rows that follow each other with the same key (not null) form a group. */
  groupKey?: (row: Row) => string | null
  /** Where the title and Enter lead. */
  rowPath?: (row: Row) => string | undefined
  rowTitle: (row: Row) => string
  /** Rows open in a window of their own. */
  opensWindows?: boolean
  /** The first two are shown, the rest under 更多. */
  rowActions?: (row: Row, query: ListQuery) => RowAction[]
  actionsWidth?: number
  /** Gives the buttons for the selected rows; with it the list has a selection column. */
  batchActions?: (rows: Row[], clear: () => void) => ReactNode
  /** What to say and offer when nothing is there and nothing is filtered. */
  emptyText?: string
  emptyAction?: ReactNode
  refetchOnFocus?: boolean
}
