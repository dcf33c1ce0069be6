import { Button, Drawer, Empty } from 'antd'
import { useText } from '../lib/i18n.ts'
import { useIsNarrow } from '../lib/viewport.ts'
import { DocumentPreview } from './DocumentPreview.tsx'
import type { OpenFile } from './use-file-opener.ts'
import './item.css'

/** A file beside the case: PDF, OFD and pictures in place, everything else offered as a download. */
export function FilePreview({ file, onClose }: { file: OpenFile | null; onClose: () => void }) {
  const { t } = useText()
  const isNarrow = useIsNarrow()
  return (
    <Drawer
      open={file !== null}
      onClose={onClose}
      title={file?.name}
      size={isNarrow ? '100%' : 720}
      mask={false}
      className="file-preview"
      extra={
        file !== null && (
          <Button type="link" href={windowAddress(file)} target="_blank" rel="noopener">
            {t('case.openInWindow')}
          </Button>
        )
      }
    >
      {file !== null && <FileContent file={file} />}
    </Drawer>
  )
}

/** Browsers show pictures and PDF themselves; an OFD opens in the reader page. */
function windowAddress(file: OpenFile): string {
  return file.fileId !== undefined && file.name.toLowerCase().endsWith('.ofd')
    ? `/suwell?params=${encodeURIComponent(JSON.stringify({ openurl: file.fileId }))}`
    : file.url
}

function FileContent({ file }: { file: OpenFile }) {
  const { t } = useText()
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  if (['png', 'jpg', 'jpeg'].includes(ending)) return <img className="file-picture" src={file.url} alt={file.name} />
  if (ending === 'pdf' || ending === 'ofd') return <DocumentPreview key={file.url} name={file.name} url={file.url} />
  return (
    <Empty description={t('case.noPreview')}>
      <Button type="primary" href={file.url}>
        {t('case.download')}
      </Button>
    </Empty>
  )
}
