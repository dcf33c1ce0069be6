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
    const goOn = [foldsOpenedIn(drawn, root), placeIn(drawn), wordsTypedIn(drawn, root)]
    drawn.remove()
    root.removeAttribute('style')
    for (const go of goOn) go()
  }
  const observer = new MutationObserver(() => {
    if (isReady()) replace()
  })
  observer.observe(root, { childList: true, subtree: true, characterData: true })
  const timer = setTimeout(replace, longestWait)
}

/** Where somebody is in the server's page: at the anchor of the address, or as far as it was scrolled. Gives what goes there in the page after it. */
function placeIn(drawn: HTMLElement): () => void {
  const id = anchorOfAddress()
  const anchor = id === '' ? null : drawn.querySelector(`#${CSS.escape(id)}`)
  const top = anchor?.getBoundingClientRect().top ?? -1
  if (top >= 0 && top < window.innerHeight / 2) return () => document.getElementById(id)?.scrollIntoView({ block: 'start' })
  const position = drawn.querySelector('#content')?.scrollTop ?? 0
  return () => {
    if (position > 0) document.getElementById('content')?.scrollTo({ top: position, behavior: 'instant' })
  }
}

/** What somebody has typed meanwhile goes into the fields of the same names, and the cursor with it. */
function wordsTypedIn(drawn: HTMLElement, root: HTMLElement): () => void {
  const fields = [...drawn.querySelectorAll<HTMLInputElement>('input[name]')].filter(
    (field) => field.value !== field.defaultValue || field === document.activeElement,
  )
  const typed = fields.map((field) => ({
    name: field.name,
    value: field.value,
    isChanged: field.value !== field.defaultValue,
    isHere: field === document.activeElement,
  }))
  return () => {
    for (const { name, value, isChanged, isHere } of typed) {
      const field = root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
      if (field === null) continue
      if (isHere) field.focus()
      if (!isChanged) continue
      // past React's own setter, so that it hears the change
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/** What somebody has opened meanwhile (`data-fold` names it on either side) is opened in the page after it. */
function foldsOpenedIn(drawn: HTMLElement, root: HTMLElement): () => void {
  const names = [...drawn.querySelectorAll<HTMLDetailsElement>('details[data-fold][open]')].map((fold) => fold.dataset['fold'] ?? '')
  return () => {
    for (const name of names) root.querySelector(`details[data-fold="${CSS.escape(name)}"]`)?.setAttribute('open', '')
  }
}

function anchorOfAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}
