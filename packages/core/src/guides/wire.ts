import { z } from 'zod'
import { mapped } from '../http/codec.ts'
import { eachOf, textSchema } from '../http/wire.ts'
import { guideCategories } from '../item/categories.ts'
import { applicantKinds, type LegalBasis } from '../item/guide.ts'
import { necessities } from '../item/material.ts'
import { exactly } from '../kernel/exactly.ts'
import { findingKinds } from './lint.ts'
import { guideTextKeys, type GuideFlow, type GuideView } from './model.ts'

const shared = {
  code: z.string(),
  /** Other notations of the code; the page finds by them. */
  aliases: z.array(z.string()),
  name: textSchema,
  shortName: textSchema,
  category: z.enum(guideCategories),
  /** Of a guide that is not the national one: whose it is (陕西省); else null. */
  region: z.string().nullable(),
  applicants: z.array(z.enum(applicantKinds)),
  /** Whether the caller may begin an application now. */
  canApply: z.boolean(),
  /** The version in force of the item that is built for it; null where the matter cannot be applied for here. */
  itemVersionId: z.string().nullable(),
}

/** A row of the public catalogue. */
export const guideEntrySchema = z.object({
  ...shared,
  /** Initials of the pinyin of name and short name, lower case, separated by a blank (`bhfwnqtjsgc bhfwjs`): the page has no dictionary. */
  initials: z.string(),
  itemType: textSchema.nullable(),
  deadline: textSchema.nullable(),
})

/** A file that everybody may save; `link` needs no signing in. */
export const guideFileSchema = z.object({
  link: z.string(),
  name: z.string(),
  /** Bytes; null of a sheet that is drawn when it is asked for. */
  size: z.number().nullable(),
})

const legalBasis = exactly<LegalBasis>()(z.object({ statute: z.string(), article: z.string(), version: z.string() }))
/** `path`: page of the law's text of that version, at the first article named; null where the law is not in the collection. */
const linkedBasis = legalBasis.extend({ path: z.string().nullable() })

/** Everything the page of one guide shows; where the flow leads travels as one flat object. */
export const guideViewSchema = z.object({
  ...shared,
  /** False: an editor wrote it in Chinese and it has no other language; the texts carry the Chinese in all of them. */
  isTranslated: z.boolean(),
  /** When it was published last (ISO). */
  publishedAt: z.string(),
  texts: z.object(eachOf(guideTextKeys, textSchema.optional())),
  prohibitiveRequirements: z.array(textSchema),
  acceptConditions: z.array(textSchema),
  commonQuestions: z.array(z.object({ question: textSchema, answer: textSchema.nullable() })),
  legalBasis: z.array(linkedBasis),
  materials: z.array(
    z.object({
      key: z.string(),
      name: textSchema,
      by: z.enum(['applicant', 'authority']),
      necessity: z.enum(necessities),
      channel: textSchema.nullable(),
      paperCopies: z.number(),
      help: textSchema.optional(),
      /** The articles that ask for it, or that this platform does; null where the guide does not say. */
      basis: z.union([z.literal('assumption'), z.array(linkedBasis)]).nullable(),
      /** Heading the maintained guide puts it under (一、通过平台提供的材料); null: by who hands it in. */
      group: z.string().nullable(),
      /** A filled-in example or the form to fill in. */
      sample: guideFileSchema.nullable(),
      /** Endings of the files that the form takes of it, without dot; null of what no applicant uploads here. */
      types: z.array(z.string()).nullable(),
    }),
  ),
  flow: z.object({
    kind: z.enum(['process', 'picture', 'none']),
    itemVersionId: z.string().optional(),
    steps: z.array(textSchema).optional(),
    link: z.string().optional(),
  }),
})

/** The page of one guide. */
export const guideView = mapped(
  guideViewSchema,
  ({ flow, ...wire }): GuideView => ({ ...wire, flow: flowOf(flow) }),
  (view) => view,
)

function flowOf({ kind, itemVersionId, steps = [], link }: z.output<typeof guideViewSchema>['flow']): GuideFlow {
  if (kind === 'process' && itemVersionId !== undefined) return { kind, itemVersionId, steps }
  return kind === 'picture' && link !== undefined ? { kind, link } : { kind: 'none' }
}

/** What may be wrong with one citation of a published guide. */
export const guideFindingSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  kind: z.enum(findingKinds),
  /** As the guide cites it: `《文物保护法》（2017）第二十条`; of a clock the guide's own words. */
  cited: z.string(),
  /** Where to look instead: `《中华人民共和国文物保护法》（2024）第三十一条`; '' where there is nothing. */
  became: z.string(),
  /** The beginning of that article, or the law's words about its time. */
  quote: z.string(),
})

/** The findings over all published guides. */
export const guideCheckSchema = z.object({
  guides: z.number(),
  /** Articles that were looked at. */
  citations: z.number(),
  /** Laws that are cited and whose text is not in the collection. */
  unknownLaws: z.array(z.string()),
  findings: z.array(guideFindingSchema),
})
