import { Input } from 'antd'
import { lastDaysOf } from '@wenwu/core/annual-plans/batches'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'

interface LastDayFieldProps {
  /** The year that the batch is of. */
  year: number
  value: string
  error: string | undefined
  onChange: (dueOn: string) => void
}

/** The last day on which a batch is submitted. */
export function LastDayField({ year, value, error = '', onChange }: LastDayFieldProps) {
  const { t } = useText()
  const days = lastDaysOf(year, today())
  return (
    <FormField label={t('annual-plans.dueOn')} isRequired error={error} hint={t('annual-plans.openBatchHint')}>
      {(ties) => (
        <Input {...ties} type="date" min={days.from} max={days.to} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FormField>
  )
}
