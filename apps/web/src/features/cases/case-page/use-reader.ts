import { useCallback, useMemo, useRef, useState } from 'react'
import type { CaseView } from '@wenwu/core/cases/model'
import { useFileOpener, type OpenFile } from '../../../item/use-file-opener.ts'
import { textNow } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { firstUnjudged, nextUnjudged, readingOrder, type Reading } from './reading-order.ts'

export interface Reader {
  /** What is read; absent: the reader is closed. */
  reading: Reading | undefined
  at: number
  total: number
  opened: OpenFile | null
  /** Opens the reader at a file of the case. */
  open: (file: { fileId: string; name: string }) => void
  /** Opens the reader at the first material without a verdict, else at the first file. */
  start: () => void
  turn: (step: 1 | -1) => void
  readOn: () => void
  close: () => void
}

/** The reader of a case's materials: what is open, and the ways on. */
export function useReader(view: CaseView): Reader {
  const order = useMemo(() => readingOrder(view), [view])
  const [at, setAt] = useState<number>()
  // verdicts of fast fingers, before their replies are here
  const judged = useRef(new Set<string>())
  const files = useFileOpener()
  const { open: openFile, close: closeFile } = files
  const go = useCallback(
    (index: number) => {
      const reading = order[index]
      if (reading === undefined) return
      setAt(index)
      if (reading.file === null) closeFile()
      else openFile(reading.file)
    },
    [order, openFile, closeFile],
  )
  const close = useCallback(() => {
    setAt(undefined)
    closeFile()
  }, [closeFile])
  return {
    reading: at === undefined ? undefined : order[at],
    at: at ?? 0,
    total: order.length,
    opened: files.opened,
    open: (file) => go(order.findIndex((each) => each.file?.fileId === file.fileId)),
    start: () => {
      judged.current.clear()
      go(firstUnjudged(order) ?? 0)
    },
    turn: (step) => at !== undefined && go(at + step),
    readOn: () => {
      if (at === undefined) return
      judged.current.add(order[at]?.material.key ?? '')
      const next = nextUnjudged(order, at, judged.current)
      if (next !== undefined) return go(next)
      close()
      notify.success(textNow('case.allChecked'))
    },
    close,
  }
}
