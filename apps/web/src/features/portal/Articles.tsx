import type { HelpArticle } from '@wenwu/core/portal/model'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'

/** The help manual: articles that open in place. */
export function Articles({ articles }: { articles: readonly HelpArticle[] }) {
  if (articles.length === 0) return <EmptyState />
  return (
    <div className="portal-group">
      {articles.map(({ id, title, body }) => (
        <details key={id} className="portal-fold">
          <summary>{title}</summary>
          <Paragraphs text={body} />
        </details>
      ))}
    </div>
  )
}
