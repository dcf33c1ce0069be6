import { Button } from 'antd'
import { useText } from '../../lib/i18n.ts'
import { EmptyState } from '../EmptyState.tsx'
import { namedChoices } from './named-choices.ts'
import type { ListFilter } from './list-types.ts'

export interface NothingFilteredProps {
  text: string | undefined
  filters: readonly ListFilter[]
  values: Readonly<Record<string, string | undefined>>
  onApply: (values: Record<string, string>) => void
  onClear: () => void
}

/** The filters leave no row: the keyword may be the name of a matter, a status or a province, which has a filter of its own. */
export function NothingFiltered({ text, filters, values, onApply, onClear }: NothingFilteredProps) {
  const { t } = useText()
  const named = namedChoices(filters, values)
  return (
    <EmptyState
      text={named.length > 0 ? t('list.emptyNamed', { keyword: values['keyword']?.trim() ?? '' }) : (text ?? t('list.emptyFiltered'))}
      action={
        <>
          {named.map(({ key, value, label }) => (
            <Button key={key + value} onClick={() => onApply(valuesWith(values, key, value))}>
              {label}
            </Button>
          ))}
          <Button onClick={onClear}>{t('list.clearFilters')}</Button>
        </>
      }
    />
  )
}

/** The filters as they are, with this one instead of the keyword. */
function valuesWith(values: Readonly<Record<string, string | undefined>>, key: string, value: string): Record<string, string> {
  const { keyword: _keyword, in: _in, ...others } = values
  return { ...Object.fromEntries(Object.entries(others).map(([name, text = '']) => [name, text])), [key]: value }
}
