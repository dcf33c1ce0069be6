/** Events that show that a person moves about the page by hand. */
export const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Goes to a place of the page and stays there while parts above it are still being loaded, until the person moves about the page by hand.
 * @param go brings the place into sight
 * @returns ends the staying
 */
export function stayAt(go: () => void): () => void {
  go()
  const content = document.getElementById('content')?.firstElementChild
  if (content == null) return () => undefined
  const observer = new ResizeObserver(go)
  observer.observe(content)
  const release = (): void => {
    observer.disconnect()
    for (const event of byHand) document.removeEventListener(event, release, { capture: true })
  }
  for (const event of byHand) document.addEventListener(event, release, { passive: true, capture: true })
  return release
}
