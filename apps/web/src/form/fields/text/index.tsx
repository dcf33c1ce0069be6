import { Input } from 'antd'
import type { Settings } from '@wenwu/core/form/types/text/model'
import { hasFormat, tidyFormat } from '@wenwu/core/form/formats'
import { tidyText } from '@wenwu/core/kernel/text'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

const monospaced = new Set(['credit-code', 'id-card', 'document-number'])

/** A field that says it takes this many characters is made for texts longer than it is wide: all of it is seen, in as many lines as it takes. */
const longFrom = 100

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
  const shared = {
    id: props.id,
    value: text,
    disabled: props.disabled,
    status: statusOf(props.problems),
    placeholder: field.example === undefined ? undefined : textOf(field.example),
    onBlur: leave,
    ...ariaOf(props),
  }
  const change = (typed: string) => onChange(typed === '' ? null : typed)
  if (field.format === undefined && (field.maxLength ?? 0) >= longFrom)
    return (
      <Input.TextArea
        {...shared}
        autoSize={{ minRows: 1, maxRows: 4 }}
        // one line of words, however many it takes on the screen; a table asks for the mark
        data-one-line
        onPressEnter={(event) => event.preventDefault()}
        onChange={(event) => change(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    )
  return (
    <Input
      {...shared}
      className={field.format !== undefined && monospaced.has(field.format) ? 'mono' : undefined}
      type={field.format === 'email' ? 'email' : field.format === 'phone' || field.format === 'mobile' ? 'tel' : 'text'}
      onChange={(event) => change(event.target.value)}
    />
  )
}

export const widgets: FieldWidgets<Settings> = { Input: TextInput, View: TextView, prefersFull: true }
