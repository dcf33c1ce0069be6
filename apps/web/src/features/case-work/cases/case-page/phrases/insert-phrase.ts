/** A phrase as it is put behind what stands before it: words of Latin letters do not run together. */
export function spacedPhrase(before: string, phrase: string): string {
  return /[!-~]$/.test(before) && /^[!-~]/.test(phrase) ? ` ${phrase}` : phrase
}

/**
 * Puts a phrase into a text box as if it were typed: over the selection, at the caret, or at the end of one in which the person has not been.
 * The caret stands behind it then.
 */
export function insertPhrase(box: HTMLTextAreaElement, phrase: string, isVisited: boolean): void {
  const { length } = box.value
  const [start, end] = isVisited ? [box.selectionStart, box.selectionEnd] : [length, length]
  box.focus()
  box.setRangeText(spacedPhrase(box.value.slice(0, start), phrase), start, end, 'end')
  box.dispatchEvent(new Event('input', { bubbles: true }))
}
