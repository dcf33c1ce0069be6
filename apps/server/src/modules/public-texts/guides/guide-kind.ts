import { aliasesOf, guidePayloadSchema, type GuidePayload } from '@wenwu/core/guides/payload'
import { text } from '@wenwu/core/i18n/text'
import { guideCategories } from '@wenwu/core/item/categories'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import type { ContentKind } from '../publishing/index.ts'
import { putSearchDocument, removeSearchDocument } from '../search/index.ts'
import { guideForm } from './guide-form.ts'
import { guideDocument } from './guide-search.ts'

/** Position of a guide that names none. */
const defaultPosition = 100

/** Work guides (办事指南), the starter's and what editors make of them; open to everybody once published. */
export const guideKind: ContentKind<GuidePayload> = {
  kind: 'guide',
  name: text('办事指南', 'Work guide', { ja_JP: '手続案内', ko_KR: '민원 안내' }),
  schema: guidePayloadSchema,
  form: guideForm,
  keyOf: ({ code }) => tidyText(code).toLowerCase(),
  titleOf: ({ name, region }) =>
    region === undefined || !hasVisibleText(region) ? tidyText(name) : `${tidyText(name)}（${tidyText(region)}）`,
  async publish({ db }, { id, payload, publishedAt }) {
    const code = tidyText(payload.code)
    const row = {
      code,
      notations: [code, ...aliasesOf(payload.aliases)].map((notation) => notation.toLowerCase()),
      category_place: guideCategories.indexOf(payload.category),
      position: payload.position ?? defaultPosition,
      region: tidyText(payload.region ?? ''),
      payload: JSON.stringify(payload),
      source: 'editor' as const,
      published_at: publishedAt,
    }
    const { starter } = await db
      .insertInto('guides')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .returning('starter')
      .executeTakeFirstOrThrow()
    await putSearchDocument(db, guideDocument(id, payload, starter))
  },
  async withdraw({ db }, entryId) {
    await removeSearchDocument(db, 'guide', entryId)
    await db.deleteFrom('guides').where('id', '=', entryId).execute()
  },
}
