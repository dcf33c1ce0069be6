import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/team/contract'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { cappedCount } from '../../ui/capped-count.ts'
import { Figure } from './Figure.tsx'

/** What the lead's own body has in hand, each figure opens its rows; not there for others. */
export function TeamFigures() {
  const { t } = useText()
  const pathTo = usePathTo()
  const team = pathTo('team')
  const { data } = useQuery({
    queryKey: [...queryKeys.tasks, 'team-figures'],
    queryFn: ({ signal }) => call(contract.figures, {}, { signal, isQuiet: true }),
    enabled: team !== undefined,
    refetchOnWindowFocus: 'always',
  })
  if (team === undefined) return null
  const tasks = (part?: string) => pathTo('team-tasks', {}, part === undefined ? {} : { part })
  return (
    <section className="panel" aria-labelledby="home-team">
      <header className="panel-title">
        <h2 id="home-team">{t('shell.teamTitle')}</h2>
        <Link to={team}>{t('shell.viewAll')}</Link>
      </header>
      <div className="figures">
        <Figure label="shell.figureTeam" value={cappedCount(data?.open)} path={tasks()} />
        <Figure label="list.unclaimed" value={cappedCount(data?.unclaimed)} path={tasks('unclaimed')} />
        <Figure label="list.lightAmber" value={cappedCount(data?.amber)} tone="amber" path={tasks('amber')} />
        <Figure label="list.lightRed" value={cappedCount(data?.red)} tone="red" path={tasks('red')} />
      </div>
    </section>
  )
}
