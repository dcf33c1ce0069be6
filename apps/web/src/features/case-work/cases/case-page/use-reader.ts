import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import type { CaseView } from '@wenwu/core/cases/model'
import { useFileOpener, type OpenFile } from '../../../../item/use-file-opener.ts'
import { textNow } from '../../../../lib/i18n.ts'
import { notify } from '../../../../lib/notify.ts'
import { placeEntry, type EntryState } from './place-entry.ts'
import { firstUnjudged, isUnjudged, nextUnjudged, readingNamed, readingOrder, type Reading } from './reading-order.ts'

export interface Reader {
  /** What is read; absent: the reader is closed. */
  reading: Reading | undefined
  at: number
  total: number
  opened: OpenFile | null
  /** The last material has its verdict: it closed by itself, and one goes on with the decision. */
  isFinished: boolean
  /** Opens the reader at a file of the case. */
  open: (file: { fileId: string; name: string }) => void
  /** Opens the reader at the first material without a verdict, else at the first file. */
  start: () => void
  turn: (step: 1 | -1) => void
  /** To the next material without a verdict. Where none is left it closes: by `isDone`, else once the last one has its verdict, not where one is changed. */
  readOn: (isDone: boolean) => void
  close: () => void
}

/**
 * The reader of a case's materials: what is open, and the ways on. The open reader is an entry of the history that lies over the one it was opened
 * from, so Back closes it and a reload finds it open; turning to another file is no step of its own.
 */
export function useReader(view: CaseView): Reader {
  const order = useMemo(() => readingOrder(view), [view])
  const [at, setAt] = useState<number>()
  const [isFinished, setFinished] = useState(false)
  // verdicts of fast fingers, before their replies are here
  const judged = useRef(new Set<string>())
  // materials without a verdict when it was opened, until one has read on from them
  const due = useRef(new Set<string>())
  const files = useFileOpener()
  const { open: openFile, close: closeFile } = files
  const show = useCallback(
    (index: number | undefined) => {
      if (at === undefined) due.current = new Set(order.filter(isUnjudged).map(({ material }) => material.key))
      const file = index === undefined ? null : (order[index]?.file ?? null)
      setAt(index)
      if (file === null) closeFile()
      else openFile(file)
    },
    [at, order, openFile, closeFile],
  )
  const entry = useReaderEntry((name) => {
    const index = name === undefined ? -1 : order.findIndex((reading) => readingNamed(reading) === name)
    if (index !== (at ?? -1)) show(index < 0 ? undefined : index)
  })
  const go = (index: number): void => {
    const reading = order[index]
    if (reading === undefined) return
    setFinished(false)
    show(index)
    entry.keep(readingNamed(reading))
  }
  const close = (): void => {
    show(undefined)
    entry.leave()
  }
  return {
    reading: at === undefined ? undefined : order[at],
    at: at ?? 0,
    total: order.length,
    opened: files.opened,
    isFinished,
    open: (file) => go(order.findIndex((each) => each.file?.fileId === file.fileId)),
    start: () => {
      judged.current.clear()
      go(firstUnjudged(order) ?? 0)
    },
    turn: (step) => at !== undefined && go(at + step),
    readOn: (isDone) => {
      if (at === undefined) return
      const here = order[at]?.material.key ?? ''
      judged.current.add(here)
      const next = nextUnjudged(order, at, judged.current)
      const wasDue = due.current.has(here)
      if (next !== undefined) {
        if (order[next]?.material.key !== here) due.current.delete(here)
        return go(next)
      }
      if (!isDone && !wasDue) return
      close()
      setFinished(true)
      notify.success(textNow('case.allChecked'))
    },
    close,
  }
}

/**
 * The entry of the history that an open reader is.
 * @param onReturn told what is read where the history is walked or the page is reloaded; undefined: nothing
 */
function useReaderEntry(onReturn: (name: string | undefined) => void): { keep: (name: string) => void; leave: () => void } {
  const navigate = useNavigate()
  const isReturn = useNavigationType() === 'POP'
  const location = useLocation()
  const latest = useRef(location)
  const isOver = useRef(false)
  const isLeaving = useRef(false)
  const arrive = useEffectEvent(() => {
    const { reading } = (location.state ?? {}) as EntryState
    latest.current = location
    isOver.current = reading !== undefined
    if (isReturn && !isLeaving.current) onReturn(reading)
    if (isReturn) isLeaving.current = false
  })
  useEffect(() => arrive(), [location])
  // one after the other: whoever closes at once what was just opened leaves that entry, not the case
  const moves = useRef(Promise.resolve())
  const move = (step: () => void | Promise<void>): void => {
    moves.current = moves.current.then(step)
  }
  return {
    keep: (name) =>
      move(() => {
        const { pathname, search, hash } = latest.current
        const state: EntryState = { reading: name, over: placeEntry(latest.current) }
        const replace = isOver.current
        isOver.current = true
        return navigate({ pathname, search, hash }, { state, replace, preventScrollReset: true })
      }),
    leave: () =>
      move(() => {
        if (!isOver.current) return
        isOver.current = false
        isLeaving.current = true
        const left = new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }))
        void navigate(-1)
        return left
      }),
  }
}
