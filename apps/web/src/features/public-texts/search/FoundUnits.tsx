import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { qualificationGrades } from '@wenwu/core/codes/qualification-grades'
import { qualificationKinds } from '@wenwu/core/codes/qualification-kinds'
import { contract } from '@wenwu/core/qualified-units/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'

/** Units shown among the texts; the list has the others. */
const shown = 3

/** Qualified units that a search finds by name or number, with the way to their list; the way alone where the list itself is looked for. */
export function FoundUnits({ q }: { q: string }) {
  const { t, locale } = useText()
  const { data } = useQuery({
    queryKey: ['qualified-units', 'search', q],
    queryFn: ({ signal }) =>
      call(
        contract.query,
        { filter: { keyword: q.slice(0, 100) }, sort: 'name-asc', page: { number: 1, size: 10 } },
        { signal, isQuiet: true },
      ),
  })
  const title = t('qualified-units.title')
  const isList = title.toLowerCase().includes(q.toLowerCase()) || q.toLowerCase().includes(t('public.units').toLowerCase())
  const rows = data?.rows ?? []
  if (rows.length === 0 && !isList) return null
  return (
    <>
      {isList && (
        <article className="found">
          <h2>
            <Link to="/qualified-units" data-result="">
              {title}
            </Link>
          </h2>
          <p className="search-note">{t('search.unitsNote')}</p>
        </article>
      )}
      {rows.slice(0, shown).map((row) => (
        <article key={row.id} className="found">
          <h2>
            <Link to={`/qualified-units?${new URLSearchParams({ keyword: row.name })}`} data-result="">
              {row.name}
            </Link>
          </h2>
          <p className="search-note">
            <span>{t('public.units')}</span>
            <span>{nameOf(provinces, row.provinceCode, locale)}</span>
            <span>{nameOf(qualificationKinds, row.kind, locale)}</span>
            <span>{nameOf(qualificationGrades, row.grade, locale)}</span>
            <span className="mono">{row.certificateNumber}</span>
          </p>
        </article>
      ))}
      {rows.length > shown && (
        <p className="found-more">
          <Link to={`/qualified-units?${new URLSearchParams({ keyword: q })}`}>{t('search.moreUnits')}</Link>
        </p>
      )}
    </>
  )
}
