import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { say } from '@wenwu/core/i18n/words'
import type { ListPreset } from '@wenwu/core/list/definition'
import { useText } from '../../lib/i18n.ts'
import { useHasPermissions, useSession } from '../../lib/session.ts'
import { EmptyState } from '../EmptyState.tsx'
import { namedChoices, type NamedChoice } from './named-choices.ts'
import type { ListFilter } from './list-types.ts'

export interface NothingFilteredProps {
  text: string | undefined
  filters: readonly ListFilter[]
  presets: readonly Pick<ListPreset<never>, 'key' | 'label' | 'permission'>[] | undefined
  values: Readonly<Record<string, string | undefined>>
  /** First parts of the query key of the list. */
  queryKey: readonly string[]
  /** How many rows the list has with other filters, to see what a choice leads to. */
  countRows: (asked: { values: Record<string, string>; preset?: string }, signal: AbortSignal) => Promise<number>
  onApply: (values: Record<string, string>) => void
  onTab: (key: string, values: Record<string, string>) => void
  onClear: () => void
}

/** More would be a list of their own. */
const mostOffered = 6

/** The filters leave no row: the keyword may be the name of a matter, a status or a person, which has a filter of its own, or of a tab. Those are offered that have rows. */
export function NothingFiltered({
  text,
  filters,
  presets = [],
  values,
  queryKey,
  countRows,
  onApply,
  onTab,
  onClear,
}: NothingFilteredProps) {
  const words = useText()
  const { t } = words
  const has = useHasPermissions()
  // to whom one province is shown, no other one leads anywhere
  const isOfProvince = useSession((state) => (state.user?.provinceCode ?? null) !== null)
  const named = namedChoices({
    filters: filters.filter((filter) => !isOfProvince || filter.kind !== 'select' || filter.key !== 'province'),
    tabs: presets
      .filter(({ permission }) => permission === undefined || has(permission))
      .map(({ key, label }) => ({ key, label: say(words, label) })),
    values,
  })
  const askedBy = ({ key, value }: NamedChoice) =>
    key === 'preset' ? { values: withoutKeyword(values), preset: value } : { values: { ...withoutKeyword(values), [key]: value } }
  const { data: counts } = useQuery({
    queryKey: [...queryKey, 'named', named.map(askedBy)],
    queryFn: ({ signal }) => Promise.all(named.map((choice) => countRows(askedBy(choice), signal))),
    enabled: named.length > 0,
  })
  const found = named.filter((_, i) => (counts?.[i] ?? 0) > 0).slice(0, mostOffered)
  const apply = (choice: NamedChoice): void => {
    const { values: others, preset } = askedBy(choice)
    if (preset === undefined) onApply(others)
    else onTab(preset, others)
  }
  return (
    <EmptyState
      text={found.length > 0 ? t('list.emptyNamed', { keyword: values['keyword']?.trim() ?? '' }) : (text ?? t('list.emptyFiltered'))}
      action={
        <>
          {found.map((choice) => (
            <Button key={choice.key + choice.value} onClick={() => apply(choice)}>
              {choice.label}
            </Button>
          ))}
          <Button onClick={onClear}>{t('list.clearFilters')}</Button>
        </>
      }
    />
  )
}

/** The filters as they are but for the keyword. */
function withoutKeyword({ keyword: _keyword, in: _in, ...others }: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(others).map(([name, text = '']) => [name, text]))
}
