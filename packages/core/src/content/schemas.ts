import { z } from 'zod'
import { formDataSchema } from '../cases/schemas.ts'
import type { FormDefinition } from '../form/model.ts'
import { textSchema } from '../http/wire.ts'
import { contentActions, versionStates } from '../publishing/model.ts'

const state = z.enum(versionStates)
const action = z.enum(contentActions)

/** A kind of maintained text as the editor's screens know it. */
export const contentKindSchema = z.object({
  kind: z.string(),
  name: textSchema,
  // what the server wrote itself: checked there, passed on as it is
  form: z.custom<FormDefinition>(),
})

/** One line of the editor's list. */
export const contentRowSchema = z.object({
  id: z.string(),
  kind: z.string(),
  kindName: textSchema,
  title: z.string(),
  /** Of the newest version. */
  state,
  headVersion: z.number(),
  publishedVersion: z.number().nullable(),
  /** Who acted last; '' for an import or the program. */
  changedBy: z.string(),
  /** ISO instant. */
  updatedAt: z.string(),
})

/** One version in the history of an entry. */
export const contentVersionSchema = z.object({
  version: z.number(),
  state,
  title: z.string(),
  /** Names of whoever saved it; none for an import. */
  authors: z.array(z.string()),
  reviewer: z.string(),
  /** ISO instants. */
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
})

/** One act in the history of an entry; `create` and `import` beside the acts of the state machine. */
export const contentEventSchema = z.object({
  id: z.string(),
  version: z.number(),
  action: z.enum(['create', 'import', ...action.options]),
  person: z.string(),
  words: z.string(),
  at: z.string(),
})

/** An entry as the editor's page shows it: its newest version, what may be done, and its history, newest first. */
export const contentViewSchema = contentRowSchema.omit({ changedBy: true, kindName: true }).extend({
  /** What an act must name to be sure that nobody was faster. */
  revision: z.number(),
  data: formDataSchema,
  actions: z.array(action),
  /** The person wrote the version under review, so somebody else must decide. */
  isOwnReview: z.boolean(),
  /** The draft is another's; who reviews would be one of its authors by saving it, and could not decide on it. */
  savingBarsReview: z.boolean(),
  versions: z.array(contentVersionSchema),
  events: z.array(contentEventSchema),
})
