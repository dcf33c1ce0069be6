import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '@wenwu/core/kernel/id'
import { guessMaterial } from './guess-material.ts'
import type { UploadLine } from './upload-lines.ts'

/** Chosen for a file that is not to be uploaded. */
export const noMaterial = ''

/** A file and the material it is for: guessed by its name, undefined until one is chosen. */
export interface DroppedFile {
  id: string
  file: File
  key: string | undefined
}

export interface DroppedFiles {
  /** Files are held over the page. */
  isDragging: boolean
  files: readonly DroppedFile[]
  /** Asks of more files what they are for. */
  offer: (files: readonly File[]) => void
  choose: (id: string, key: string | undefined) => void
  clear: () => void
}

/** Files dropped anywhere on the page but on a material's own line, and those chosen together: the material of each is asked for. */
export function useDroppedFiles(lines: readonly UploadLine[]): DroppedFiles {
  const [isDragging, setDragging] = useState(false)
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const open = lines.filter(({ isEditable }) => isEditable)
  const offer = (more: readonly File[]): void => {
    if (open.length === 0) return
    // an empty file is not sent, so it is not asked what it is for
    const found = more.map((file) => ({ id: newId(), file, key: file.size === 0 ? noMaterial : guessMaterial(open, file.name) }))
    // what comes while the question stands is added to it
    setFiles((before) => [...before, ...found])
  }
  const onEnter = useEffectEvent(() => {
    if (open.length > 0) setDragging(true)
  })
  const onDrop = useEffectEvent(offer)

  useEffect(() => {
    let depth = 0
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
    const enter = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      depth++
      onEnter()
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
      onDrop(dropped)
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

  const choose = (id: string, key: string | undefined): void =>
    setFiles((before) => before.map((each) => (each.id === id ? { ...each, key } : each)))
  return { isDragging, files, offer, choose, clear: () => setFiles([]) }
}
