import { say } from '@wenwu/core/i18n/words'
import type { ListDefinition } from '@wenwu/core/list/definition'
import type { SortName } from '@wenwu/core/list/field'
import { useText } from '../../lib/i18n.ts'
import { cappedCount } from '../capped-count.ts'
import { TabBar } from '../TabBar.tsx'

interface ListPresetsProps<Row extends object, F extends object, S extends SortName> {
  list: ListDefinition<Row, F, S>
  active: string
  /** Rows of each; undefined until they are known. */
  counts: Readonly<Record<string, number>> | undefined
  onChange: (preset: string) => void
}

/** The presets of a list as tabs with their counts. Without presets their place stays. */
export function ListPresets<Row extends object, F extends object, S extends SortName>({
  list: { presets },
  active,
  counts,
  onChange,
}: ListPresetsProps<Row, F, S>) {
  const words = useText()
  if (presets === undefined) return <span />
  return (
    <TabBar
      label={words.t('list.presets')}
      active={active}
      items={presets.map(({ key, label, permission }) => ({
        key,
        label: say(words, label),
        ...(permission !== undefined && { permission }),
        count: cappedCount(counts?.[key])?.toString(),
      }))}
      onChange={onChange}
    />
  )
}
