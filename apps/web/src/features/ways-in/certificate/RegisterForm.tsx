import { useRef, useState, type FormEvent } from 'react'
import { Alert, Button, Input } from 'antd'
import { contract } from '@wenwu/core/certificate/contract'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import { call } from '../../../lib/call.ts'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { readCertificateFile } from './certificate-file.ts'

/** Binds a certificate from a file to an account, with a reason. */
export function RegisterForm({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { t } = useText()
  const file = useRef<HTMLInputElement>(null)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<{ file?: string; reason?: string; all?: string }>({})
  const [fileName, setFileName] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const given = file.current?.files?.[0]
    const missing = {
      ...(given === undefined && { file: t('certificate.fileBlank') }),
      ...(!hasVisibleText(reason) && { reason: t('errors.reason-required') }),
    }
    setErrors(missing)
    if (isBusy || given === undefined || missing.reason !== undefined) return
    const read = await readCertificateFile(given)
    if (read === undefined) return setErrors({ file: t('errors.certificate-unreadable') })
    setBusy(true)
    try {
      await call(contract.bindFor, { userId, ...read, reason: tidyText(reason) }, { isQuiet: true })
      setReason('')
      setFileName('')
      if (file.current !== null) file.current.value = ''
      onDone()
    } catch (thrown) {
      const isFile = thrown instanceof CallError && (thrown.field === 'certificate' || thrown.code?.startsWith('certificate-') === true)
      setErrors({ [isFile ? 'file' : 'all']: messageOfError(thrown) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="panel" aria-label={t('certificate.bindFor')}>
      <div className="panel-title">
        <h2>{t('certificate.bindFor')}</h2>
      </div>
      <form className="certificate-form" onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
        {errors.all !== undefined && <Alert className="is-whole" type="error" showIcon title={errors.all} />}
        <FormField label={t('certificate.file')} isRequired error={errors.file ?? ''} hint={t('certificate.fileHint')}>
          {(ties) => (
            <span className="certificate-file">
              <Button onClick={() => file.current?.click()}>{t('certificate.fileChoose')}</Button>
              <span>{fileName}</span>
              <input
                {...ties}
                ref={file}
                className="visually-hidden"
                type="file"
                tabIndex={-1}
                accept=".pem,.crt,.cer,.der"
                onChange={(event) => {
                  setFileName(event.target.files?.[0]?.name ?? '')
                  setErrors(({ file: _gone, ...rest }) => rest)
                }}
              />
            </span>
          )}
        </FormField>
        <FormField label={t('certificate.reason')} isRequired error={errors.reason ?? ''}>
          {(ties) => <Input {...ties} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </FormField>
        <div className="certificate-actions is-whole">
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('certificate.bindFor')}
          </Button>
        </div>
      </form>
    </section>
  )
}
