import type { Permission } from '../auth/permission.ts'
import type { Label, Words } from '../i18n/words.ts'
import type { PageRequest } from '../kernel/page.ts'
import type { ListField, SortName } from './field.ts'
import type { GroupOf } from './groups.ts'
import { joinFilters, type AddressValues, type FilterControl, type FilterMeaning, type ListFilter } from './filter.ts'

/** One tab above a list; the first is the one without a name in the address. */
export interface ListPreset<F> {
  key: string
  label: Label
  /** What it asks for; `today`: the day in Asia/Shanghai. */
  filter?: F | ((today: string) => F)
  /** Hidden from a person without it (specification §2.8). */
  permission?: Permission
  /** What would stand in it, where the words of the list do not say so. */
  empty?: Label
}

interface ListFacts<Row, F, S extends SortName> {
  /** Names the list in local storage (column choice) and in print. */
  key: string
  title: Label
  filtersInLine?: number
  presets?: readonly ListPreset<F>[]
  /** The sort without a `sort` in the address or on the wire. */
  defaultSort: S
  /** Rows of a page on the first visit; default from the user's settings. */
  pageSize?: number
  /** What the file of the export and its sheet are called; absent: the list's title. */
  sheetName?: Label
  rowKey: (row: Row) => string
  /** What a row is called by those who cannot see it; default its title field. */
  rowTitle?: (row: Row, words: Words) => string
  /**
   * Rows that follow each other with the same one (not null) form a group: fields that are merged have one cell for it on the page, on paper and in the
   * xlsx. Each sort must keep groups together.
   */
  groupBy?: GroupOf<Row>
}

/** A list, said once: contract, page, page without scripts and xlsx come from it. */
export interface ListDefinition<Row extends object, F extends object, S extends SortName> extends ListFacts<Row, F, S> {
  fields: readonly ListField<Row>[]
  /** The search bar, in its order. */
  controls: readonly FilterControl[]
  filter: FilterMeaning<F>
  /** The closed set of sorts: those of its fields. */
  sorts: readonly S[]
}

/** What a list is asked for. */
export interface ListQuery<F, S> {
  filter: F
  sort: S
  page: PageRequest
}

/** The query of a definition: `QueryOf<typeof lawList>`. */
export type QueryOf<D> = D extends ListDefinition<infer _Row, infer F, infer S> ? ListQuery<F, S> : never

type PartOf<Filter> = Filter extends ListFilter<infer F> ? F : never
type IntersectionOf<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never
type FilterOf<Filters extends readonly ListFilter<object>[]> =
  IntersectionOf<PartOf<Filters[number]>> extends infer All ? { [K in keyof All]: All[K] } : never

/** Declares a list of rows of a type; filter and sorts are inferred from its filters and fields. How-to: docs/how-to/add-a-list.md. */
export function defineList<Row extends object>() {
  return <S extends SortName, Filters extends readonly ListFilter<object>[]>(
    declared: { fields: readonly ListField<Row, S>[]; filters: Filters } & ListFacts<Row, NoInfer<FilterOf<Filters>>, NoInfer<S>>,
  ): ListDefinition<Row, FilterOf<Filters>, S> => {
    const { filters, ...rest } = declared
    return {
      ...rest,
      controls: filters.flatMap(({ control }) => control ?? []),
      filter: joinFilters<FilterOf<Filters>>(filters),
      sorts: rest.fields.flatMap((field) => [...(field.sorts ?? [])]),
    }
  }
}

/** What the address of a list says. */
export interface ListAddress {
  values: AddressValues
  preset: string
  sort: string
  page: PageRequest
}

/** What a preset asks for on a day. */
export function filterOf<F>({ filter }: ListPreset<F>, today: string): F | undefined {
  return typeof filter === 'function' ? (filter as (today: string) => F)(today) : filter
}

/** The filter that the values and the preset of an address say; unknown ones are dropped. `today`: the day in Asia/Shanghai. */
export function filterAt<F extends object>(
  list: Pick<ListDefinition<never, F, never>, 'filter' | 'presets'>,
  { values, preset: key }: Pick<ListAddress, 'values' | 'preset'>,
  today: string,
): F {
  const preset = list.presets?.find((one) => one.key === key) ?? list.presets?.[0]
  return { ...list.filter.fromAddress(values), ...(preset && filterOf(preset, today)) }
}

/** What the address says, as the list is asked for; unknown values are dropped. `today`: the day in Asia/Shanghai. */
export function askedBy<F extends object, S extends SortName>(
  list: Pick<ListDefinition<never, F, S>, 'filter' | 'presets' | 'sorts' | 'defaultSort'>,
  { sort, page, ...at }: ListAddress,
  today: string,
): ListQuery<F, S> {
  return {
    filter: filterAt(list, at, today),
    sort: list.sorts.find((one) => one === sort) ?? list.defaultSort,
    page,
  }
}
