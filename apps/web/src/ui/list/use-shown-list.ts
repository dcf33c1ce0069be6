import { useMemo } from 'react'
import { say } from '@wenwu/core/i18n/words'
import type { ListDefinition } from '@wenwu/core/list/definition'
import { shownValue, type SortName } from '@wenwu/core/list/field'
import { useText } from '../../lib/i18n.ts'
import type { RowTools, ShownList } from './list-types.ts'
import { columnsOf, type Cells } from './shown-list.ts'

interface Shown<Row extends object, F extends object, S extends SortName> {
  list: ListDefinition<Row, F, S>
  title: string | undefined
  cells: Cells<Row> | undefined
  /** Keys of fields that are left out. */
  without: readonly string[] | undefined
  rowTools: RowTools<Row>
}

/** A declared list with all its columns in the language in use, and what the page can do with its rows. */
export function useShownList<Row extends object, F extends object, S extends SortName>({
  list,
  title,
  cells,
  without = noFields,
  rowTools,
}: Shown<Row, F, S>): ShownList<Row> {
  const words = useText()
  const columns = useMemo(
    () =>
      columnsOf(
        list.fields.filter(({ key }) => !without.includes(key)),
        words,
        cells,
      ),
    [list, words, cells, without],
  )
  const titleField = list.fields.find((field) => field.isTitle) ?? list.fields[0]!
  return {
    ...rowTools,
    title: title ?? say(words, list.title),
    columns,
    rowKey: list.rowKey,
    rowTitle: (row) => list.rowTitle?.(row, words) ?? shownValue(titleField, row, words),
    groupBy: list.groupBy,
  }
}

const noFields: readonly string[] = []
