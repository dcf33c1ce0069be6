import { Link } from 'react-router'
import type { ApplicantKind } from '@wenwu/core/item/guide'
import { guideAnchor } from '@wenwu/core/guides/model'
import { useText } from '../../../lib/i18n.ts'
import { writeCatalogueAddress } from './catalogue.ts'

/**
 * Who may apply, said before anybody signs in for it; where a matter is for units alone, what a private person can do instead. Drawn by the server too.
 */
export function WhoMayApply({ applicants }: { applicants: readonly ApplicantKind[] }) {
  const { t } = useText()
  if (applicants.length !== 1) return null
  if (applicants[0] === 'individual') return <p className="guide-who">{t('guide.whoIndividual')}</p>
  const forIndividuals = writeCatalogueAddress({ category: '', applicant: 'individual', keyword: '' })
  return (
    <div className="guide-who">
      <p>{t('guide.whoEntity')}</p>
      <ul className="no-print">
        <li>
          <Link to={`/work-guide?${forIndividuals}`}>{t('guide.whoIndividualItems')}</Link>
        </li>
        <li>
          <Link to="/RegisterLPStep">{t('guide.whoRegister')}</Link>
        </li>
        <li>
          <a href={`#${guideAnchor('basic')}`}>{t('guide.whoAsk')}</a>
        </li>
      </ul>
    </div>
  )
}
