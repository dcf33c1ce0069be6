import { useState, type FormEvent } from 'react'
import { Button, Input } from 'antd'
import { contract } from '@wenwu/core/second-factor/contract'
import { call } from '../../../lib/call.ts'
import { messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'

/** Switching off needs a code: whoever found an open session cannot do it. */
export function DisableForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useText()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (code.trim() === '') return setError(t('second-factor.codeBlank'))
    setBusy(true)
    setError('')
    try {
      await call(contract.disable, { code: code.trim() }, { isQuiet: true })
      onDone()
    } catch (thrown) {
      setError(messageOfError(thrown))
      setBusy(false)
    }
  }

  return (
    <form className="second-factor-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('second-factor.disableHint')}</p>
      <FormField id="second-factor-code" label={t('second-factor.codeLabel')} error={error}>
        {(ties) => (
          <Input
            {...ties}
            autoFocus
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </FormField>
      <div className="second-factor-actions">
        <Button danger type="primary" htmlType="submit" loading={isBusy}>
          {t('second-factor.disable')}
        </Button>
        <Button onClick={onCancel}>{t('second-factor.cancel')}</Button>
      </div>
    </form>
  )
}
