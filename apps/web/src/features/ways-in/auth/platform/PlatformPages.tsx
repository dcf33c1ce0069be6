import { useEffect, useState, type ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/national-platform'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/national-platform'
import { contract } from '@wenwu/core/national-platform/contract'
import { call } from '../../../../lib/call.ts'
import { useText } from '../../../../lib/i18n.ts'
import { entranceToReturnTo } from '../../../../lib/platform-sign-in.ts'
import { addTexts } from '../../../../lib/texts.ts'
import { SecondFactorMain } from '../SecondFactorSlot.tsx'
import { FirstArrival } from './FirstArrival.tsx'
import { readArrival, readReturn, type PlatformReturned } from './read-return.ts'
import { usePlatformEntry } from './use-platform-entry.ts'
import '../../../../ui/plain-page.css'
import './platform-pages.css'

addTexts({ 'national-platform': { zh_CN: chinese, en_US: english } })

/** /platform-return: the way back from a sign-in that this browser had asked for. */
export function PlatformReturn() {
  const [query] = useSearchParams()
  const [returned] = useState(() => readReturn(query))
  return <Entry returned={returned} path="/platform-return" />
}

/** /platform-arrival: somebody comes from the platform's own pages (specification §1). */
export function PlatformArrival() {
  const [query] = useSearchParams()
  const [returned] = useState(() => readArrival(query))
  return <Entry returned={returned} path="/platform-arrival" />
}

function Entry({ returned, path }: { returned: PlatformReturned; path: string }) {
  const { t } = useText()
  const navigate = useNavigate()
  const { state, confirm, entering } = usePlatformEntry(returned, path)
  const [isBusy, setBusy] = useState(false)
  const [entrance] = useState(() => `/crblogin?type=${userKindCode[entranceToReturnTo()]}`)
  const { enter: _enter, ...pending } = entering
  useEffect(() => {
    document.title = `${t('national-platform.title')} · ${t('common.productName')}`
  }, [t])

  if (pending.step !== undefined) return <SecondFactorMain {...pending} step={pending.step} />
  if (state.kind === 'first-arrival') return <FirstArrival entrance={entrance} />

  const refuse = async (): Promise<void> => {
    setBusy(true)
    await call(contract.dropArrival, {}, { isQuiet: true }).catch(() => undefined)
    void navigate(entrance, { replace: true })
  }

  if (state.kind === 'confirm')
    return (
      <Page title={t('national-platform.confirmTitle')}>
        <p>{t('national-platform.confirmText')}</p>
        <p className="platform-person">
          <strong>{state.name}</strong>
          {state.organizationName !== '' && <span>{state.organizationName}</span>}
        </p>
        <p className="plain-page-links">
          <button type="button" className="is-primary" disabled={isBusy} onClick={() => void confirm()}>
            {t('national-platform.confirm')}
          </button>
          <button type="button" disabled={isBusy} onClick={() => void refuse()}>
            {t('national-platform.refuse')}
          </button>
        </p>
      </Page>
    )

  return (
    <Page title={t('national-platform.title')}>
      {state.kind === 'working' ? (
        <p role="status">{t('national-platform.working')}</p>
      ) : (
        <>
          <p role="alert">{state.message}</p>
          <p className="plain-page-links">
            <Link to={`${entrance}&way=platform`}>{t('national-platform.again')}</Link>
            <Link to={entrance}>{t('national-platform.toPassword')}</Link>
          </p>
        </>
      )}
    </Page>
  )
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="plain-page">
      <h1>{title}</h1>
      {children}
    </main>
  )
}
