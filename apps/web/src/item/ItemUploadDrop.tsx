import { Modal, Select } from 'antd'
import { useText } from '../lib/i18n.ts'
import { noMaterial, type DroppedFiles } from './use-dropped-files.ts'
import type { UploadQueue } from './upload-queue.ts'
import type { UploadLine } from './upload-lines.ts'
import './item-upload.css'

export interface ItemUploadDropProps {
  /** Materials that may be handed in. */
  lines: readonly UploadLine[]
  queue: UploadQueue
  dropped: DroppedFiles
  /** Files are on their way: show the list of materials. */
  onTaken: (materialKey: string) => void
}

/** What several files are for: each has its material guessed, or it is chosen here, before any of them is sent. */
export function ItemUploadDrop({ lines, queue, dropped, onTaken }: ItemUploadDropProps) {
  const { t, textOf } = useText()
  const { files, choose, clear } = dropped
  const open = lines.filter(({ isEditable }) => isEditable)
  const assigned = files.filter(({ key }) => key !== undefined && key !== noMaterial)
  const unassigned = files.filter(({ key }) => key === undefined).length
  const take = (): void => {
    const taken = open.filter(({ material }) => assigned.some(({ key }) => key === material.key))
    for (const line of taken) {
      const own = assigned.filter(({ key }) => key === line.material.key).map(({ file }) => file)
      queue.add(line.material.key, own, line.types, line)
    }
    clear()
    if (taken[0] !== undefined) onTaken(taken[0].material.key)
  }
  const options = [
    { value: noMaterial, label: t('application.dropNone') },
    ...open.map(({ material }) => ({ value: material.key, label: textOf(material.name) })),
  ]
  const reason = unassigned > 0 ? t('application.dropOpen', { n: unassigned }) : assigned.length === 0 ? t('application.dropNothing') : ''

  return (
    <>
      {dropped.isDragging && <div className="upload-hint">{t('application.dropHint')}</div>}
      <Modal
        open={files.length > 0}
        width={640}
        title={t('application.dropTitle')}
        okText={t('application.dropUpload', { n: assigned.length })}
        cancelText={t('common.cancel')}
        okButtonProps={{ disabled: reason !== '' }}
        footer={(buttons) => (
          <>
            <p className="upload-dropped-reason" role="status">
              {reason}
            </p>
            {buttons}
          </>
        )}
        onOk={take}
        onCancel={clear}
        destroyOnHidden
      >
        <ul className="upload-dropped">
          {files.map(({ id, file, key }) => (
            <li key={id}>
              <span className="upload-dropped-name" title={file.name}>
                {file.name}
              </span>
              {file.size === 0 ? (
                <span className="tone-red">{t('application.dropEmpty')}</span>
              ) : (
                <Select<string | undefined>
                  value={key}
                  options={options}
                  placeholder={t('application.dropChoose')}
                  aria-label={t('application.dropFor', { name: file.name })}
                  onChange={(next) => choose(id, next)}
                />
              )}
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
