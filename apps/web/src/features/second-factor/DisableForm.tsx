import { useState } from 'react'
import { Button, Form, Input } from 'antd'
import { contract } from '@wenwu/core/second-factor/contract'
import { call } from '../../lib/call.ts'
import { messageOfError } from '../../lib/call-error.ts'
import { useText } from '../../lib/i18n.ts'

/** Switching off needs a code: whoever found an open session cannot do it. */
export function DisableForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { t } = useText()
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (): Promise<void> => {
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
    <Form layout="vertical" className="second-factor-form" onFinish={() => void submit()}>
      <p>{t('second-factor.disableHint')}</p>
      <Form.Item
        label={t('second-factor.codeLabel')}
        htmlFor="second-factor-code"
        {...(error !== '' && { validateStatus: 'error' as const, help: error })}
      >
        <Input id="second-factor-code" autoFocus autoComplete="one-time-code" maxLength={20} value={code} onChange={(event) => setCode(event.target.value)} />
      </Form.Item>
      <div className="second-factor-actions">
        <Button danger type="primary" htmlType="submit" loading={isBusy}>
          {t('second-factor.disable')}
        </Button>
        <Button onClick={onCancel}>{t('second-factor.cancel')}</Button>
      </div>
    </Form>
  )
}
