import type { Field } from '@wenwu/core/form/model'
import { inputDomId } from '../../../../form/dom.ts'

/**
 * Puts the focus into a field of an action's form, and both into sight: the form from its beginning, where the column scrolls by itself, and
 * the field above the button that stays at the lower edge.
 * @param form what is read from its beginning; null: the field alone
 * @param field undefined: `otherwise` has the focus
 */
export function goToForm(form: HTMLElement | null, field: Field | undefined, otherwise: HTMLElement | null): void {
  const column = form?.closest<HTMLElement>('.case-rail')
  if (form != null && column != null && column.scrollHeight > column.clientHeight)
    column.scrollTop += form.getBoundingClientRect().top - column.getBoundingClientRect().top - margin
  const target = field === undefined ? otherwise : findBox(field)
  target?.focus({ preventScroll: true })
  if (target !== otherwise) target?.scrollIntoView({ block: 'nearest' })
}

/** Pixels above a form that was scrolled to. */
const margin = 8

/** The box of a field: of a reply it is the body, of several choices the first. */
function findBox({ key }: Field): HTMLElement | null {
  const id = inputDomId(key)
  return (
    document.getElementById(`${id}-body`) ??
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[aria-labelledby="${CSS.escape(id)}-label"] input`)
  )
}
