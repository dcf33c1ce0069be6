/** What a choice of antd shows stands beside its input, as text. */
const fields = 'input, textarea, .ant-select'

function valueOf(field: Element): string {
  if (field instanceof HTMLInputElement) return field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value
  return field instanceof HTMLTextAreaElement ? field.value : field.textContent
}

/**
 * Tells whether a field within is other than it was when it appeared, until the function it gives is called. What arrives of itself before anything
 * was pressed or typed (a number that the server counts) is how it appeared.
 */
export function watchTyped(root: HTMLElement, onChange: (isTyped: boolean) => void): () => void {
  const firsts = new WeakMap<Element, string>()
  let isTouched = false
  const look = (): void => {
    const all = [...root.querySelectorAll(fields)]
    for (const field of all) if (!isTouched || !firsts.has(field)) firsts.set(field, valueOf(field))
    onChange(all.some((field) => firsts.get(field) !== valueOf(field)))
  }
  const touch = (event: Event): void => {
    isTouched = true
    if (event.type === 'input') look()
  }
  look()
  const watcher = new MutationObserver(look)
  watcher.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: ['value'] })
  const touches = ['pointerdown', 'keydown', 'input'] as const
  for (const name of touches) root.addEventListener(name, touch)
  return () => {
    watcher.disconnect()
    for (const name of touches) root.removeEventListener(name, touch)
  }
}
