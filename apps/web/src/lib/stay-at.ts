/** What shows that somebody moves about the page. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Goes to a place of the page and stays there while parts above it are still being loaded, until somebody moves about the page by hand.
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
    for (const event of moves) document.removeEventListener(event, release, { capture: true })
  }
  for (const event of moves) document.addEventListener(event, release, { passive: true, capture: true })
  return release
}
