import { Button } from 'antd'
import { DownloadOutlined } from '@ant-design/icons'
import { saveBlob } from '../../lib/call.ts'
import { formatFileSize } from '../../lib/file-size.ts'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import type { DocumentSource } from './document-source.ts'

/** Files inside the document. They are only ever saved, never opened here. */
export function AttachmentList({ source }: { source: DocumentSource }) {
  const { t } = useText()
  const save = (id: string): void => {
    source.attachment(id).then(
      ({ name, bytes }) => saveBlob(new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/octet-stream' }), name),
      () => notify.error(t('viewer.broken')),
    )
  }
  if (source.attachments.length === 0) return <p className="viewer-empty">{t('viewer.noAttachments')}</p>
  return (
    <ul className="viewer-attachments">
      {source.attachments.map(({ id, name, size }) => (
        <li key={id}>
          <span className="viewer-attachment-name">{name}</span>
          {size !== undefined && <small>{formatFileSize(size)}</small>}
          <Button
            type="text"
            size="small"
            icon={<DownloadOutlined />}
            aria-label={t('viewer.saveAttachment', { name })}
            onClick={() => save(id)}
          />
        </li>
      ))}
    </ul>
  )
}
