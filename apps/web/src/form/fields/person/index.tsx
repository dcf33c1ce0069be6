import { Input, Select } from 'antd'
import { askedParts, codeListOf, type PersonPart, type Settings } from '@wenwu/core/form/types/person/model'
import { isBlank, isRecord, own } from '@wenwu/core/form/json'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { DayBox } from '../../inputs/DayBox.tsx'
import { PartProblems, problemsAt } from '../../inputs/PartProblems.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

function PersonInput(props: InputProps<Settings>) {
  const { field, value, onChange, ariaLabel } = props
  const { t } = useText()
  const set = (part: PersonPart, entry: string | null) => {
    const rest: Record<string, unknown> = isRecord(value) ? { ...value } : {}
    if (entry === null || entry === '') delete rest[part]
    else rest[part] = entry
    onChange(isBlank(rest) ? null : rest)
  }
  return (
    <div className="form-person">
      {askedParts(field).map((part) => {
        const isRequired = props.required && (part === 'name' || field.requiredParts?.includes(part) === true)
        const problems = problemsAt(props.problems, part)
        const id = `${props.id}-${part}`
        return (
          <div key={part}>
            <label htmlFor={id} className={isRequired ? 'form-part-label is-required' : 'form-part-label'}>
              {t(`form.person.${part}`)}
            </label>
            <PartInput
              {...props}
              id={id}
              part={part}
              value={own(value, part)}
              onPart={set}
              required={isRequired}
              problems={problems}
              ariaLabel={ariaLabel === undefined ? undefined : `${ariaLabel} ${t(`form.person.${part}`)}`}
              describedBy={problems.length > 0 ? `${id}-problem` : undefined}
            />
            <PartProblems id={`${id}-problem`} problems={problems} />
          </div>
        )
      })}
    </div>
  )
}

interface PartInputProps extends InputProps<Settings> {
  part: PersonPart
  onPart: (part: PersonPart, entry: string | null) => void
}

function PartInput(props: PartInputProps) {
  const { part, value, onPart, context } = props
  const { t, textOf } = useText()
  const text = typeof value === 'string' ? value : ''
  const list = codeListOf(part)
  if (list !== undefined)
    return (
      <Select<string | null>
        id={props.id}
        className="form-wide"
        value={text === '' ? null : text}
        options={(context.codeList?.(list) ?? []).map(({ code, name }) => ({ value: code, label: textOf(name) }))}
        disabled={props.disabled}
        status={statusOf(props.problems)}
        allowClear={!props.required}
        placeholder={t('form.choose')}
        onChange={(code) => onPart(part, code ?? null)}
        onBlur={props.onBlur}
        {...ariaOf(props)}
      />
    )
  if (part === 'birthDate')
    return <DayBox {...props} onChange={(day) => onPart(part, day)} today={context.today} max="today" placeholder="1980-01-01" />
  return (
    <Input
      id={props.id}
      value={text}
      type={part === 'phone' ? 'tel' : part === 'email' ? 'email' : 'text'}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      onChange={(event) => onPart(part, event.target.value)}
      onBlur={props.onBlur}
      {...ariaOf(props)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: PersonInput, View: TextView, isGroup: true, isWide: true }
