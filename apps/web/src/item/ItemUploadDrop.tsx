import { useEffect, useRef, useState } from 'react'
import { Modal, Select } from 'antd'
import { newId } from '@wenwu/core/kernel/id'
import { useText } from '../lib/i18n.ts'
import { guessMaterial } from './guess-material.ts'
import type { UploadQueue } from './upload-queue.ts'
import type { UploadLine } from './upload-lines.ts'
import './item-upload.css'

export interface ItemUploadDropProps {
  /** Materials that may be handed in. */
  lines: readonly UploadLine[]
  queue: UploadQueue
  /** Files are on their way: show the list of materials. */
  onTaken: (materialKey: string) => void
}

/** A dropped file and the material it is for: guessed by its name, undefined until one is chosen. */
interface Dropped {
  id: string
  file: File
  key: string | undefined
}

/** Chosen for a file that is not to be uploaded. */
const none = ''

/** Files may be dropped anywhere on the page: on a material's own line, or elsewhere, and then the material of each is asked for. */
export function ItemUploadDrop({ lines, queue, onTaken }: ItemUploadDropProps) {
  const { t, textOf } = useText()
  const [isDragging, setDragging] = useState(false)
  const [dropped, setDropped] = useState<readonly Dropped[]>([])
  const open = lines.filter(({ isEditable }) => isEditable)
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })

  useEffect(() => {
    let depth = 0
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
    const enter = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      depth++
      if (latest.current.length > 0) setDragging(true)
    }
    const leave = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      depth = Math.max(0, depth - 1)
      if (depth === 0) setDragging(false)
    }
    // Without this the browser would open the file and leave the form.
    const over = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent): void => {
      depth = 0
      setDragging(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      if (latest.current.length === 0) return
      const found = files.map((file) => ({ id: newId(), file, key: guessMaterial(latest.current, file.name) }))
      // what is dropped while the question stands is added to it
      setDropped((before) => [...before, ...found])
    }
    window.addEventListener('dragenter', enter)
    window.addEventListener('dragleave', leave)
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragenter', enter)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])

  const assigned = dropped.filter(({ key }) => key !== undefined && key !== none)
  const take = (): void => {
    const taken = open.filter(({ material }) => assigned.some(({ key }) => key === material.key))
    for (const line of taken) {
      const files = assigned.filter(({ key }) => key === line.material.key).map(({ file }) => file)
      queue.add(line.material.key, files, line.types, line)
    }
    setDropped([])
    if (taken[0] !== undefined) onTaken(taken[0].material.key)
  }
  const options = [
    { value: none, label: t('application.dropNone') },
    ...open.map(({ material }) => ({ value: material.key, label: textOf(material.name) })),
  ]

  return (
    <>
      {isDragging && <div className="upload-hint">{t('application.dropHint')}</div>}
      <Modal
        open={dropped.length > 0}
        width={640}
        title={t('application.dropTitle')}
        okText={t('application.dropUpload', { n: assigned.length })}
        cancelText={t('common.cancel')}
        okButtonProps={{ disabled: assigned.length === 0 || dropped.some(({ key }) => key === undefined) }}
        onOk={take}
        onCancel={() => setDropped([])}
        destroyOnHidden
      >
        <ul className="upload-dropped">
          {dropped.map(({ id, file, key }) => (
            <li key={id}>
              <span className="upload-dropped-name" title={file.name}>
                {file.name}
              </span>
              <Select<string | undefined>
                value={key}
                options={options}
                placeholder={t('application.dropChoose')}
                aria-label={t('application.dropFor', { name: file.name })}
                onChange={(next) => setDropped((before) => before.map((each) => (each.id === id ? { ...each, key: next } : each)))}
              />
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
