import { useMemo } from 'react'
import { Checkbox, DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'

export interface NumberAndDateProps {
  number: string
  date: string | null
  /** What is wrong with the number, in words. */
  error: React.ReactNode
  onChange: (part: { number?: string; date?: string | null }) => void
}

/** Under which number and of which day a reply goes out; the date may be left open. */
export function NumberAndDate({ number, date, error, onChange }: NumberAndDateProps) {
  const { t } = useText()
  // the same object while the date is the same: the picker takes another one for a new value and drops what is being typed
  const day = useMemo(() => (date === null ? null : dayjs(date)), [date])
  return (
    <>
      <FormField id="reply-number" label={t('case.number')} isRequired error={error} hint={t('case.numberHint')}>
        {(ties) => <Input {...ties} value={number} maxLength={100} onChange={(event) => onChange({ number: event.target.value })} />}
      </FormField>
      <div>
        <label htmlFor="reply-date">{t('case.date')}</label>
        <DatePicker
          id="reply-date"
          className="wide"
          previewValue={false}
          value={day}
          disabled={date === null}
          onChange={(value) => onChange({ date: value === null ? null : value.format('YYYY-MM-DD') })}
        />
        <Checkbox checked={date === null} onChange={(event) => onChange({ date: event.target.checked ? null : today() })}>
          {t('case.noDate')}
        </Checkbox>
      </div>
    </>
  )
}
