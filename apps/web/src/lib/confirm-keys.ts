import type { KeyboardEvent } from 'react'

/** What `aria-keyshortcuts` says of a button that Ctrl+Enter in a field presses; ⌘ on a Mac. */
export const confirmKeys = 'Control+Enter Meta+Enter'

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'> & {
  nativeEvent: { isComposing: boolean }
}

/** Whether it is Ctrl+Enter, or Enter where that is enough, pressed now and not held, and not in the middle of a word that is being composed. */
export function isConfirmKey({ key, ctrlKey, metaKey, shiftKey, altKey, repeat, nativeEvent }: PressedKey, isEnterEnough = false): boolean {
  return key === 'Enter' && (isEnterEnough || ctrlKey || metaKey) && !shiftKey && !altKey && !repeat && !nativeEvent.isComposing
}

/**
 * Whether a key confirms what the element around its field is for: Ctrl+Enter, and in a line of it Enter where that is enough. A field of a dialog
 * opened from there stands elsewhere in the page, Enter in an open list of choices chooses, and on another button it presses that.
 */
export function confirmsHere(event: KeyboardEvent<HTMLElement>, isEnterEnough = false): boolean {
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return false
  if (!isConfirmKey(event, isEnterEnough && target.matches('input:not([role="combobox"])'))) return false
  return target.matches('input, textarea, [aria-keyshortcuts]') && target.getAttribute('aria-expanded') !== 'true'
}
