import type { ReactNode } from 'react'
import type { Choice } from '@wenwu/core/list/filter'
import type { Page } from '@wenwu/core/kernel/page'
import type { GroupOf } from '@wenwu/core/list/groups'
import type { KeyGroup } from '../../lib/key-help.ts'

/** A field of a list as a column of this page, in the language in use. */
export interface ListColumn<Row> {
  /** Stable name: in the address, in local storage and as the column name of the export. */
  key: string
  title: string
  /** px; absent: takes what is left (at least `minWidth`, default 180). */
  width?: number
  /** Percent of the table instead of px. */
  share?: number
  minWidth?: number
  render: (row: Row) => ReactNode
  align?: 'right'
  isMono: boolean
  /** Opens the row. */
  isTitle: boolean
  /** Of long texts: what is cut after two lines. */
  text?: (row: Row) => string
  /** One cell for all rows of a group. */
  isMerged: boolean
  isOnCard: boolean
  isOptional: boolean
  /** Names of the closed set of sorts that this header switches. */
  sorts?: { ascending?: string; descending?: string }
}

/** Choices that the page had to fetch. `onSearch`, where there are too many to have all: called with what was typed; `note`: said below them, as that there are more. */
export interface FetchedChoices {
  options: readonly Choice[]
  onSearch?: (typed: string) => void
  note?: string
}

/** A filter as the search bar shows it. */
export type ListFilter =
  | { kind: 'text'; key: string; label: string; placeholder?: string; width?: number }
  | ({
      kind: 'select'
      key: string
      label: string
      width?: number
      /** What is shown for a value that is none of the options; default the value itself. */
      labelOf?: (value: string) => string
      /** What stands for no choice; default 全部. */
      emptyLabel?: string
    } & FetchedChoices)
  | { kind: 'dates'; fromKey: string; toKey: string; label: string; placeholders?: readonly [from: string, to: string] }

/** `sums`: of the summed fields, over all rows of the query; null where it is not known. */
export type ListResult<Row> = Page<Row> & { presetCounts?: Record<string, number>; sums?: Record<string, number | null> }

export interface RowAction {
  key: string
  label: string
  /** A page to open, or something to do. */
  path?: string
  onClick?: () => void | Promise<unknown>
  isDanger?: boolean
  /** A letter that does it in the row that has the focus. */
  shortcut?: string
}

/** What a page adds to the declaration of a list for its rows. */
export interface RowTools<Row> {
  /** Where the title and Enter lead. */
  rowPath?: (row: Row) => string | undefined
  /** Rows open in a window of their own. */
  opensWindows?: boolean
  /** The first two are shown, the rest under 更多. */
  rowActions?: (row: Row) => RowAction[]
  actionsWidth?: number
  /** Gives the buttons for the selected rows; with it the list has a selection column. `keep`: leaves the rows of these keys selected alone. */
  batchActions?: (rows: Row[], clear: () => void, keep: (keys: readonly string[]) => void) => ReactNode
  /** What the sheet of keys says of the list, where it has more than others; the same object each time. */
  keys?: KeyGroup
}

/** The rows of a list as table and cards draw them. */
export interface ShownList<Row> extends RowTools<Row> {
  title: string
  columns: readonly ListColumn<Row>[]
  rowKey: (row: Row) => string
  rowTitle: (row: Row) => string
  groupBy?: GroupOf<Row> | undefined
}
