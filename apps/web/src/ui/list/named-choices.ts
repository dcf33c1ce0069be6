import type { ListFilter } from './list-types.ts'

/** So many are looked at. */
const mostNamed = 12

export interface NamedChoice {
  /** The filter's name in the address; `preset` for a tab. */
  key: string
  value: string
  label: string
}

interface Offered {
  filters: readonly ListFilter[]
  /** The tabs of the list. */
  tabs: readonly { key: string; label: string }[]
  values: Readonly<Record<string, string | undefined>>
}

/**
 * Tabs, and choices of filters that are not set yet, whose names hold the keyword; choices with the names of their filters, first those whose names begin with it. None for a keyword of one
 * character. A choice that two filters have is offered by the latter, which is the wider one (who handles a case or has handled it, behind who handles it now).
 */
export function namedChoices({ filters, tabs, values }: Offered): NamedChoice[] {
  const keyword = plain(values['keyword'] ?? '')
  if (keyword.length < 2) return []
  const named = tabs.filter(({ label }) => plain(label).includes(keyword)).map(({ key, label }) => ({ key: 'preset', value: key, label }))
  const choices = filters.flatMap((filter) => {
    // where a keyword is looked for (`in`) finds nothing by itself
    if (filter.kind !== 'select' || filter.key === 'in' || (values[filter.key] ?? '') !== '') return []
    return filter.options
      .map(({ value, label, also = '', name = label }) => ({
        key: filter.key,
        value,
        label: `${filter.label}: ${label}`,
        names: [plain(name), plain(also)],
      }))
      .filter(({ names }) => names.some((name) => name.includes(keyword)))
  })
  const wider = choices.filter(
    (choice, i) => !choices.slice(i + 1).some((later) => later.value === choice.value && later.names[0] === choice.names[0]),
  )
  const begins = ({ names }: { names: string[] }): boolean => names.some((name) => name.startsWith(keyword))
  const found = [...wider.filter(begins), ...wider.filter((choice) => !begins(choice))].map(({ key, value, label }) => ({
    key,
    value,
    label,
  }))
  return [...named, ...found].slice(0, mostNamed)
}

/** A name or keyword without what makes no difference: case, width, blanks and characters of no width. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase()
}
