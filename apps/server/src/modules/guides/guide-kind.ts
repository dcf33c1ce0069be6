import { z } from 'zod'
import { guideTextKeys, necessities } from '@wenwu/core/guides/model'
import { aliasesOf, type GuidePayload } from '@wenwu/core/guides/payload'
import { eachOf } from '@wenwu/core/http/wire'
import { text } from '@wenwu/core/i18n/text'
import { guideCategories } from '@wenwu/core/item/categories'
import { applicantKinds } from '@wenwu/core/item/model'
import { exactly } from '@wenwu/core/kernel/exactly'
import type { ContentKind } from '../publishing/index.ts'
import { putSearchDocument, removeSearchDocument } from '../search/index.ts'
import { guideForm } from './guide-form.ts'
import { guideDocument } from './guide-search.ts'

const files = z.array(z.object({ fileId: z.string(), name: z.string(), size: z.number() })).optional()
const said = z.string().optional()

const schema = exactly<GuidePayload>()(
  z.object({
    ...eachOf(guideTextKeys, said),
    code: z.string().refine((code) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(code), 'guide-code'),
    name: z.string(),
    shortName: said,
    aliases: said,
    region: said,
    category: z.enum(guideCategories),
    applicants: z.array(z.enum(applicantKinds)).optional(),
    position: z.number().optional(),
    flowPicture: files,
    prohibitiveRequirements: said,
    acceptConditions: said,
    materials: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          by: z.enum(['applicant', 'authority']).optional(),
          necessity: z.enum(necessities).optional(),
          channel: said,
          paperCopies: z.number().optional(),
          group: said,
          help: said,
          sample: files,
        }),
      )
      .default([]),
    legalBasis: z
      .array(
        z.object({
          id: z.string(),
          statute: z.string(),
          version: z
            .string()
            .refine((year) => /^\d{4}$/.test(year), 'guide-version')
            .optional(),
          article: said,
        }),
      )
      .optional(),
    commonQuestions: z.array(z.object({ id: z.string(), question: z.string(), answer: said })).optional(),
  }),
)

/** Position of a guide that names none. */
const defaultPosition = 100

/** Work guides (办事指南), the starter's and what editors make of them; open to everybody once published. */
export const guideKind: ContentKind<GuidePayload> = {
  kind: 'guide',
  name: text('办事指南', 'Work guide', { ja_JP: '手続案内', ko_KR: '민원 안내' }),
  schema,
  form: guideForm,
  keyOf: ({ code }) => code.trim().toLowerCase(),
  titleOf: ({ name, region }) => (region === undefined || region.trim() === '' ? name.trim() : `${name.trim()}（${region.trim()}）`),
  async publish({ db }, { id, payload, publishedAt }) {
    const code = payload.code.trim()
    const row = {
      code,
      notations: [code, ...aliasesOf(payload.aliases)].map((notation) => notation.toLowerCase()),
      category_place: guideCategories.indexOf(payload.category),
      position: payload.position ?? defaultPosition,
      region: payload.region?.trim() ?? '',
      payload: JSON.stringify(payload),
      source: 'editor' as const,
      published_at: publishedAt,
    }
    await db
      .insertInto('guides')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await putSearchDocument(db, guideDocument(id, payload))
  },
  async withdraw({ db }, entryId) {
    await removeSearchDocument(db, 'guide', entryId)
    await db.deleteFrom('guides').where('id', '=', entryId).execute()
  },
}
