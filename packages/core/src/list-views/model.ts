import type { z } from 'zod'
import type { listViewSchema, viewStateSchema } from './schemas.ts'

export type ViewState = z.output<typeof viewStateSchema>
export type ListView = z.output<typeof listViewSchema>

/** A person has so many of their own for one list, an organisation so many for all of its people. */
export const maxViews = 20
/** Characters of a name. */
export const maxViewName = 40

/** The view that opens a list for a person: their own default, else their organisation's; else the list as it is declared. */
export function defaultView(views: readonly ListView[]): ListView | undefined {
  const marked = views.filter((view) => view.isDefault)
  return marked.find((view) => !view.isShared) ?? marked[0]
}
