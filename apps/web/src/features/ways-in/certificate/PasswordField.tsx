import { Input } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import type { PasswordState } from './use-password.ts'

export function PasswordField({ password }: { password: PasswordState }) {
  const { t } = useText()
  return (
    <FormField label={t('certificate.password')} isRequired error={password.error}>
      {(ties) => (
        <Input.Password
          {...ties}
          ref={password.field}
          autoComplete="current-password"
          maxLength={200}
          value={password.value}
          onChange={(event) => password.change(event.target.value)}
        />
      )}
    </FormField>
  )
}
