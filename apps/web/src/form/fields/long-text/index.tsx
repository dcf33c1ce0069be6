import { Input } from 'antd'
import { defaultMaxLength, type Settings } from '@wenwu/core/form/types/long-text/model'
import { charCount } from '@wenwu/core/form/json'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import type { FieldWidgets, InputProps, ViewProps } from '../../widget.ts'

function LongTextInput(props: InputProps<Settings>) {
  const { field, value, onChange, isCompact } = props
  const { textOf } = useText()
  const text = typeof value === 'string' ? value : ''
  const max = field.maxLength ?? defaultMaxLength
  const length = charCount(text)
  const rows = isCompact ? 1 : (field.rows ?? 4)
  return (
    <div className="form-long-text">
      <Input.TextArea
        id={props.id}
        value={text}
        autoSize={{ minRows: rows, maxRows: Math.max(rows, isCompact ? 6 : 16) }}
        disabled={props.disabled}
        status={statusOf(props.problems)}
        placeholder={field.example === undefined ? undefined : textOf(field.example)}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onBlur={props.onBlur}
        {...ariaOf(props)}
      />
      {length > max * 0.8 && (
        <span className={length > max ? 'form-count is-over' : 'form-count'}>
          {length} / {max}
        </span>
      )}
    </div>
  )
}

function LongTextView({ value }: ViewProps<Settings>) {
  return <div className="view-text">{typeof value === 'string' ? value : ''}</div>
}

export const widgets: FieldWidgets<Settings> = { Input: LongTextInput, View: LongTextView, isWide: true, isFreeText: true }
