import { Link } from 'react-router'
import { searchKinds } from '@wenwu/core/search/model'
import { useText } from '../../../lib/i18n.ts'
import { searchAddress } from '../../../ui/public-links.ts'
import { countText, type Count } from './counts.ts'
import { listKinds, type FoundKind, type Search } from './use-search.ts'

/** The kinds of hits with their counts; of those without any the chosen one alone, and texts that are counted. */
export function SearchTabs({ search: { q, active, counts } }: { search: Search }) {
  const { t } = useText()
  const tabs: { key: '' | FoundKind; count: Count | undefined }[] = [
    { key: '', count: undefined },
    ...searchKinds
      .filter((each) => counts.has(each) || each === active)
      .map((each) => ({ key: each, count: counts.get(each) ?? { total: 0 } })),
    ...listKinds
      .filter((each) => each === active || (counts.get(each)?.total ?? 0) > 0)
      .map((each) => ({ key: each, count: counts.get(each) })),
  ]
  return (
    <nav className="search-tabs" aria-label={t('search.kinds')}>
      {tabs.map(({ key, count }) => (
        <Link key={key} to={searchAddress({ q, kind: key })} aria-current={active === key ? 'page' : undefined}>
          {t(`search.${key === '' ? 'all' : key}`)}
          {count !== undefined && <span className="search-count">{countText(count)}</span>}
        </Link>
      ))}
    </nav>
  )
}
