/** The part of the page that every screen is drawn in. */
export const contentId = 'content'

/** Nobody is anywhere on the page yet: what had the focus is gone, or a page was just opened. */
export function isFocusFree(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || activeElement.id === contentId
}
