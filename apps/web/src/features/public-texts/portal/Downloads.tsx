import { formatInstant } from '@wenwu/core/i18n/format'
import { downloadPath, type PortalDownload } from '@wenwu/core/portal/model'
import { formatFileSize } from '../../../lib/file-size.ts'
import { useText } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { byCategory } from './by-category.ts'

/** Papers to save, by category; plain links, so that they work without anything of ours. Their path is that of a call, below `fileBase`. */
export function Downloads({ downloads, fileBase }: { downloads: readonly PortalDownload[]; fileBase: string }) {
  const { t, locale } = useText()
  if (downloads.length === 0) return <EmptyState />
  return byCategory(downloads).map(([category, papers]) => (
    <section key={category} className="portal-group">
      <h2>{category}</h2>
      <ul className="portal-papers">
        {papers.map((paper) => (
          <li key={paper.id}>
            <span className="portal-paper">
              <strong>{paper.name}</strong>
              {paper.description !== '' && <span>{paper.description}</span>}
              <span className="portal-note">
                {paper.fileName} · {formatFileSize(paper.size)} · {formatInstant(new Date(paper.publishedAt), locale, 'day')}
              </span>
            </span>
            <a
              className="portal-button"
              href={fileBase + downloadPath.replace(':id', paper.id)}
              download
              aria-label={t('portal.downloadOf', { name: paper.name })}
            >
              {t('portal.download')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ))
}
