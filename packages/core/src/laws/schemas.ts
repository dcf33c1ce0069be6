import { z } from 'zod'
import { textSchema } from '../form/field-base.ts'
import { lawStandings } from './model.ts'

/** A part of a law's text in its order: a heading, an article or words that belong to none. */
export const lawBlockSchema = z.object({
  kind: z.enum(['heading', 'article', 'text']),
  /** Of a heading: 1 编, 2 章, 3 节; 0 otherwise. */
  level: z.number(),
  /** Of an article: its number as digits (`12`, `12-1` for 第十二条之一); else ''. Unique within a law. */
  key: z.string(),
  /** `第十二条`; of a heading its whole text. */
  label: z.string(),
  /** Paragraphs, separated by line breaks; without the label. */
  content: z.string(),
})

/** One text of a law among those it has had; days are `YYYY-MM-DD` or null where nobody knows them. */
export const lawVersionSchema = z.object({
  id: z.string(),
  title: z.string(),
  lawClass: z.string(),
  publishedOn: z.string().nullable(),
  effectiveOn: z.string().nullable(),
})

export const lawSchema = lawVersionSchema.extend({
  documentNumber: z.string(),
  writtenOn: z.string().nullable(),
  issuer: z.string(),
  createdAt: z.string(),
  /** On the day of the query. */
  standing: z.enum(lawStandings),
  repealedOn: z.string().nullable(),
  /** How it came to be: adoptions and amendments, one a line. */
  preamble: z.string(),
  blocks: z.array(lawBlockSchema),
})

export const lawDetailSchema = z.object({
  law: lawSchema,
  /** All texts of this law, newest first, this one included. */
  versions: z.array(lawVersionSchema),
  standards: z.array(z.object({ id: z.string(), number: z.string(), title: z.string() })),
  /** Items whose guide cites the law, with the articles it names. */
  items: z.array(z.object({ code: z.string(), name: textSchema, articles: z.array(z.string()) })),
})
