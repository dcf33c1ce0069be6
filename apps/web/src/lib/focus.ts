/** The part of the page that every screen is drawn in. */
export const contentId = 'content'

/** Nobody is anywhere on the page yet: what had the focus is gone, or a page was just opened. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === contentId
}

/**
 * To be called before an act; what it gives, after it. Whoever works by keyboard goes on where they were: what is disabled while the act runs, or goes with it, loses the
 * focus. Then what had it has it again, or the page where that is gone, unless something else has it.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement
  const giveBack = (): void => {
    if (!isFocusFree()) return
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body && !before.matches(':disabled')
    const target = isThere ? before : document.getElementById(contentId)
    target?.focus({ preventScroll: true })
  }
  // one picture to draw what came of it, one for the browser to take the focus away
  return () => requestAnimationFrame(() => requestAnimationFrame(giveBack))
}

/** Pictures within which what is looked for has to be drawn, some five seconds: its part of the page may still be fetched. */
const mostTries = 300

/**
 * Looks for something at every picture until it is drawn, for some seconds, or until somebody presses something else meanwhile. It tells whether what it was to do is done; the last time
 * it may make do with less.
 */
export function retryUntilDrawn(attempt: (isLast: boolean) => boolean): void {
  let tries = 0
  const stop = new AbortController()
  for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, () => stop.abort(), { capture: true, signal: stop.signal })
  const look = (): void => {
    if (stop.signal.aborted) return
    if (attempt(tries === mostTries) || tries++ >= mostTries) stop.abort()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
