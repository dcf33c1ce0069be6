import { findField } from '@wenwu/core/form/paths'
import type { ItemSource } from '@wenwu/core/item/model'
import { items } from '@wenwu/items/index.generated'

/**
 * The items that tests and the bench play: chosen by what their forms ask for (`section.field`), what is handed in (`materials.key`) and what lists know them by, so that no
 * test names a code and a new item breaks none of them. Throws where no item asks for all of it.
 */
function itemAsking(...paths: string[]): ItemSource {
  const found = items.find(({ form, materials }) =>
    paths.every((path) => findField(form, path) !== undefined || materials.some(({ key }) => path === `materials.${key}`)),
  )
  if (found === undefined) throw new Error(`no item asks for ${paths.join(', ')}`)
  return found
}

/** What is filed where a test does not care: an applicant says where something is to be done. */
export const usualItem = itemAsking('project.projectSite', 'project.workKind', 'materials.application')

/** Another one, with money asked for, its estimate and a table of earlier works. */
export const fundedItem = itemAsking('funding.preFunding', 'funding.estimate', 'history.tbcrpPaCompdetailList')

/** A third, for a plan instead of works. */
export const plannedItem = itemAsking('project.planYears', 'compilation.projectFunding')

/** One whose applications skip the province where the purpose says so. */
export const directItem = itemAsking('project.purpose', 'trenches.trenchList')

/** One that the province may decide itself. */
export const delegatedItem = itemAsking('scheme.approvalLevel', 'urgency.isUrgent')

/** One with pieces of a collection, as many as wanted. */
export const relicItem = itemAsking('relics.culturalRelicList', 'tbCrrSzhMainEntity.workKind')

/** One by which a project of a yearly plan of works is applied for. */
export const projectItem = items.find(({ listing }) => listing?.plan === 'works')!

/** One that a person may file, for what no matter is for. */
export const freeItem = itemAsking('matter.subject', 'matter.body', 'applicant.applicantType')
