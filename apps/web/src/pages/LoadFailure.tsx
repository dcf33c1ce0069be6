import { useText } from '../lib/i18n.ts'
import '../ui/plain-page.css'

/** What stands in place of the page when a part of the program could not be loaded, or broke. Loading again is what helps. */
export function LoadFailure() {
  const { t } = useText()
  return (
    <main className="plain-page" role="alert">
      <h1>{t('auth.pageFailed')}</h1>
      <p>{t('auth.pageFailedText')}</p>
      <p className="plain-page-links">
        <button type="button" onClick={() => location.reload()}>
          {t('common.retry')}
        </button>
        <a href="/home">{t('auth.backHome')}</a>
      </p>
    </main>
  )
}
