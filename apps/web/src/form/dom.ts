import type { Field } from '@wenwu/core/form/model'
import { inputSection } from '@wenwu/core/item/input-section'
import { turnTo } from './table-pages.ts'

/** DOM id of a field: `basic.projectName` → `f-basic-projectName`, `unit.history[2].money` → `f-unit-history-2-money`. Stable, e2e relies on it. */
export function domId(path: string): string {
  return `f-${path.replace(/[^A-Za-z0-9_]+/g, '-').replace(/-+$/, '')}`
}

/** DOM id of a field of an action's form, by a path that begins at its key. */
export function inputDomId(path: string): string {
  return domId(`${inputSection}.${path}`)
}

/** Id of the help of a table's column, which its head and the inputs below it name; undefined where it has none. */
export function helpIdOf(table: string, { key, help }: Pick<Field, 'key' | 'help'>): string | undefined {
  return help === undefined ? undefined : `${domId(`${table}.${key}`)}-help`
}

/** Selector of what can take the focus in a field. */
const focusable =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), button:not(:disabled, .form-table-help), select:not(:disabled), [tabindex="0"]'

/** Ids to look for, the nearest first: the input itself, the row, the field, the section. */
export function idsOf(path: string): string[] {
  const ids: string[] = []
  for (let at = path; at !== ''; at = at.replace(/(?:\.[^.[\]]*|\[[^\]]*\]|^[^.[\]]*)$/, '')) ids.push(domId(at))
  return ids
}

/** What is drawn for an id: its input, or all of a field that has several, of which only the label has it. */
function drawnOf(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.getElementById(`${id}-label`)?.closest<HTMLElement>('.form-field') ?? null
}

/**
 * Moves the focus to the field of a path and scrolls it into sight; a table turns to the page of its row. False when nothing of it is on the page, or its input
 * is still being fetched (`lazyInput`).
 */
export function focusField(path: string): boolean {
  turnTo(path)
  for (const id of idsOf(path)) {
    const found = drawnOf(id)
    if (found?.matches('.form-field') === true && found.querySelector('.form-wait') !== null) return false
    const target = found === null ? null : found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable)
    if (target === null) continue
    target.focus({ preventScroll: true })
    const cell = target.closest('.form-table td')
    if (cell === null) (target.closest('.form-field') ?? target).scrollIntoView({ block: 'center' })
    // a long table would be brought into sight somewhere else than at the cell, and one that is seen stays where it is
    else cell.scrollIntoView({ block: isInSight(cell) ? 'nearest' : 'center' })
    return true
  }
  return false
}

/** Goes to the input in which the browser takes something back (Ctrl+Z) or does it again: it does so wherever that was typed, out of sight too. */
export function goToRewound({ nativeEvent, target }: { nativeEvent: Event; target: EventTarget }): void {
  if (!('inputType' in nativeEvent) || !String(nativeEvent.inputType).startsWith('history') || !(target instanceof HTMLElement)) return
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: isInSight(target) ? 'nearest' : 'center' })
}

/** What may stand fast at the top and at the bottom of a page, in px. */
const margin = 140

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= margin && bottom <= window.innerHeight - margin
}

/** Scrolls what an element stands in by so many px, the nearest that can be scrolled up and down. */
export function scrollAround(element: Element, by: number): void {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight || !['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) continue
    at.scrollBy({ top: by })
    return
  }
  window.scrollBy({ top: by })
}
