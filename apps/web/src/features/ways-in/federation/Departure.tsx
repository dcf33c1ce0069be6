import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import type { UserKind } from '@wenwu/core/auth/model'
import { contract } from '@wenwu/core/federation/contract'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/federation'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/federation'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { goToProvider } from '../../../lib/single-sign-on.ts'
import { addTexts } from '../../../lib/texts.ts'
import '../../../ui/plain-page.css'

addTexts({ federation: { zh_CN: chinese, en_US: english } })

/** /login without a code: to the identity provider where one leads the entrance, else to account and password (`passwordPath`). */
export function Departure({ kind, passwordPath }: { kind: UserKind; passwordPath: string }) {
  const { t } = useText()
  const [leads, setLeads] = useState<boolean>()

  useEffect(() => {
    const controller = new AbortController()
    call(contract.settings, {}, { isQuiet: true, signal: controller.signal })
      .then(({ leadsEntrance }) => setLeads(leadsEntrance))
      // account and password say what is wrong when they are tried
      .catch(() => !controller.signal.aborted && setLeads(false))
    return () => controller.abort()
  }, [])

  useEffect(() => {
    if (leads === true) goToProvider(kind)
  }, [leads, kind])

  if (leads === false) return <Navigate to={passwordPath} replace />
  return (
    <main className="plain-page">
      <p role="status">{leads === true && t('federation.redirecting')}</p>
    </main>
  )
}
