import { z } from 'zod'
import { limits } from '../http/wire.ts'

/** What a view keeps of a list, by the names in its address. */
export const viewStateSchema = z.object({
  values: z.record(z.string().max(40), z.string().min(1).max(limits.name)),
  /** The tab; null for the first one. */
  preset: z.string().max(40).nullable(),
  /** Null for the list's own. */
  sort: z.string().max(40).nullable(),
  /** Keys of the shown fields; null for those the person has chosen on the device. */
  columns: z.array(z.string().max(40)).max(40).nullable(),
  /** Null for what the person has set. */
  pageSize: z.number().int().nullable(),
})

/** A view that its reader can open. */
export const listViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Of the reader's organisation, for all of its people; else the reader's own. */
  isShared: z.boolean(),
  /** Opens the list for its owner; one's own goes before the organisation's. */
  isDefault: z.boolean(),
  /** Who keeps a shared one; null for one's own, and where it is not known. */
  by: z.string().nullable(),
  state: viewStateSchema,
})
