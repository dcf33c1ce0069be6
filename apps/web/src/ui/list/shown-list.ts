import type { ReactNode } from 'react'
import { say, type Words } from '@wenwu/core/i18n/words'
import { isMono, isNumeric, shownValue, widthOf, type ListField } from '@wenwu/core/list/field'
import type { AddressValues, FilterControl } from '@wenwu/core/list/filter'
import type { FetchedChoices, ListColumn, ListFilter } from './list-types.ts'

/** What stands in a cell instead of the field's value, by the keys of fields: colours, links, buttons. */
export type Cells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>

/** The columns of a declared list in a language. */
export function columnsOf<Row extends object>(fields: readonly ListField<Row>[], words: Words, cells: Cells<Row> = {}): ListColumn<Row>[] {
  return fields
    .filter((field) => field.isOnSheetOnly !== true)
    .map((field): ListColumn<Row> => {
      const shown = (row: Row): string => shownValue(field, row, words)
      const width = widthOf(field)
      const ascending = field.sorts?.find((sort) => sort.endsWith('-asc'))
      const descending = field.sorts?.find((sort) => sort.endsWith('-desc'))
      return {
        key: field.key,
        title: say(words, field.title),
        ...(width !== undefined && { width }),
        ...(field.share !== undefined && { share: field.share }),
        ...(field.minWidth !== undefined && { minWidth: field.minWidth }),
        render: cells[field.key] ?? shown,
        // what a cell draws by itself is not cut after two lines
        ...((field.isTitle === true || field.isLong === true) && cells[field.key] === undefined && { text: shown }),
        ...(isNumeric(field) && { align: 'right' }),
        ...(field.sorts !== undefined && {
          sorts: { ...(ascending !== undefined && { ascending }), ...(descending !== undefined && { descending }) },
        }),
        isMono: isMono(field),
        isTitle: field.isTitle === true,
        isMerged: field.isMerged === true,
        isOnCard: field.isOnCard === true,
        isOptional: field.isOptional === true,
      }
    })
}

/** The search bar of a declared list in a language. `asked`: what the address says; `fetched`: choices by the filter's name there. */
export function filtersOf(
  controls: readonly FilterControl[],
  words: Words,
  asked: AddressValues,
  fetched: Readonly<Record<string, FetchedChoices>> = {},
): ListFilter[] {
  return controls.map((control): ListFilter => {
    const label = say(words, control.label)
    if (control.kind === 'text')
      return { ...control, label, ...(control.placeholder !== undefined && { placeholder: say(words, control.placeholder) }) } as ListFilter
    if (control.kind === 'dates') {
      const { placeholders, ...rest } = control
      const [from, to] = placeholders ?? []
      return {
        ...rest,
        label,
        ...(from !== undefined && to !== undefined && { placeholders: [say(words, from), say(words, to)] as const }),
      }
    }
    const { choices, emptyLabel, labelOf, ...rest } = control
    return {
      ...rest,
      label,
      ...(emptyLabel !== undefined && { emptyLabel: say(words, emptyLabel) }),
      ...(labelOf !== undefined && { labelOf: (value: string) => labelOf(value, words) }),
      ...(fetched[control.key] ?? { options: choices?.(words, asked) ?? [] }),
    }
  })
}
