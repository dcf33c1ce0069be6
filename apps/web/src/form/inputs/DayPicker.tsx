import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { dayOfBound, findDay, isDay, type DayBound } from '@wenwu/core/form/day'
import type { InputProps } from '../widget.ts'
import { ariaOf, statusOf } from './aria.ts'

export interface DayBoxProps extends Pick<
  InputProps,
  'id' | 'value' | 'disabled' | 'problems' | 'describedBy' | 'ariaLabel' | 'required' | 'onBlur'
> {
  onChange: (day: string | null) => void
  today: string
  min?: DayBound
  max?: DayBound
  /** Where the calendar opens while the box is empty; default: today. */
  openAt?: string
  placeholder?: string
}

/** A day from a calendar, or typed in any usual way (`2026-3-1`, `2026年3月1日`). */
export function DayPicker(props: DayBoxProps) {
  const { value, min, max, today, onChange } = props
  return (
    <DatePicker
      id={props.id}
      className="form-day"
      value={isDay(value) ? dayjs(value) : null}
      format={['YYYY-MM-DD', 'YYYY-M-D', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD']}
      placeholder={props.placeholder ?? '2026-03-01'}
      // Otherwise the day under a resting pointer stands in the box in place of what was typed, and leaving the box takes it.
      previewValue={false}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      defaultPickerValue={props.openAt === undefined ? undefined : dayjs(props.openAt)}
      minDate={min === undefined ? undefined : dayjs(dayOfBound(min, today))}
      maxDate={max === undefined ? undefined : dayjs(dayOfBound(max, today))}
      onChange={(day) => onChange(day === null || Array.isArray(day) ? null : day.format('YYYY-MM-DD'))}
      onBlur={(event) => {
        const typed = event.target instanceof HTMLInputElement ? findDay(event.target.value) : undefined
        if (typed !== undefined && typed !== value) onChange(typed)
        props.onBlur?.()
      }}
      {...ariaOf(props)}
    />
  )
}
