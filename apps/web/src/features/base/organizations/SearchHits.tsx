import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useOrganizationSearch } from './queries.ts'

/** What a search found, each with the way to it. */
export function SearchHits({ keyword, chosen, onChoose }: { keyword: string; chosen: string | undefined; onChoose: (id: string) => void }) {
  const { t } = useText()
  const { data, error, refetch } = useOrganizationSearch(keyword)
  if (data === undefined) {
    return error === null ? <span className="skeleton org-skeleton" /> : <ErrorState error={error} onRetry={() => void refetch()} />
  }
  const words =
    data.rows.length === 0
      ? t('form.organization.none')
      : t(data.isCapped ? 'common.foundCapped' : 'organizations.found', { n: data.rows.length })
  return (
    <>
      <p className="org-found" role="status">
        {words}
      </p>
      <ul className="org-hits" aria-label={t('organizations.search')}>
        {data.rows.map((hit) => (
          <li key={hit.id}>
            <button type="button" aria-current={hit.id === chosen ? 'true' : undefined} onClick={() => onChoose(hit.id)}>
              <span className={hit.isActive ? '' : 'is-inactive'}>
                {hit.name}
                {hit.code !== null && <span className="org-code mono">{hit.code}</span>}
                {!hit.isActive && <span className="org-state">{t('form.organization.inactive')}</span>}
              </span>
              {hit.path.length > 0 && <span className="org-way">{hit.path.map((step) => step.name).join(' / ')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
