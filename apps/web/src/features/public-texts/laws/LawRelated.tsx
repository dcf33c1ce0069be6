import { Link } from 'react-router'
import type { LawDetail } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'

/** Standards shown at once; the rest is found in their list. */
const mostStandards = 12

/** Standards of the law's subject, and the items whose guides cite it. */
export function LawRelated({ detail }: { detail: LawDetail }) {
  const { t, textOf } = useText()
  const { standards, items } = detail
  if (standards.length === 0 && items.length === 0) return null
  return (
    <aside className="law-related no-print">
      {items.length > 0 && (
        <section>
          <h2>{t('laws.relatedItems')}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.code}>
                <Link to={`/work-guide/${encodeURIComponent(item.code)}`}>{textOf(item.name)}</Link>
                <span>{item.articles.join('、')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {standards.length > 0 && (
        <section>
          <h2>{t('laws.relatedStandards')}</h2>
          <ul>
            {standards.slice(0, mostStandards).map((standard) => (
              <li key={standard.id}>
                <Link to={`/specification?${new URLSearchParams({ in: 'number', keyword: standard.number })}`}>{standard.title}</Link>
                <span className="mono">{standard.number}</span>
              </li>
            ))}
          </ul>
          {standards.length > mostStandards && (
            <p>
              <Link to="/specification">{t('laws.moreStandards', { n: standards.length - mostStandards })}</Link>
            </p>
          )}
        </section>
      )}
    </aside>
  )
}
