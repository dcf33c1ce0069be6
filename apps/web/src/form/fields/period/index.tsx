import type { Settings } from '@wenwu/core/form/types/period/model'
import { isDay } from '@wenwu/core/form/day'
import { isBlank, isRecord, own } from '@wenwu/core/form/json'
import { monthsBetween } from '@wenwu/core/kernel/date'
import { useText } from '../../../lib/i18n.ts'
import { DayBox } from '../../inputs/DayBox.tsx'
import { PartProblems, problemsAt } from '../../inputs/PartProblems.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

function PeriodInput(props: InputProps<Settings>) {
  const { id, field, value, onChange, problems, context, ariaLabel } = props
  const { t } = useText()
  const [start, end] = [own(value, 'start'), own(value, 'end')]
  const set = (part: 'start' | 'end', day: string | null) => {
    const next = { ...(isRecord(value) ? value : { start: null, end: null }), [part]: day }
    onChange(isBlank(own(next, 'start')) && isBlank(own(next, 'end')) ? null : next)
  }
  const box = (part: 'start' | 'end') => {
    const own = problemsAt(problems, part)
    return (
      <DayBox
        id={`${id}-${part}`}
        value={part === 'start' ? start : end}
        onChange={(day) => set(part, day)}
        onBlur={props.onBlur}
        disabled={props.disabled}
        required={props.required}
        problems={[...own, ...problemsAt(problems, '').filter(({ path }) => path === '')]}
        describedBy={[props.describedBy, own.length > 0 ? `${id}-${part}-problem` : ''].filter(Boolean).join(' ') || undefined}
        ariaLabel={[ariaLabel, t(`form.period.${part}`)].filter(Boolean).join(' ')}
        today={context.today}
        // not the start: an end before it is kept and reported
        min={field.min}
        openAt={part === 'end' && isDay(start) ? start : undefined}
        max={field.max}
        placeholder={t(`form.period.${part}`)}
      />
    )
  }
  return (
    <div>
      <div className="form-period">
        {box('start')}
        <span aria-hidden="true">~</span>
        {box('end')}
        {isDay(start) && isDay(end) && start <= end && (
          <span className="form-period-months">{t('form.period.months', { n: monthsBetween(start, end) })}</span>
        )}
      </div>
      {!props.isCompact &&
        (['start', 'end'] as const).map((part) => (
          <PartProblems key={part} id={`${id}-${part}-problem`} problems={problemsAt(problems, part)} />
        ))}
    </div>
  )
}

export const widgets: FieldWidgets<Settings> = { Input: PeriodInput, View: TextView, isGroup: true, prefersFull: true }
