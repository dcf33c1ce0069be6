import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/obligations/contract'
import { DueDay } from '../../item/obligations/DueDay.tsx'
import { ObligationState } from '../../item/obligations/ObligationState.tsx'
import { obligationsNode } from '../../item/obligations/obligations-node.ts'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { HomeSection } from './HomeSection.tsx'

/** So many are shown, the most urgent; the list has the rest. */
const shown = 5

/** What the person has to report, or to confirm, after decisions; not there while nothing is. */
export function ObligationsSection() {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const isApplicant = useSession((state) => state.user?.kind !== 'official')
  const path = pathTo('obligations')
  const query = useQuery({
    queryKey: [...queryKeys.cases, 'home-obligations'],
    queryFn: ({ signal }) =>
      call(contract.query, { filter: { preset: 'mine' }, sort: 'due-asc', page: { number: 1, size: shown } }, { signal, isQuiet: true }),
    enabled: path !== undefined,
    refetchOnWindowFocus: 'always',
  })
  if (path === undefined || query.data === undefined || query.data.rows.length === 0) return null
  return (
    <HomeSection
      title={t(isApplicant ? 'obligations.homeApplicant' : 'obligations.homeTitle')}
      count={query.data.total}
      path={path}
      query={{ ...query, data: query.data.rows }}
      empty={t('obligations.empty')}
    >
      {(rows) => (
        <ul className="home-rows">
          {rows.map((row) => {
            const casePath = pathTo('case-page', { id: row.id }, { node: obligationsNode })
            const name = textOf(row.name)
            return (
              <li key={row.obligationId} className="home-row">
                <span className="home-row-main">
                  {casePath === undefined ? name : <Link to={casePath}>{name}</Link>}
                  <span className="home-row-note" title={row.title}>
                    {row.title}
                  </span>
                  <span className="home-row-note">
                    <ObligationState of={row} /> · <DueDay caseId={row.id} of={row} />
                  </span>
                  {row.returnedFor !== null && (
                    <span className="home-row-note" title={row.returnedFor}>
                      {t('obligations.reason')}：{row.returnedFor}
                    </span>
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </HomeSection>
  )
}
