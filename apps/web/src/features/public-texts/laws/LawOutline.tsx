import { articleAnchor, type LawBlock } from '@wenwu/core/laws/model'
import { useText } from '../../../lib/i18n.ts'
import { headingAnchor } from './LawBlocks.tsx'

interface Part {
  heading: { label: string; anchor: string; level: number } | undefined
  articles: LawBlock[]
}

function partsOf(blocks: readonly LawBlock[]): Part[] {
  const parts: Part[] = []
  blocks.forEach((block, index) => {
    if (block.kind === 'heading')
      parts.push({ heading: { label: block.label, anchor: headingAnchor(index), level: block.level }, articles: [] })
    else if (block.kind === 'article') {
      if (parts.length === 0) parts.push({ heading: undefined, articles: [] })
      parts.at(-1)!.articles.push(block)
    }
  })
  return parts
}

/** Chapters with the numbers of their articles, each a link into the text. */
export function LawOutline({ blocks }: { blocks: readonly LawBlock[] }) {
  const { t } = useText()
  const parts = partsOf(blocks)
  if (parts.length === 0) return null
  return (
    <nav className="law-outline no-print" aria-label={t('laws.outline')}>
      <h2>{t('laws.outline')}</h2>
      <ol>
        {parts.map((part, index) => (
          <li key={index} className={part.heading === undefined ? undefined : `level-${part.heading.level}`}>
            {part.heading !== undefined && <a href={`#${part.heading.anchor}`}>{part.heading.label}</a>}
            {part.articles.length > 0 && (
              <span className="law-outline-articles">
                {part.articles.map((article) => (
                  <a key={article.key} href={`#${articleAnchor(article.key)}`} aria-label={article.label} title={article.label}>
                    {article.key}
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
