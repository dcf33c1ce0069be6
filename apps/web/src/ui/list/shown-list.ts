import type { ReactNode } from 'react'
import { localeTag } from '@wenwu/core/i18n/text'
import { say, type Words } from '@wenwu/core/i18n/words'
import { formatMoney } from '@wenwu/core/kernel/money'
import type { ListDefinition } from '@wenwu/core/list/definition'
import { isMono, isNumeric, shownValue, widthOf, type ListField, type SortName } from '@wenwu/core/list/field'
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

/** A list without the filters that a person has no choice in. */
export function withoutControls<Row extends object, F extends object, S extends SortName>(
  list: ListDefinition<Row, F, S>,
  without: readonly string[] | undefined,
): ListDefinition<Row, F, S> {
  if (without === undefined) return list
  return { ...list, controls: list.controls.filter((control) => control.kind === 'dates' || !without.includes(control.key)) }
}

/** What fields come to over all rows, one sentence each; nothing of a sum that is not known. */
export function sumTexts<Row extends object>(
  fields: readonly ListField<Row>[],
  sums: Readonly<Record<string, number | null>> | undefined,
  words: Words,
): string[] {
  return fields.flatMap((field) => {
    const sum = sums?.[field.key] ?? null
    if (sum === null) return []
    const shown = field.kind === 'money' ? formatMoney(sum) : new Intl.NumberFormat(localeTag[words.locale]).format(sum)
    return [words.t('list.sumOf', { title: say(words, field.title), sum: shown })]
  })
}
