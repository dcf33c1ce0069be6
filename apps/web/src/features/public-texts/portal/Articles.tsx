import type { HelpArticle } from '@wenwu/core/portal/model'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Paragraphs } from '../../../ui/Paragraphs.tsx'
import { Fold } from './Fold.tsx'

/** The help manual: articles that open in place. */
export function Articles({ articles }: { articles: readonly HelpArticle[] }) {
  if (articles.length === 0) return <EmptyState />
  return (
    <div className="portal-group">
      {articles.map(({ id, title, body }) => (
        <Fold key={id} id={id} title={title}>
          <Paragraphs text={body} />
        </Fold>
      ))}
    </div>
  )
}
