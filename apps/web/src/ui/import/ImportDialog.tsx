import { Modal } from 'antd'
import type { ImportTarget } from '@wenwu/core/imports/model'
import { useImport } from './use-import.ts'
import { ImportChoice } from './ImportChoice.tsx'

interface ImportDialogProps {
  target: ImportTarget
  title: string
  hint: string
  onClose: () => void
  /** Rows were loaded: the list behind is to be read again. */
  onLoaded: () => void
}

/** Import into a list, over it. */
export function ImportDialog({ target, title, hint, onClose, onLoaded }: ImportDialogProps) {
  const work = useImport(target, onLoaded)
  return (
    <Modal open width={760} title={title} footer={null} mask={{ closable: false }} onCancel={onClose}>
      <p className="import-intro">{hint}</p>
      <ImportChoice work={work} />
    </Modal>
  )
}
