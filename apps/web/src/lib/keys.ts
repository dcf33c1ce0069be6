import { useEffect, useRef } from 'react'

/** `mod+k` is Ctrl+K, or ⌘K on a Mac; other names are those of KeyboardEvent.key. */
export type Shortcut = `mod+${string}` | string

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

/** A dialog that was closed may still be in the page, undrawn. */
function isDialogOpen(): boolean {
  return [...document.querySelectorAll('[role="dialog"]:not([aria-hidden="true"])')].some((dialog) => dialog.getClientRects().length > 0)
}

function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const hasMod = event.ctrlKey || event.metaKey
  if (shortcut.startsWith('mod+')) return hasMod && !event.altKey && event.key.toLowerCase() === shortcut.slice(4)
  return !hasMod && !event.altKey && event.key === shortcut
}

/**
 * Listens for shortcuts on the whole window while the component is mounted. Plain keys (j, k) are left alone while somebody types or a
 * dialog is open; `mod+` keys work everywhere.
 */
export function useShortcuts(handlers: Record<Shortcut, (event: KeyboardEvent) => void>, isActive = true): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!isActive) return
    const listener = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return
      for (const [shortcut, handle] of Object.entries(latest.current)) {
        if (!isPressed(shortcut, event)) continue
        if (!shortcut.startsWith('mod+') && (isTyping(event.target) || isDialogOpen())) return
        handle(event)
        return
      }
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [isActive])
}
