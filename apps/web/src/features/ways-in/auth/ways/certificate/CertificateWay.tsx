import { useEffect, useState } from 'react'
import { contract } from '@wenwu/core/certificate/contract'
import type { CertificateWay } from '@wenwu/core/certificate/model'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/certificate'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/certificate'
import { call } from '../../../../../lib/call.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { addTexts } from '../../../../../lib/texts.ts'
import { signInMessage } from '../../sign-in-message.ts'
import type { WayProps } from '../../ways.ts'
import { KeyForm } from './KeyForm.tsx'
import './certificate.css'

addTexts({ certificate: { zh_CN: chinese, en_US: english } })

/** Sign-in by certificate (specification §1, §2.2: CA icon): what holds the key is asked for its certificates, and for a signature. */
export function Way({ kind, enter }: WayProps) {
  const { t } = useText()
  const [way, setWay] = useState<CertificateWay>()
  const [error, setError] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    call(contract.way, {}, { isQuiet: true, signal: controller.signal }).then(
      setWay,
      (thrown: unknown) => !controller.signal.aborted && setError(signInMessage(thrown)),
    )
    return () => controller.abort()
  }, [])
  if (error !== '' || way?.isOpen === false)
    return (
      <p className="login-error" role="alert">
        {error || t('certificate.closed')}
      </p>
    )
  return way === undefined ? <p className="login-loading">{t('common.loading')}</p> : <KeyForm way={way} kind={kind} enter={enter} />
}
