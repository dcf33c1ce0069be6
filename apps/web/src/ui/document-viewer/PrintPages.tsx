import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../lib/i18n.ts'
import { notify } from '../../lib/notify.ts'
import type { DocumentSource } from './document-source.ts'

/** More pages than this are printed from the saved file. */
const mostPages = 200
/** Pixels per CSS pixel of pages without lines: 144 dots per inch. */
const printScale = 1.5

/** Draws all pages on sheets that only paper shows, and opens the print dialog. */
export function PrintPages({ source, onDone }: { source: DocumentSource; onDone: () => void }) {
  const { t } = useText()
  const sheets = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  const isTooMany = source.pageCount > mostPages
  useEffect(() => {
    let isGone = false
    const style = document.createElement('style')
    const print = async (): Promise<void> => {
      if (isTooMany) {
        notify.warning(t('viewer.tooManyToPrint', { n: mostPages }))
        return done.current()
      }
      for (let page = 0; page < source.pageCount; page++) {
        setAt(page + 1)
        const drawn = await source.draw(page, printScale, 'print').catch(() => null)
        if (isGone) return
        if (drawn === null) continue
        const sheet = document.createElement('div')
        sheet.className = 'viewer-sheet'
        sheet.style.width = `${drawn.size.width}px`
        sheet.style.height = `${drawn.size.height}px`
        sheet.append(drawn.drawing)
        sheets.current?.append(sheet)
      }
      const { width, height } = source.usualSize
      style.textContent = `@page { size: ${width}px ${height}px; margin: 0 }`
      document.head.append(style)
      document.documentElement.classList.add('is-printing-document')
      window.print()
      done.current()
    }
    void print()
    return () => {
      isGone = true
      style.remove()
      document.documentElement.classList.remove('is-printing-document')
    }
    // the language does not change while a page is drawn
    // oxlint-disable-next-line react/exhaustive-deps
  }, [source, isTooMany])
  return createPortal(
    <>
      <div className="viewer-print-status" role="status">
        {t('viewer.preparingPrint', { i: at, n: source.pageCount })}
      </div>
      <div ref={sheets} className="viewer-sheets" />
    </>,
    document.body,
  )
}
