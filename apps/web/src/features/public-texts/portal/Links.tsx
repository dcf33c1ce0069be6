import type { PortalLink } from '@wenwu/core/portal/model'
import { useText } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { byCategory } from './by-category.ts'

/** Sites of others, by category. They open in a window of their own that learns nothing of ours. */
export function Links({ links }: { links: readonly PortalLink[] }) {
  const { t } = useText()
  if (links.length === 0) return <EmptyState />
  return byCategory(links).map(([category, sites]) => (
    <section key={category} className="portal-group">
      <h2>{category}</h2>
      <ul className="portal-links">
        {sites.map(({ id, name, url, description }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden">{`（${t('portal.opensElsewhere')}）`}</span>
            </a>
            {description !== '' && <span>{description}</span>}
            <span className="portal-note">{new URL(url).host}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
}
