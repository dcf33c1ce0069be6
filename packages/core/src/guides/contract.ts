import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { limits, textSchema } from '../http/wire.ts'
import { locales } from '../i18n/text.ts'
import { guideCategories } from '../item/categories.ts'
import type { GuideEntry, GuideTextKey, GuideView } from './model.ts'
import { findingKinds, type GuideCheck } from './lint.ts'
import { guideTextKeys } from './model.ts'

const text = textSchema
const code = z.string().min(1).max(60)
const keyword = z.string().max(limits.keyword)

const shared = {
  code: z.string(),
  aliases: z.array(z.string()),
  name: text,
  shortName: text,
  category: z.enum(guideCategories),
  region: z.string().nullable(),
  applicants: z.array(z.enum(['legal-entity', 'individual'])),
  canApply: z.boolean(),
  itemVersionId: z.string().nullable(),
}
const entry = z.object({ ...shared, initials: z.string(), itemType: text.nullable(), deadline: text.nullable() })

const texts = z.object(
  Object.fromEntries(guideTextKeys.map((key) => [key, text.optional()])) as Record<GuideTextKey, z.ZodOptional<typeof text>>,
)
const view = z.object({
  ...shared,
  isTranslated: z.boolean(),
  publishedAt: z.string(),
  texts,
  prohibitiveRequirements: z.array(text),
  acceptConditions: z.array(text),
  commonQuestions: z.array(z.object({ question: text, answer: text.nullable() })),
  legalBasis: z.array(z.object({ statute: z.string(), article: z.string(), version: z.string(), path: z.string().nullable() })),
  materials: z.array(
    z.object({
      key: z.string(),
      name: text,
      by: z.enum(['applicant', 'authority']),
      necessity: z.enum(['required', 'optional', 'depends']),
      channel: text.nullable(),
      paperCopies: z.number(),
      help: text.optional(),
      group: z.string().nullable(),
      sample: z.object({ link: z.string(), name: z.string(), size: z.number().nullable() }).nullable(),
    }),
  ),
  flow: z.object({ kind: z.enum(['process', 'picture', 'none']), itemVersionId: z.string().optional(), link: z.string().optional() }),
})

const check = z.object({
  guides: z.number(),
  citations: z.number(),
  unknownLaws: z.array(z.string()),
  findings: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.string(),
      kind: z.enum(findingKinds),
      cited: z.string(),
      became: z.string(),
      quote: z.string(),
    }),
  ),
}) satisfies z.ZodType<GuideCheck>

export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/guides',
    summary: 'The catalogue of work guides: national ones by category and code, then local ones',
    access: 'public',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(entry) as unknown as z.ZodType<GuideEntry[]>)),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/guides/:code',
    summary: 'A work guide in all its languages; any notation of the code is understood',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ code })),
    output: inData(plain(view as unknown as z.ZodType<GuideView>)),
  }),
  sample: endpoint({
    method: 'GET',
    path: '/api/v1/guides/:code/samples/:material',
    summary: 'The sample of a material of a published guide: the file an editor handed in, else the sheet that comes with the release',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ code, material: z.string().min(1).max(64) })),
    output: nothing,
    stream: 'download',
  }),
  flowPicture: endpoint({
    method: 'GET',
    path: '/api/v1/guides/:code/flow-picture',
    summary: 'The flow picture of a published guide whose item has no process here',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ code })),
    output: nothing,
    stream: 'download',
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/workGuide/find/:itemCode',
    summary: 'Work guide of a matter in the names of the specification; any notation of the code is understood',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ itemCode: z.string().max(60) })),
    output: inData(plain(z.any())),
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/guide-check',
    summary: 'What published guides cite, checked against the texts of the laws: moved, gone and unknown articles, clocks that contradict',
    access: ['content.edit'],
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(check)),
  }),
  exportCheck: endpoint({
    method: 'GET',
    path: '/api/v1/guide-check/export',
    summary: 'The filtered findings of the check as xlsx, with the chosen columns',
    access: ['content.edit'],
    tx: 'read',
    input: mapped(
      z.object({
        language: z.enum(locales).optional(),
        kind: z.enum(findingKinds).optional(),
        keyword: keyword.optional(),
        columns: z.string().max(200).optional(),
      }),
      ({ columns, ...wire }) => ({ ...wire, columns: columns?.split(',') ?? [] }),
      ({ columns, ...query }) => ({ ...query, columns: columns.join(',') }),
    ),
    output: nothing,
    stream: 'download',
  }),
}
