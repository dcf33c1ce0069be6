import { Button } from 'antd'
import { CloseOutlined } from '@ant-design/icons'
import { useText } from '../../lib/i18n.ts'
import { AttachmentList } from './AttachmentList.tsx'
import type { DocumentSource, OutlineItem } from './document-source.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import type { Find } from './use-find.ts'

export type Panel = 'thumbnails' | 'outline' | 'search' | 'attachments'

interface SidePanelProps {
  panel: Panel
  source: DocumentSource
  page: number
  find: Find
  onClose: () => void
  onPage: (page: number) => void
}

export function SidePanel({ panel, source, page, find, onClose, onPage }: SidePanelProps) {
  const { t } = useText()
  return (
    <aside className="viewer-panel no-print" aria-label={t(`viewer.${panel}`)}>
      <header>
        <h2>{t(`viewer.${panel}`)}</h2>
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('viewer.close')} onClick={onClose} />
      </header>
      {panel === 'thumbnails' && <Thumbnails source={source} page={page} onPage={onPage} />}
      {panel === 'outline' &&
        (source.outline.length === 0 ? (
          <p className="viewer-empty">{t('viewer.noOutline')}</p>
        ) : (
          <OutlineList items={source.outline} onPage={onPage} />
        ))}
      {panel === 'search' && <SearchPanel find={find} />}
      {panel === 'attachments' && <AttachmentList source={source} />}
    </aside>
  )
}

function OutlineList({ items, onPage }: { items: readonly OutlineItem[]; onPage: (page: number) => void }) {
  return (
    <ul className="viewer-outline">
      {items.map((item, i) => (
        <li key={i}>
          <button type="button" disabled={item.page === null} onClick={() => item.page !== null && onPage(item.page)}>
            {item.title}
          </button>
          {item.children.length > 0 && <OutlineList items={item.children} onPage={onPage} />}
        </li>
      ))}
    </ul>
  )
}
