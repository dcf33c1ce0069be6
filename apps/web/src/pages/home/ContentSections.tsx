import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract } from '@wenwu/core/content/contract'
import type { ContentRow } from '@wenwu/core/content/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { contract as imports } from '@wenwu/core/imports/contract'
import { call } from '../../lib/call.ts'
import { formatMinute } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { usePathTo } from '../../lib/pages.ts'
import { useHasPermission } from '../../lib/session.ts'
import { HomeSection } from './HomeSection.tsx'

/** Rows of a panel; all of them are behind 查看全部. */
const shown = 5

function TextRow({ row }: { row: ContentRow }) {
  const { t } = useText()
  const path = usePathTo()('content-page', { kind: row.kind, id: row.id })
  const title = row.title || t('shell.untitled')
  return (
    <li className="home-row">
      <span className="home-row-main">
        {path === undefined ? title : <Link to={path}>{title}</Link>}
        <span className="home-row-note">
          {row.changedBy !== '' && `${row.changedBy} · `}
          <time>{formatMinute(row.updatedAt)}</time>
        </span>
      </span>
    </li>
  )
}

/** Texts in one state, those changed last first. */
function TextSection({ state, title, empty }: { state: 'draft' | 'in-review'; title: TextKey; empty: TextKey }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const query = useQuery({
    queryKey: ['content', 'home', state],
    queryFn: ({ signal }) =>
      call(contract.query, { filter: { state }, sort: 'updated-desc', page: { number: 1, size: shown } }, { signal, isQuiet: true }),
    refetchOnWindowFocus: 'always',
  })
  return (
    <HomeSection
      title={t(title)}
      count={query.data?.total}
      path={pathTo('content', {}, { preset: state })}
      query={{ ...query, data: query.data?.rows }}
      empty={t(empty)}
    >
      {(rows) => (
        <ul className="home-rows">
          {rows.map((row) => (
            <TextRow key={row.id} row={row} />
          ))}
        </ul>
      )}
    </HomeSection>
  )
}

/** What editors continue with: texts that wait for review first, then drafts, and the last imports for those who may import. */
export function ContentSections() {
  const { t } = useText()
  const pathTo = usePathTo()
  const canImport = useHasPermission('import.run')
  const runs = useQuery({
    queryKey: ['imports', 'home'],
    queryFn: ({ signal }) => call(imports.list, {}, { signal, isQuiet: true }),
    enabled: canImport,
  })
  return (
    <>
      <TextSection state="in-review" title="shell.contentReview" empty="shell.contentReviewEmpty" />
      <TextSection state="draft" title="shell.contentDrafts" empty="shell.contentDraftsEmpty" />
      {canImport && (
        <HomeSection
          title={t('shell.lastImports')}
          path={pathTo('content-import')}
          query={{ ...runs, data: runs.data?.slice(0, shown) }}
          empty={t('shell.lastImportsEmpty')}
        >
          {(rows) => (
            <ul className="home-rows">
              {rows.map((run) => (
                <li key={run.id} className="home-row">
                  <span className="home-row-main">
                    <span>{run.fileName}</span>
                    <span className="home-row-note">
                      <time>{formatMinute(run.createdAt)}</time> · {t('shell.importRows', { n: run.total, bad: run.bad })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </HomeSection>
      )}
    </>
  )
}
