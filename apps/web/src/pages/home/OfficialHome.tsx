import { useState } from 'react'
import { Button } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { TaskRow } from '@wenwu/core/tasks/schemas'
import { claimTask } from '../../features/case-work/tasks/claim.ts'
import { call } from '../../lib/call.ts'
import { formatDate, formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { OpenClock } from '../../item/OpenClock.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { HomeGreeting } from './HomeGreeting.tsx'
import { HomeSection } from './HomeSection.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import { ObligationsSection } from './ObligationsSection.tsx'
import { TeamFigures } from './TeamFigures.tsx'

function ClaimButton({ row }: { row: TaskRow }) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  if (row.isMine) return <span className="home-claimed">{t('shell.claimedByMe')}</span>
  if (row.standsFor !== null) return <span className="home-claimed">{t('list.standsFor', { name: row.standsFor })}</span>
  if (row.claimedBy !== null) return <span className="home-claimed">{row.claimedBy.name}</span>
  const claim = (): void => {
    setBusy(true)
    claimTask(row.taskId)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return (
    <Button type="link" size="small" loading={isBusy} aria-label={`${t('shell.claim')} ${row.title}`} onClick={claim}>
      {t('shell.claim')}
    </Button>
  )
}

/** Home of officials, third parties and experts (design ui §4). */
export function OfficialHome() {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const todo = useQuery({
    queryKey: [...queryKeys.tasks, 'home'],
    queryFn: ({ signal }) => call(tasks.list, { state: 'open', sort: 'due-asc', page: { number: 1, size: 10 } }, { signal, isQuiet: true }),
    refetchOnWindowFocus: 'always',
  })
  const returned = useQuery({
    queryKey: [...queryKeys.cases, 'home-returned'],
    queryFn: ({ signal }) =>
      call(
        cases.query,
        { filter: { preset: 'correcting' }, sort: 'updated-desc', page: { number: 1, size: 5 } },
        { signal, isQuiet: true },
      ),
  })
  return (
    <div className="page home">
      <HomeGreeting />
      <HomeFigures />
      <div className="home-columns">
        <HomeSection
          title={t('shell.todoTitle')}
          // all of them, whatever view opens the list
          path={pathTo('todo', {}, { view: 'none' })}
          query={{ ...todo, data: todo.data?.rows }}
          empty={t('shell.todoEmpty')}
        >
          {(rows) => (
            <ul className="home-rows">
              {rows.map((row) => {
                const path = pathTo('case-page', { id: row.id })
                return (
                  <li key={row.taskId} className="home-row is-line">
                    <span className="home-row-clock">
                      <OpenClock of={row} />
                    </span>
                    <span className="home-row-main">
                      {path === undefined ? (
                        row.title
                      ) : (
                        <Link to={path} title={row.title}>
                          {row.title}
                        </Link>
                      )}
                      <span className="home-row-note" title={`${row.number ?? ''} ${row.applicantName}`}>
                        {textOf(row.stepName)} · <span className="mono">{row.number}</span> · {row.applicantName}
                      </span>
                    </span>
                    <span className="home-row-act">
                      <ClaimButton row={row} />
                    </span>
                  </li>
                )
              })}
            </ul>
          )}
        </HomeSection>
        <div className="home-side">
          <HomeSection
            title={t('shell.returnedTitle')}
            count={returned.data?.total}
            path={pathTo('cases', {}, { preset: 'correcting' })}
            query={{ ...returned, data: returned.data?.rows }}
            empty={t('shell.returnedEmpty')}
          >
            {(rows) => (
              <ul className="home-rows">
                {rows.map((row) => {
                  const path = pathTo('case-page', { id: row.id })
                  return (
                    <li key={row.id} className="home-row">
                      <span className="home-row-main">
                        {path === undefined ? row.title : <Link to={path}>{row.title}</Link>}
                        <span className="home-row-note">
                          <StatusTag of={row} /> <time title={formatMinute(row.updatedAt)}>{formatDate(row.updatedAt)}</time>
                        </span>
                      </span>
                    </li>
                  )
                })}
              </ul>
            )}
          </HomeSection>
          <ObligationsSection />
          <TeamFigures />
          <NoticeCard />
        </div>
      </div>
    </div>
  )
}
