import { texts as english } from '@wenwu/core/i18n/texts/en_US/federation'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/federation'
import { useText } from '../../../../../lib/i18n.ts'
import { goToProvider } from '../../../../../lib/single-sign-on.ts'
import { addTexts } from '../../../../../lib/texts.ts'
import type { WayProps } from '../../ways.ts'
import './oidc.css'

addTexts({ federation: { zh_CN: chinese, en_US: english } })

/** Single sign-on from the card: says what happens, then leaves for the identity provider. `/login` takes over from there. */
export function Way({ kind }: WayProps) {
  const { t } = useText()
  return (
    <div className="oidc-way">
      <p>{t('federation.intro')}</p>
      <button type="button" className="login-button" autoFocus onClick={() => goToProvider(kind)}>
        {t('federation.go')}
      </button>
    </div>
  )
}
