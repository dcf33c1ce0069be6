import { Input } from 'antd'
import { useState } from 'react'
import { useText } from '../../lib/i18n.ts'
import type { InputProps } from '../widget.ts'
import { ariaOf, statusOf } from './aria.ts'

interface NumberBoxProps extends Omit<InputProps, 'field'> {
  field: Pick<InputProps['field'], 'example'>
  /** Text behind the number. */
  unit?: string
  parse: (text: string) => number | undefined
  format: (value: number) => string
}

/**
 * A number as text: the typed text stays while the input has the focus, and what is no number is kept as text, so that nothing typed is
 * lost and the check names it. Grouped figures when the focus has left.
 */
export function NumberBox(props: NumberBoxProps) {
  const { value, parse, format, onChange, unit } = props
  const { textOf } = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const valueOf = (text: string): unknown => (text.trim() === '' ? null : (parse(text) ?? text.trim()))
  const own = typeof value === 'number' ? format(value) : typeof value === 'string' ? value : ''
  const isOurs = typed !== null && (valueOf(typed) ?? null) === (value ?? null)
  return (
    <Input
      id={props.id}
      className="form-number"
      inputMode="decimal"
      autoComplete="off"
      value={isOurs ? typed : own}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      placeholder={props.field.example === undefined ? undefined : textOf(props.field.example)}
      suffix={props.isCompact ? undefined : unit}
      onFocus={() => setTyped(own)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(valueOf(event.target.value))
      }}
      onBlur={() => {
        setTyped(null)
        props.onBlur?.()
      }}
      {...ariaOf(props)}
    />
  )
}
