import { useEffect, useRef, useState } from 'react'
import { Modal, Radio } from 'antd'
import { bigrams } from '@wenwu/core/kernel/text'
import { useText } from '../lib/i18n.ts'
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

/** Files may be dropped anywhere on the page: on a material's own line, or elsewhere, and then the material is asked for. */
export function ItemUploadDrop({ lines, queue, onTaken }: ItemUploadDropProps) {
  const { t, textOf } = useText()
  const [isDragging, setDragging] = useState(false)
  const [files, setFiles] = useState<readonly File[]>([])
  const [chosen, setChosen] = useState<string | undefined>(undefined)
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
      const dropped = [...(event.dataTransfer?.files ?? [])]
      if (event.defaultPrevented || dropped.length === 0) return
      event.preventDefault()
      if (latest.current.length === 0) return
      setFiles(dropped)
      setChosen(guess(latest.current, dropped[0]?.name ?? ''))
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

  const take = (): void => {
    const line = open.find(({ material }) => material.key === chosen)
    if (line === undefined) return
    queue.add(line.material.key, files, line.types, line)
    setFiles([])
    onTaken(line.material.key)
  }

  return (
    <>
      {isDragging && <div className="upload-hint">{t('application.dropHint')}</div>}
      <Modal
        open={files.length > 0}
        title={t('application.dropTitle')}
        okText={t('application.dropUpload')}
        cancelText={t('common.cancel')}
        okButtonProps={{ disabled: chosen === undefined }}
        onOk={take}
        onCancel={() => setFiles([])}
        destroyOnHidden
      >
        <p className="upload-dropped">{files.map(({ name }) => name).join(t('application.listSeparator'))}</p>
        <Radio.Group
          className="upload-choice"
          value={chosen}
          onChange={(event) => setChosen(String(event.target.value))}
          options={open.map(({ material }) => ({ value: material.key, label: textOf(material.name) }))}
        />
      </Modal>
    </>
  )
}

/** The material whose name has most in common with the file's, if any has. */
function guess(lines: readonly UploadLine[], fileName: string): string | undefined {
  const pairs = new Set(bigrams(fileName))
  const scored = lines.map(({ material }) => ({
    key: material.key,
    score: bigrams(material.name.zh_CN).filter((pair) => pairs.has(pair)).length,
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { key: '', score: 0 })
  return best.score === 0 ? undefined : best.key
}
