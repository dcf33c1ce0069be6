/**
 * Of cases that go the same way the first few, or all of them with WENWU_EVERY_ITEM=1 (docs/how-to/run-tests.md): each opens a page, for a second of a
 * processor, and what differs between them is held by tests that need no browser.
 */
export function representatives<T>(cases: readonly T[], count = 1): readonly T[] {
  return process.env.WENWU_EVERY_ITEM === '1' ? cases : cases.slice(0, count)
}
