import type { ListFilter } from './list-types.ts'

/** So many are offered; more would be a list of their own. */
const mostOffered = 6

export interface NamedChoice {
  /** The filter's name in the address. */
  key: string
  value: string
  label: string
}

/** Choices of filters that are not set yet whose names hold the keyword, with the names of their filters; none for a keyword of one character. */
export function namedChoices(filters: readonly ListFilter[], values: Readonly<Record<string, string | undefined>>): NamedChoice[] {
  const keyword = values['keyword']?.trim().toLowerCase() ?? ''
  if (keyword.length < 2) return []
  return filters
    .flatMap((filter): NamedChoice[] => {
      if (filter.kind !== 'select' || (values[filter.key] ?? '') !== '') return []
      return filter.options
        .filter(({ label }) => label.toLowerCase().includes(keyword))
        .map(({ value, label }) => ({ key: filter.key, value, label: `${filter.label}: ${label}` }))
    })
    .slice(0, mostOffered)
}
