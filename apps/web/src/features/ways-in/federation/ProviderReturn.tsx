import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { userKindCode } from '@wenwu/core/auth/model'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/federation'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/federation'
import { currentLocale, useText, type TextTools } from '../../../lib/i18n.ts'
import { goTo } from '../../../lib/navigation.ts'
import { notify } from '../../../lib/notify.ts'
import { goToProvider, goToProviderLogout } from '../../../lib/single-sign-on.ts'
import { addTexts, loadErrorTexts } from '../../../lib/texts.ts'
import { finishSignIn, SingleSignOnStop, type Steps } from './outcome.ts'
import type { ProviderReply } from './provider-reply.ts'
import '../../../ui/plain-page.css'

addTexts({ federation: { zh_CN: chinese, en_US: english } })

/** How long a message stands before the page goes on to the provider's logout, in milliseconds. */
const readingTime = 3000
/** A code serves once, however often React mounts the page. */
const running = new Map<string, Promise<void>>()

function finishOnce(reply: Extract<ProviderReply, { kind: 'code' }>, steps: Omit<Steps, 'kind'>): Promise<void> {
  const known = running.get(reply.code)
  if (known !== undefined) return known
  const begun = finishSignIn(reply, steps)
  running.set(reply.code, begun)
  return begun
}

/** A reason the provider or our own server gave in the address; a text from an address is never shown. */
function reasonOf(error: string, t: TextTools['t']): string {
  if (error === 'access_denied') return t('federation.cancelled')
  if (error === 'identity-provider-down' || error === 'single-sign-on-closed') return t(`errors.${error}`)
  return t('auth.failure')
}

/** /login with the provider's reply: signs in, or says why not (specification §4.1, §8.2, §8.3). The reply leaves the address at once. */
export function ProviderReturn({ reply, kind, enter, explain }: Steps & { reply: ProviderReply }) {
  const { t } = useText()
  const [stop, setStop] = useState<SingleSignOnStop>()
  const entrance = `/crblogin?type=${userKindCode[kind]}`

  useEffect(() => {
    history.replaceState(history.state, '', '/login')
    let isGone = false
    const finish = async (): Promise<void> => {
      if (reply.kind === 'code') return finishOnce(reply, { enter, explain })
      await loadErrorTexts(currentLocale())
      throw new SingleSignOnStop(reasonOf(reply.error, t), 'stay', undefined)
    }
    finish().catch((error: unknown) => {
      if (isGone) return
      const stopped = error instanceof SingleSignOnStop ? error : new SingleSignOnStop(explain(error), 'stay', undefined)
      if (stopped.consequence !== 'entrance') return setStop(stopped)
      notify.warning(stopped.message)
      goTo(entrance, { replace: true })
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the reply is read once
  }, [])

  useEffect(() => {
    if (stop?.consequence !== 'leave') return
    const timer = setTimeout(() => void goToProviderLogout(stop.subjectId, kind), readingTime)
    return () => clearTimeout(timer)
  }, [stop, kind])

  const title = t('federation.title')
  useEffect(() => {
    document.title = `${title} · ${t('common.productName')}`
  }, [title, t])

  return (
    <main className="plain-page">
      <h1>{title}</h1>
      {stop === undefined ? (
        <p role="status">{t('federation.working')}</p>
      ) : (
        <>
          <p role="alert">{stop.message}</p>
          {stop.consequence === 'leave' ? (
            <p role="status">{t('federation.leaving')}</p>
          ) : (
            <p className="plain-page-links">
              {stop.subjectId === undefined ? (
                <button type="button" onClick={() => goToProvider(kind)}>
                  {t('federation.again')}
                </button>
              ) : (
                <button type="button" onClick={() => void goToProviderLogout(stop.subjectId, kind)}>
                  {t('federation.switchAccount')}
                </button>
              )}
              <Link to={entrance}>{t('federation.toPassword')}</Link>
            </p>
          )}
        </>
      )}
    </main>
  )
}
