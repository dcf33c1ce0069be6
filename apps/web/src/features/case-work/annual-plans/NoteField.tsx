import { Input } from 'antd'
import { limits } from '@wenwu/core/http/wire'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'

interface NoteFieldProps {
  value: string
  error: string | undefined
  isRequired: boolean
  onChange: (note: string) => void
}

/** The opinion that goes with a decision on rows of a plan. */
export function NoteField({ value, error = '', isRequired, onChange }: NoteFieldProps) {
  const { t } = useText()
  return (
    <FormField label={t('annual-plans.note')} isRequired={isRequired} error={error}>
      {(ties) => (
        <Input.TextArea
          {...ties}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={limits.line}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
