import { useState } from 'react'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/national-platform'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/national-platform'
import { contract } from '@wenwu/core/national-platform/contract'
import { unavailable } from '@wenwu/core/national-platform/model'
import { call } from '../../../../../lib/call.ts'
import { useText } from '../../../../../lib/i18n.ts'
import { noteEntrance } from '../../../../../lib/platform-sign-in.ts'
import { addTexts } from '../../../../../lib/texts.ts'
import { signInMessage } from '../../sign-in-message.ts'
import type { WayProps } from '../../ways.ts'
import './platform-way.css'

addTexts({ 'national-platform': { zh_CN: chinese, en_US: english } })

/** The national platform from the card: says what happens, then leaves for it; `/platform-return` takes over from there. */
export function Way({ kind }: WayProps) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const isEntity = kind === 'legal-entity'

  const go = async (): Promise<void> => {
    setBusy(true)
    setError('')
    try {
      const reply = await (isEntity
        ? call(contract.redirectEntity, {}, { isQuiet: true })
        : call(contract.redirect, { kind: 'individual' }, { isQuiet: true }))
      if (reply !== unavailable) {
        noteEntrance(kind)
        return location.assign(reply.address)
      }
      setError(t('national-platform.unavailable'))
    } catch (thrown) {
      setError(signInMessage(thrown))
    }
    setBusy(false)
  }

  return (
    <div className="platform-way">
      <div className="login-error" role="alert">
        {error}
      </div>
      <p>{t(isEntity ? 'national-platform.introEntity' : 'national-platform.intro')}</p>
      <button type="button" className="login-button" autoFocus disabled={isBusy} aria-busy={isBusy} onClick={() => void go()}>
        {t(isBusy ? 'national-platform.going' : 'national-platform.go')}
      </button>
    </div>
  )
}
