import { Link } from 'react-router'
import type { FoundCase } from '@wenwu/core/cases/schemas'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { formatMinute } from '../../../lib/dates.ts'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'

/** Cases the person may see, each leading to its page. */
export function FoundCases({ rows }: { rows: readonly FoundCase[] }) {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  return rows.map((row) => (
    <article key={row.id} className="found">
      <h2>
        <Link to={pathTo('case-page', { id: row.id }) ?? '/cases'} data-result="">
          <MarkedText {...row.title} />
        </Link>
        <StatusTag of={row} />
      </h2>
      <p className="search-note">
        <span>{t('search.case')}</span>
        {row.number.text !== '' && (
          <span>
            <MarkedText {...row.number} />
          </span>
        )}
        <span>{textOf(row.itemName)}</span>
        {row.unitName.text !== '' && (
          <span>
            <MarkedText {...row.unitName} />
          </span>
        )}
        {row.submittedAt !== null && <span>{t('search.submitted', { date: formatMinute(row.submittedAt) })}</span>}
      </p>
    </article>
  ))
}
