import { Link } from 'react-router'
import { useText } from '../../../lib/i18n.ts'
import { searchAddress } from '../../../ui/public-links.ts'

const hints = ['hintWords', 'hintPhrase', 'hintOr', 'hintMinus', 'hintNumber', 'hintArticle', 'hintPinyin'] as const
const examples = ['文物保护法', '考古发掘资质', 'GB/T 33290', '文物保护法第二十三条']

/** What can be typed, with examples to follow. */
export function SearchHints({ hasExamples = false }: { hasExamples?: boolean }) {
  const { t } = useText()
  return (
    <div className="search-hints">
      {hasExamples && (
        <p>
          {t('search.begin')}{' '}
          {examples.map((q) => (
            <Link key={q} to={searchAddress({ q })}>
              {q}
            </Link>
          ))}
        </p>
      )}
      <p>{t('search.hints')}</p>
      <ul>
        {hints.map((key) => (
          <li key={key}>{t(`search.${key}`)}</li>
        ))}
      </ul>
    </div>
  )
}
