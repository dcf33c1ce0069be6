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
  onApply: (values: Record<string, string>) => void
  onTab: (key: string, values: Record<string, string>) => void
  onClear: () => void
}

/** The filters leave no row: the keyword may be the name of a matter, a status or a person, which has a filter of its own, or of a tab. */
export function NothingFiltered({ text, filters, presets = [], values, onApply, onTab, onClear }: NothingFilteredProps) {
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
  const apply = ({ key, value }: NamedChoice): void =>
    key === 'preset' ? onTab(value, withoutKeyword(values)) : onApply({ ...withoutKeyword(values), [key]: value })
  return (
    <EmptyState
      text={named.length > 0 ? t('list.emptyNamed', { keyword: values['keyword']?.trim() ?? '' }) : (text ?? t('list.emptyFiltered'))}
      action={
        <>
          {named.map((choice) => (
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
