import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../lib/i18n.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import '../../ui/page.css'
import './home.css'

interface HomeSectionProps<Row> {
  title: string
  count?: number | undefined
  /** In the place of title and link: tabs. The title then names the panel for readers. */
  header?: ReactNode
  /** Page with the whole list. */
  path?: string | undefined
  query: { data: readonly Row[] | undefined; error: unknown; refetch: () => unknown }
  empty: string
  /** The one useful next step where there is nothing. */
  emptyAction?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** A panel of the home page with its own loading, empty and error state: one that fails does not take the others along. */
export function HomeSection<Row>({ title, count, header, path, query, empty, emptyAction, children }: HomeSectionProps<Row>) {
  const { t } = useText()
  const id = useId()
  let body: ReactNode
  if (query.data !== undefined) body = query.data.length === 0 ? <EmptyState text={empty} action={emptyAction} /> : children(query.data)
  else if (query.error !== null) body = <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  else body = <SectionSkeleton />
  return (
    <section
      className="panel"
      {...(header === undefined ? { 'aria-labelledby': id } : { 'aria-label': title })}
      aria-busy={query.data === undefined && query.error === null}
    >
      {header ?? (
        <header className="panel-title">
          <h2 id={id}>
            {title}
            {count !== undefined && <span className="home-count">{count}</span>}
          </h2>
          {path !== undefined && <Link to={path}>{t('shell.viewAll')}</Link>}
        </header>
      )}
      {body}
    </section>
  )
}

function SectionSkeleton() {
  return (
    <div className="home-skeleton">
      {['78%', '64%', '70%'].map((width) => (
        <span key={width} className="skeleton" style={{ width }} />
      ))}
    </div>
  )
}
