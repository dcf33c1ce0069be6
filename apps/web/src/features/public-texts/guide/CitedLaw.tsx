import { Link } from 'react-router'
import type { GuideView } from '@wenwu/core/guides/model'
import { articleAnchor } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'
import { citedArticles } from './cited-articles.ts'

/** Stands for the articles in the sentence of a language while their links are put in. */
const place = '\u0000'

/** A law as the guide cites it: each article a link into the law's text, where the collection has it. */
export function CitedLaw({ statute, article, version, path }: GuideView['legalBasis'][number]) {
  const { t } = useText()
  const [before, after] = t(version === '' ? 'guide.basisPlain' : 'guide.basisLine', { statute, version, article: place }).split(place)
  const page = path?.replace(/#.*$/, '')
  return (
    <>
      {before}
      {citedArticles(article).map((part, at) =>
        page === undefined || part.key === '' ? (
          part.text
        ) : (
          <Link key={at} to={`${page}#${articleAnchor(part.key)}`}>
            {part.text}
          </Link>
        ),
      )}
      {after}
    </>
  )
}
