/** The part of the page that every screen is drawn in. */
export const contentId = 'content'

/** Nobody is anywhere on the page yet: what had the focus is gone, or a page was just opened. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === contentId
}

/**
 * Looks for something at every picture until it is drawn, for a second at most. It tells whether what it was to do is done; the last time it may make do
 * with less.
 */
export function retryUntilDrawn(attempt: (isLast: boolean) => boolean): void {
  let tries = 0
  const look = (): void => {
    if (!attempt(tries === 60) && tries++ < 60) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
