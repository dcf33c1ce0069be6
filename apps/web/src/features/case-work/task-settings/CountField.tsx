import { InputNumber } from 'antd'
import { FormField } from '../../../ui/FormField.tsx'

interface CountFieldProps {
  label: string
  hint: string
  error?: string
  min: number
  max: number
  /** What is counted, behind the number. */
  unit?: string
  value: number | null
  onChange: (value: number | null) => void
}

/** A whole number of days, hours or opinions. */
export function CountField({ label, hint, error = '', min, max, unit, value, onChange }: CountFieldProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(ties) => (
        <InputNumber
          id={ties.id}
          aria-describedby={ties['aria-describedby']}
          aria-invalid={ties['aria-invalid']}
          min={min}
          max={max}
          precision={0}
          suffix={unit}
          value={value}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
