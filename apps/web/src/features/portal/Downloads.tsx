import { contract } from '@wenwu/core/portal/contract'
import type { PortalDownload } from '@wenwu/core/portal/model'
import { formatFileSize } from '../../item/file-size.ts'
import { baseAddress } from '../../lib/call.ts'
import { formatDate } from '../../lib/dates.ts'
import { useText } from '../../lib/i18n.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { byCategory } from './by-category.ts'

/** Papers to save, by category; plain links, so that they work without anything of ours. */
export function Downloads({ downloads }: { downloads: readonly PortalDownload[] }) {
  const { t } = useText()
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
                {paper.fileName} · {formatFileSize(paper.size)} · {formatDate(paper.publishedAt)}
              </span>
            </span>
            <a
              className="portal-button"
              href={baseAddress + contract.download.path.replace(':id', paper.id)}
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
