/** Longest time the server's page is shown while ours is not ready. */
const longestWait = 15_000

/**
 * Where the server has drawn the page (decision 0044), it stays until the program's own page is ready: loaded, and its data there. Until then
 * that one is laid out unseen, so nothing flickers and nothing is empty.
 */
export function replaceServerPage(root: HTMLElement): void {
  const drawn = document.getElementById('server-page')
  if (drawn === null) return
  Object.assign(root.style, { position: 'fixed', inset: '0', visibility: 'hidden' })
  const isReady = (): boolean => root.textContent !== '' && root.querySelector('.skeleton') === null
  const replace = (): void => {
    observer.disconnect()
    clearTimeout(timer)
    drawn.remove()
    root.removeAttribute('style')
  }
  const observer = new MutationObserver(() => {
    if (isReady()) replace()
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  const timer = setTimeout(replace, longestWait)
}
