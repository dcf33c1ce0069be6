import type { KeyboardEvent } from 'react'

/** What `aria-keyshortcuts` says of a button that Ctrl+Enter in a field presses; ⌘ on a Mac. */
export const confirmKeys = 'Control+Enter Meta+Enter'

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'> & {
  nativeEvent: { isComposing: boolean }
}

/** Whether it is Ctrl+Enter, pressed now and not held, and not in the middle of a word that is being composed. */
export function isConfirmKey({ key, ctrlKey, metaKey, shiftKey, altKey, repeat, nativeEvent }: PressedKey): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat && !nativeEvent.isComposing
}

/**
 * Whether a key confirms what the element around its field is for. A field of a dialog opened from there stands elsewhere in the page, Enter in an
 * open list of choices chooses, and on another button it presses that.
 */
export function confirmsHere(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event
  if (!isConfirmKey(event) || !(target instanceof HTMLElement) || !currentTarget.contains(target)) return false
  return target.matches('input, textarea, [aria-keyshortcuts]') && target.getAttribute('aria-expanded') !== 'true'
}
