import { useMemo } from 'react'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/team/contract'
import { teamList, urgencies, type Urgency } from '@wenwu/core/team/list'
import type { TeamRow } from '@wenwu/core/team/schemas'
import { formatMinute } from '../../../lib/dates.ts'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'

const tones: Record<Urgency, string> = { amber: 'tone-amber', red: 'tone-red', late: 'tone-red' }

/** 人员在办: what each person of the lead's body has in hand and how old it is, and what is not claimed; every figure opens its rows. */
export function TeamPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const cells = useMemo(() => {
    const figure = (key: 'open' | Urgency, tone?: string) => (row: TeamRow) => {
      const path = pathTo('team-tasks', {}, { holder: row.holder, ...(key !== 'open' && { part: key }) })
      if (row[key] === 0 || path === undefined) return <span className="tone-grey">{row[key]}</span>
      return (
        <Link to={path} {...(tone !== undefined && { className: tone })}>
          {row[key]}
        </Link>
      )
    }
    return {
      open: figure('open'),
      ...Object.fromEntries(urgencies.map((urgency) => [urgency, figure(urgency, tones[urgency])])),
      oldestAt: ({ holder, oldestAt }: TeamRow) => {
        const path = pathTo('team-tasks', {}, { holder, sort: 'created-asc' })
        if (oldestAt === null) return ''
        return path === undefined ? formatMinute(oldestAt) : <Link to={path}>{formatMinute(oldestAt)}</Link>
      },
    }
  }, [pathTo])
  return (
    <ListPage
      list={teamList}
      queryKey={[...queryKeys.tasks, 'team']}
      fetchPage={(query, signal) => call(contract.query, query, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      cells={cells}
      rowPath={({ holder }) => pathTo('team-tasks', {}, { holder })}
      emptyText={t('team.empty')}
      refetchOnFocus
    />
  )
}
