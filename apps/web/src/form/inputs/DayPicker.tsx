import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { createContext, use, useMemo, useState, type ComponentProps } from 'react'
import { dayOfBound, findDay, type DayBound } from '@wenwu/core/form/day'
import type { InputProps } from '../widget.ts'
import { ariaOf, statusOf } from './aria.ts'

export interface DayBoxProps extends Pick<
  InputProps,
  'id' | 'value' | 'disabled' | 'problems' | 'describedBy' | 'ariaLabel' | 'required' | 'onBlur'
> {
  /** A day, or what was typed where it means none. */
  onChange: (day: string | null) => void
  today: string
  min?: DayBound
  max?: DayBound
  /** Where the calendar opens while the box is empty; default: today. */
  openAt?: string
  placeholder?: string
}

/**
 * A day from a calendar, or typed in any usual way (`2026-3-1`, `2026年3月1日`). What is typed is kept and judged by the form, however the box is left:
 * the calendar itself throws away what it does not offer, so it is told the day that the words mean and never the words.
 */
export function DayPicker(props: DayBoxProps) {
  const { value, min, max, today, onChange } = props
  /** What stands in the box while it is written in. */
  const [typed, setTyped] = useState<string>()
  const text = typed ?? (typeof value === 'string' ? value : '')
  const day = findDay(text)
  const written = useMemo(() => ({ text, onType: setTyped }), [text])

  const set = (next: string | null): void => {
    setTyped(undefined)
    if (next !== (value ?? null)) onChange(next)
  }
  const take = (): void => {
    if (typed !== undefined) set(day ?? (typed.trim() || null))
  }
  return (
    <Written value={written}>
      <DatePicker
        id={props.id}
        className="form-day"
        value={day === undefined ? null : dayjs(day)}
        format="YYYY-MM-DD"
        components={parts}
        placeholder={props.placeholder ?? '2026-03-01'}
        // Otherwise the day under a resting pointer stands in the box in place of what was typed, and leaving the box takes it.
        previewValue={false}
        disabled={props.disabled}
        status={statusOf(props.problems)}
        defaultPickerValue={props.openAt === undefined ? undefined : dayjs(props.openAt)}
        minDate={min === undefined ? undefined : dayjs(dayOfBound(min, today))}
        maxDate={max === undefined ? undefined : dayjs(dayOfBound(max, today))}
        onChange={(picked) => set(picked === null || Array.isArray(picked) ? null : picked.format('YYYY-MM-DD'))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || typed === undefined) return
          // what was typed is done; Enter opens the calendar only where nothing was
          event.preventDefault()
          take()
          props.onBlur?.()
        }}
        onBlur={() => {
          take()
          props.onBlur?.()
        }}
        {...ariaOf(props)}
      />
    </Written>
  )
}

/** What stands in the box of a calendar, for its input. */
const Written = createContext<{ text: string; onType: (text: string) => void }>({ text: '', onType: () => {} })

/** The input of a calendar, with the words of the form in place of the calendar's own. */
function DayText(props: ComponentProps<'input'>) {
  const { text, onType } = use(Written)
  return <input {...props} value={text} onChange={(event) => onType(event.target.value)} />
}

const parts = { input: DayText }
