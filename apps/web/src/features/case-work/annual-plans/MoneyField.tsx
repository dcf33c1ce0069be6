import { Input } from 'antd'
import { formatMoney, parseMoney } from '@wenwu/core/kernel/money'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'

interface MoneyFieldProps {
  label: string
  /** As it is typed. */
  value: string
  error: string | undefined
  hint?: string
  onChange: (text: string) => void
}

/** An amount in 万元 as text, so that nothing typed is lost; grouped when the focus leaves it. */
export function MoneyField({ label, value, error = '', hint, onChange }: MoneyFieldProps) {
  const { t } = useText()
  const amount = parseMoney(value)
  return (
    <FormField label={label} isRequired error={error} hint={hint}>
      {(ties) => (
        <Input
          {...ties}
          inputMode="decimal"
          autoComplete="off"
          suffix={t('form.tenThousandYuan')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => amount !== undefined && onChange(formatMoney(amount))}
        />
      )}
    </FormField>
  )
}

/** What was typed as an amount, or what to say at its field. */
export function readMoney(text: string, t: ReturnType<typeof useText>['t']): { amount: number } | { error: string } {
  if (text.trim() === '') return { error: t('errors.plan-required') }
  const amount = parseMoney(text)
  return amount === undefined || amount < 0 ? { error: t('errors.plan-money') } : { amount }
}
