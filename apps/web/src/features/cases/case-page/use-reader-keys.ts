import { useEffect, useRef } from 'react'

/** Keys of the open reader, which is a dialog of its own: they are left alone while somebody types or another dialog lies over it. */
export function useReaderKeys(isOpen: boolean, handlers: Record<string, () => void>): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: KeyboardEvent): void => {
      const { target } = event
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      if (target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))) {
        // the choice between the verdicts is a group of radio buttons, which has arrow keys of its own
        if (!(target instanceof HTMLInputElement && target.type === 'radio' && !event.key.startsWith('Arrow'))) return
      }
      const handle = latest.current[event.key]
      if (handle === undefined) return
      event.preventDefault()
      handle()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isOpen])
}
