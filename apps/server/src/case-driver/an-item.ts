import { findField } from '@wenwu/core/form/paths'
import type { ItemSource } from '@wenwu/core/item/model'
import { items } from '@wenwu/items/index.generated'

/**
 * An item by what its form asks for (`section.field`), for tests that play some case: they name no code, so that a new item breaks none of
 * them. Throws where no item asks for all of it.
 */
export function anItem(...fields: string[]): ItemSource {
  const found = items.find(({ form }) => fields.every((path) => findField(form, path) !== undefined))
  if (found === undefined) throw new Error(`no item asks for ${fields.join(', ')}`)
  return found
}

/** What is filed where a test does not care: an applicant says where something is to be done. */
export const usualItem = anItem('project.projectSite')

/** Another one, with money asked for, its estimate and a table of earlier works. */
export const fundedItem = anItem('funding.preFunding', 'funding.estimate', 'history.tbcrpPaCompdetailList')

/** A third, for a plan instead of works. */
export const plannedItem = anItem('project.planYears')

/** One whose applications skip the province where the purpose says so. */
export const directItem = anItem('project.purpose')
