import { findField } from '@wenwu/core/form/paths'
import type { ItemSource } from '@wenwu/core/item/model'
import { items } from '@wenwu/items/index.generated'

/**
 * The items that tests and the bench play: chosen by what their forms ask for (`section.field`), so that no test names a code and a new item
 * breaks none of them. Throws where no item asks for all of it.
 */
function itemAsking(...fields: string[]): ItemSource {
  const found = items.find(({ form }) => fields.every((path) => findField(form, path) !== undefined))
  if (found === undefined) throw new Error(`no item asks for ${fields.join(', ')}`)
  return found
}

/** What is filed where a test does not care: an applicant says where something is to be done. */
export const usualItem = itemAsking('project.projectSite')

/** Another one, with money asked for, its estimate and a table of earlier works. */
export const fundedItem = itemAsking('funding.preFunding', 'funding.estimate', 'history.tbcrpPaCompdetailList')

/** A third, for a plan instead of works. */
export const plannedItem = itemAsking('project.planYears')

/** One whose applications skip the province where the purpose says so. */
export const directItem = itemAsking('project.purpose')
