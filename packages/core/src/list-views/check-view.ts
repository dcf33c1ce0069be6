import { AppError } from '../kernel/errors.ts'
import { withoutInvisible } from '../kernel/text.ts'
import { pageSizes } from '../kernel/page.ts'
import type { ListDefinition } from '../list/definition.ts'
import type { SortName } from '../list/field.ts'
import { controlNames, knownValues } from '../list/filter.ts'
import { listModules } from '../lists.generated.ts'
import { fold } from '../search/fold.ts'
import type { ViewState } from './model.ts'

/** What a view depends on. */
type DeclaredList = Pick<ListDefinition<never, object, SortName>, 'key' | 'controls' | 'filter' | 'presets' | 'sorts'> & {
  fields: readonly { key: string; isOnSheetOnly?: boolean }[]
}

function isList(value: unknown): value is DeclaredList {
  return typeof value === 'object' && value !== null && 'controls' in value && 'sorts' in value
}

const lists: ReadonlyMap<string, DeclaredList> = new Map(
  listModules
    .flatMap((module) => (Object.values(module) as unknown[]).flat())
    .filter(isList)
    .map((list) => [list.key, list]),
)

/** Keys of all declared lists. */
export const listKeys: readonly string[] = [...lists.keys()]

/**
 * What a view keeps of a list. Names that the list has not are refused, so nobody finds a filter missing that they have saved; a value that
 * means nothing there is dropped, as from an address. Throws `not-found` for a list there is not, `view-unknown-part`, `page-size`.
 */
export function checkView(key: string, state: ViewState): ViewState {
  const list = lists.get(key)
  if (list === undefined) throw new AppError('not-found')
  const names = controlNames(list.controls)
  const unknown =
    Object.keys(state.values).find((name) => !names.includes(name)) ??
    (state.preset !== null && !list.presets?.some((preset) => preset.key === state.preset) ? state.preset : undefined) ??
    (state.sort !== null && !list.sorts.some((sort) => sort === state.sort) ? state.sort : undefined) ??
    state.columns?.find((column) => !list.fields.some((field) => field.key === column && field.isOnSheetOnly !== true))
  if (unknown !== undefined) throw new AppError('view-unknown-part', { params: { name: unknown } })
  if (state.pageSize !== null && !pageSizes.list.some((size) => size === state.pageSize))
    throw new AppError('page-size', { field: 'pageSize' })
  return { ...state, values: knownValues(list.filter, state.values) }
}

/** By what names are the same: neither width, case nor what cannot be seen tells two views apart. */
export function viewNameKey(name: string): string {
  return withoutInvisible(fold(name))
}
