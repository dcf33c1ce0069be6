import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/transit'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/transit'
import { contract } from '@wenwu/core/transit/contract'
import { isSupportedBrowser } from '../../../../lib/browser.ts'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { addTexts } from '../../../../lib/texts.ts'
import { takeTransitQuery } from '../../../../lib/transit-query.ts'
import { SecondFactorMain } from '../SecondFactorSlot.tsx'
import { signInMessage } from '../sign-in-message.ts'
import { signOut } from '../sign-out.ts'
import { useEntering } from '../use-entering.ts'
import '../../../../ui/plain-page.css'

addTexts({ transit: { zh_CN: chinese, en_US: english } })

/**
 * /loginTransit (specification §2.2): signs in with the user name and the base64 password (a one-time code) of the address, which was
 * taken out of it already, then goes home and nowhere else. What fails leads to the sign-in page.
 */
export function LoginTransit() {
  const { t } = useText()
  const { enter, ...pending } = useEntering()
  const [error, setError] = useState('')
  const hasBegun = useRef(false)
  useEffect(() => {
    document.title = `${t('transit.title')} · ${t('common.productName')}`
  }, [t])

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const query = takeTransitQuery()
    const begin = async (): Promise<void> => {
      if (!isSupportedBrowser()) return setError(t('auth.browserRefused'))
      if (query === undefined || query.username === '' || query.password === '') return setError(t('transit.incomplete'))
      try {
        // whoever was signed in here before is not who comes in now
        await signOut()
        const { ticket } = await call(contract.enter, query, { isQuiet: true })
        await enter(ticket)
      } catch (thrown) {
        setError(signInMessage(thrown))
      }
    }
    void begin()
  }, [enter, t])

  if (pending.step !== undefined) return <SecondFactorMain {...pending} step={pending.step} />
  if (error === '')
    return (
      <main className="plain-page" aria-busy="true">
        <h1>{t('transit.title')}</h1>
        <p role="status">{t('transit.waiting')}</p>
      </main>
    )
  return (
    <main className="plain-page">
      <h1>{t('transit.failed')}</h1>
      <p role="alert">{error}</p>
      <p className="plain-page-links">
        <Link to="/login">{t('transit.toSignIn')}</Link>
      </p>
    </main>
  )
}
