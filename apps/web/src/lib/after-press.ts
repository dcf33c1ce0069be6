/**
 * Waits with what would move the page until a mouse button is let go: a message that appears between press and release takes the button away from under
 * the pointer, and the click is lost.
 */
export function pressGuard(target: EventTarget): (act: () => void) => void {
  let isPressed = false
  let waiting: (() => void)[] = []
  const release = () => {
    isPressed = false
    // the click comes in the same turn, after the button went up
    setTimeout(() => {
      const acts = waiting
      waiting = []
      for (const act of acts) act()
    })
  }
  target.addEventListener('mousedown', () => (isPressed = true), { capture: true })
  for (const end of ['mouseup', 'dragend']) target.addEventListener(end, release, { capture: true })
  // the window lost the focus: the button may go up elsewhere
  target.addEventListener('blur', release)
  return (act) => {
    if (isPressed) waiting.push(act)
    else act()
  }
}

let ofWindow: ReturnType<typeof pressGuard> | undefined

/** Begins to watch the mouse; before the first press, so where the page starts. */
export function watchPresses(): void {
  ofWindow ??= pressGuard(window)
}

/** Acts at once, or when the button that is pressed now has been let go and its click is through. */
export function afterPress(act: () => void): void {
  if (ofWindow === undefined) act()
  else ofWindow(act)
}
