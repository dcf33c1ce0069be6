import { Link } from 'react-router'
import { useText } from '../../../lib/i18n.ts'

/** The way to the check of papers, for who holds one without an address to follow. Drawn by the server too. */
export function CheckLink() {
  const { t } = useText()
  return <Link to="/verify">{t('papers.checkTitle')}</Link>
}
