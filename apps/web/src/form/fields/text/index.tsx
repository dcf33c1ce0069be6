import { Input } from 'antd'
import { defaultMaxLength, type Settings } from '@wenwu/core/form/types/text/model'
import { hasFormat, tidyFormat } from '@wenwu/core/form/formats'
import { tidyText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

const monospaced = new Set(['credit-code', 'id-card', 'document-number'])

function TextInput(props: InputProps<Settings>) {
  const { field, value, onChange } = props
  const { textOf } = useText()
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  /** On leaving, brackets and blanks are put right where that makes the text fit its format. */
  const leave = () => {
    const tidy = field.format === undefined ? tidyText(text) : tidyFormat(field.format, text)
    if (tidy !== text && (field.format === undefined || hasFormat(field.format, tidy))) onChange(tidy === '' ? null : tidy)
    props.onBlur?.()
  }
  return (
    <Input
      id={props.id}
      className={field.format !== undefined && monospaced.has(field.format) ? 'mono' : undefined}
      value={text}
      maxLength={field.stopsAtMax === true ? (field.maxLength ?? defaultMaxLength) : undefined}
      type={field.format === 'email' ? 'email' : field.format === 'phone' || field.format === 'mobile' ? 'tel' : 'text'}
      disabled={props.disabled}
      status={statusOf(props.problems)}
      placeholder={field.example === undefined ? undefined : textOf(field.example)}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={leave}
      {...ariaOf(props)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: TextInput, View: TextView }
