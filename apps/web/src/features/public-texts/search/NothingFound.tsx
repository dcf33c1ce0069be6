import { Link } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { searchAddress } from '../../../ui/public-links.ts'
import { countText } from './counts.ts'
import { SearchHints } from './SearchHints.tsx'
import type { Search } from './use-search.ts'

/** Says that nothing was found, or nothing of the chosen kind, with the way to what was. */
export function NothingFound({ search: { q, active, everything } }: { search: Search }) {
  const { t } = useText()
  const isElsewhere = everything.total > 0
  return (
    <div className="search-nothing" role="status">
      <p className="state-title">
        {isElsewhere && active !== '' ? t('search.nothingIn', { kind: t(`search.${active}`), q }) : t('search.nothing', { q })}
      </p>
      {isElsewhere ? (
        <p className="found-more">
          <Link to={searchAddress({ q })}>{t('search.showAll', { n: countText(everything) })}</Link>
        </p>
      ) : (
        <SearchHints />
      )}
    </div>
  )
}
