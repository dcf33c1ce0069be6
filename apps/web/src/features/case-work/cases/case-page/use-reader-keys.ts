import { useEffect, useRef, type RefObject } from 'react'
import { findScroll, scrollFile } from './scroll-keys.ts'

interface ReaderKeysOptions {
  /** The reader is open, and no dialog lies over it. */
  isOpen: boolean
  /** What surrounds the file that is shown. */
  content: RefObject<HTMLElement | null>
  /** By name of the key. */
  handlers: Record<string, () => void>
}

/**
 * Keys of the open reader, which is a dialog of its own: its own, and those that move a text on a screen. They are left alone while somebody
 * types, and where the focus was brought by keyboard to a button or a choice that has a use for them.
 */
export function useReaderKeys({ isOpen, content, handlers }: ReaderKeysOptions): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!isOpen) return
    // the browser's own `:focus-visible` turns true with the first key
    let isByPointer = false
    const onPointer = (): void => {
      isByPointer = true
    }
    const listener = (event: KeyboardEvent): void => {
      const { target, key } = event
      if (key === 'Tab') isByPointer = false
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && hasUseFor(target, key, isByPointer)) return
      const handle = latest.current[key]
      const scroll = handle === undefined ? findScroll(event) : undefined
      if (handle === undefined && scroll === undefined) return
      event.preventDefault()
      handle?.()
      if (scroll !== undefined) scrollFile(content.current, scroll)
    }
    window.addEventListener('keydown', listener)
    window.addEventListener('pointerdown', onPointer, { capture: true })
    return () => {
      window.removeEventListener('keydown', listener)
      window.removeEventListener('pointerdown', onPointer, { capture: true })
    }
  }, [isOpen, content])
}

/**
 * Whether an element that has the focus takes a key itself.
 * @param isByPointer a click has left the focus there: who goes on by keyboard means the file
 */
function hasUseFor(target: HTMLElement, key: string, isByPointer: boolean): boolean {
  if (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])')) return true
  if (isByPointer) return false
  if (target.matches('input')) return key === ' ' || key.startsWith('Arrow')
  return key === ' ' && target.matches('button, a, summary, [role=button], [role=menuitem]')
}
