import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { dayOf } from '@wenwu/core/kernel/date'
import { useText } from '../../lib/i18n.ts'

interface DateRangeProps {
  id: string
  label: string
  from: string
  to: string
  placeholders?: readonly [from: string, to: string] | undefined
  onChange: (from: string, to: string) => void
}

/** A day of the address, which anybody can write: what is no day filters nothing and is not shown as another. */
function shown(text: string) {
  return dayOf(text) === undefined ? null : dayjs(text)
}

/** Two dates `YYYY-MM-DD`; either may be blank. A file of its own because the date picker is heavy and stands under 更多筛选. */
export function DateRange({ id, label, from, to, placeholders, onChange }: DateRangeProps) {
  const { t } = useText()
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      value={[shown(from), shown(to)]}
      allowEmpty={[true, true]}
      format="YYYY-MM-DD"
      aria-label={label}
      previewValue={false}
      placeholder={[placeholders?.[0] ?? t('list.rangeFrom', { label: '' }), placeholders?.[1] ?? t('list.rangeTo', { label: '' })]}
      onChange={(_dates, texts) => onChange(texts?.[0] ?? '', texts?.[1] ?? '')}
    />
  )
}
