import { useEffect, useEffectEvent, useState } from 'react'
import { contentId, isFocusFree } from '../lib/focus.ts'

/**
 * The focus goes back to what opened a dialog, which is drawn only while it is open unless `isOpen` says otherwise. antd gives it back only when the
 * dialog is closed, not when it is taken away with who drew it; and not where a button of the dialog has the focus as it is drawn, as antd looks
 * where the focus was only then.
 * @returns gives it back: for when the dialog has closed
 */
export function useFocusBack(isOpen = true): () => void {
  const [opened, setOpened] = useState(() => ({ isOpen, by: isOpen ? document.activeElement : null }))
  // the dialog is not drawn yet
  if (opened.isOpen !== isOpen) setOpened({ isOpen, by: isOpen ? document.activeElement : opened.by })
  const leave = useEffectEvent(() => giveBackLater(opened.by))
  useEffect(() => () => leave(), [])
  return () => {
    focus(opened.by)
    setOpened({ isOpen: false, by: null })
  }
}

/** Unless something else has the focus already. */
function giveBackLater(opener: Element | null): void {
  // with the next picture: what was drawn over the page still holds the focus
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focus(opener)
  })
}

/** What opened it may have gone with what was done: then the page has the focus. */
function focus(opener: Element | null): void {
  if (!(opener instanceof HTMLElement)) return
  if (opener.isConnected) opener.focus({ preventScroll: true })
  else if (isFocusFree()) document.getElementById(contentId)?.focus({ preventScroll: true })
}
