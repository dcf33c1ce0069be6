import { useEffect, useState } from 'react'

/** The focus goes back to what opened a dialog: antd gives it back when a dialog is closed, not when it is taken away with who drew it. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => giveBack(opener), [opener])
}

/** Unless something else has the focus already. */
function giveBack(opener: Element | null): void {
  // with the next picture: what was drawn over the page still holds the focus
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
  })
}
