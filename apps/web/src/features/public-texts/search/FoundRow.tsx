import { Link } from 'react-router'
import type { FoundDocument, MarkedText as Marked } from '@wenwu/core/search/contract'
import { matterCode } from '@wenwu/core/item/matter-code'
import { useText } from '../../../lib/i18n.ts'
import { SearchStanding } from '../../../ui/SearchStanding.tsx'
import { MarkedText } from '../../../ui/MarkedText.tsx'

/** A document with its best places; each place leads to itself, in a law with the words marked. */
export function FoundRow({ row }: { row: FoundDocument }) {
  const { t } = useText()
  const words = wordsIn([row.title, ...row.parts.map(({ snippet }) => snippet)])
  const address = (path: string): string => (row.kind === 'law' ? withKeyword(path, words) : path)
  return (
    <article className="found">
      <h2>
        <Link to={address(row.path)} data-result="">
          <MarkedText {...row.title} />
        </Link>
        <SearchStanding kind={row.kind} standing={row.standing} />
      </h2>
      <p className="search-note">
        <span>{t(`search.${row.kind}`)}</span>
        {(row.kind === 'guide' ? matterCode(row.number.text) : row.number.text) !== '' && (
          <span>
            <MarkedText {...row.number} />
          </span>
        )}
        {row.note !== '' && <span>{row.note}</span>}
        {row.publishedOn !== null && <span>{t('search.published', { date: row.publishedOn })}</span>}
      </p>
      {row.parts.map((part) => (
        <p key={part.key} className="found-part">
          {part.label !== '' && (
            <Link to={address(part.path)} className="found-label">
              {part.label}
            </Link>
          )}
          <MarkedText {...part.snippet} />
        </p>
      ))}
      {row.moreParts > 0 && (
        <p className="search-note">
          <Link to={address(row.path)}>{t('search.moreParts', { n: row.moreParts })}</Link>
        </p>
      )}
    </article>
  )
}

/** What is marked, each once. */
function wordsIn(texts: readonly Marked[]): string[] {
  return [...new Set(texts.flatMap(({ text, highlights }) => highlights.map(([from, to]) => text.slice(from, to))))]
}

function withKeyword(path: string, words: readonly string[]): string {
  if (words.length === 0) return path
  const [before = '', anchor] = path.split('#')
  const keyword = encodeURIComponent(words.slice(0, 5).join(' ').slice(0, 100))
  return `${before}${before.includes('?') ? '&' : '?'}keyword=${keyword}${anchor === undefined ? '' : `#${anchor}`}`
}
