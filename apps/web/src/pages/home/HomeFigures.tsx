import type { CSSProperties } from 'react'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/desks/contract'
import { figureGroups } from '@wenwu/core/desks/schemas'
import type { Figure as HomeFigure, FigureGroup } from '@wenwu/core/desks/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../lib/call.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { queryKeys } from '../../lib/query.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { evenRow } from './even-row.ts'
import { Figure } from './Figure.tsx'

const titles: Record<FigureGroup, TextKey> = { own: 'shell.figuresOwn', body: 'shell.figuresBody' }

/** The figures of a work home: what the person has to do, and where the cases of their scope stand. Each opens its rows; the server says which there are. */
export function HomeFigures() {
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.figures,
    queryFn: ({ signal }) => call(contract.figures, {}, { signal, isQuiet: true }),
    refetchOnWindowFocus: 'always',
  })
  if (error !== null && data === undefined) {
    return (
      <section className="panel">
        <ErrorState title={t('shell.figuresFailed')} error={error} onRetry={() => void refetch()} />
      </section>
    )
  }
  // the first group has its place before its figures are there, so nothing moves
  const groups = data === undefined ? ['own' as const] : figureGroups.filter((group) => data.some((figure) => figure.group === group))
  return groups.map((group) => <Group key={group} group={group} figures={data?.filter((figure) => figure.group === group) ?? []} />)
}

/** So many figures stand in a row at most, from a phone to a wide window (home.css). */
const mostInRow = [3, 5, 8, 9]

function Group({ group, figures }: { group: FigureGroup; figures: readonly HomeFigure[] }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const rows = Object.fromEntries(mostInRow.map((most) => [`--of-${most}`, evenRow(figures.length, most)])) as CSSProperties
  return (
    <section className="panel figures is-many" aria-label={t(titles[group])}>
      <h2 className="figures-title">{t(titles[group])}</h2>
      <div className="figures-list" style={rows}>
        {figures.map(({ key, label, tone, component, address, count, isCapped }) => (
          <Figure
            key={key}
            label={label}
            value={isCapped ? `${count}+` : count}
            tone={count > 0 && tone !== null ? tone : undefined}
            path={pathTo(component, {}, address)}
          />
        ))}
      </div>
    </section>
  )
}
