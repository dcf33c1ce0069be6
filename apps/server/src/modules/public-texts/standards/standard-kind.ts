import { z } from 'zod'
import { standardNatures } from '@wenwu/core/codes/standard-natures'
import { standardStatuses } from '@wenwu/core/codes/standard-statuses'
import { text } from '@wenwu/core/i18n/text'
import { isCalendarDate } from '@wenwu/core/kernel/date'
import { bigrams, tidyText } from '@wenwu/core/kernel/text'
import type { Standing } from '@wenwu/core/search/model'
import { numberKey, numberOrder } from '@wenwu/core/standards/model'
import type { ContentKind } from '../publishing/index.ts'
import { putSearchDocument, removeSearchDocument } from '../search/index.ts'

/** How a standard of each status stands in the search. */
const standings: Readonly<Record<string, Standing>> = { '1': 'current', '2': 'upcoming', '3': 'superseded', '4': 'repealed' }

const day = z.string().refine(isCalendarDate)

const schema = z.object({
  number: z.string().min(1),
  title: z.string().min(1),
  publishedOn: day.optional(),
  effectiveOn: day.optional(),
  natureCode: z.enum(standardNatures.entries.map((entry) => entry.code)).optional(),
  statusCode: z.enum(standardStatuses.entries.map((entry) => entry.code)).optional(),
  publisher: z.string().optional(),
})

/** A standard as editors maintain it and imports bring it; its number is what makes it itself. */
export const standardKind: ContentKind<z.output<typeof schema>> = {
  kind: 'standard',
  name: text('标准规范', 'Standard', { ja_JP: '標準規格', ko_KR: '표준 규격' }),
  schema,
  form: {
    sections: [
      {
        key: 'standard',
        title: text('标准信息', 'Standard', { ja_JP: '標準情報', ko_KR: '표준 정보' }),
        fields: [
          {
            type: 'text',
            key: 'number',
            label: text('标准号', 'Number', { ja_JP: '標準番号', ko_KR: '표준 번호' }),
            required: true,
            maxLength: 60,
            width: 'half',
            example: text('GB/T 33290.16-2016', 'GB/T 33290.16-2016'),
          },
          {
            type: 'text',
            key: 'title',
            label: text('标准名称', 'Title', { ja_JP: '標準名', ko_KR: '표준명' }),
            required: true,
            maxLength: 200,
            width: 'full',
          },
          { type: 'date', key: 'publishedOn', label: text('发布日期', 'Published', { ja_JP: '公布日', ko_KR: '공포일' }), width: 'half' },
          {
            type: 'date',
            key: 'effectiveOn',
            label: text('实施日期', 'In force from', { ja_JP: '施行日', ko_KR: '시행일' }),
            width: 'half',
          },
          {
            type: 'select',
            key: 'natureCode',
            label: text('标准性质', 'Nature', { ja_JP: '標準の性質', ko_KR: '표준 성격' }),
            codeList: standardNatures.id,
            width: 'half',
          },
          {
            type: 'select',
            key: 'statusCode',
            label: text('标准状态', 'Status', { ja_JP: '標準の状態', ko_KR: '표준 상태' }),
            codeList: standardStatuses.id,
            width: 'half',
          },
          {
            type: 'text',
            key: 'publisher',
            label: text('发布单位', 'Published by', { ja_JP: '公布機関', ko_KR: '발행 기관' }),
            maxLength: 200,
            width: 'full',
          },
        ],
      },
    ],
  },
  keyOf: (standard) => numberKey(standard.number),
  titleOf: (standard) => `${tidyText(standard.number)} ${tidyText(standard.title)}`,
  async publish({ db, now }, { id, payload }) {
    const [number, title] = [tidyText(payload.number), tidyText(payload.title)]
    const row = {
      number,
      number_key: numberKey(number),
      number_order: numberOrder(number),
      title,
      published_on: payload.publishedOn ?? null,
      effective_on: payload.effectiveOn ?? null,
      nature_code: payload.natureCode ?? '',
      status_code: payload.statusCode ?? '',
      publisher: payload.publisher ?? '',
      terms: bigrams(`${title} ${number} ${payload.publisher ?? ''}`),
      updated_at: now,
    }
    await db
      .insertInto('standards')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await putSearchDocument(db, {
      kind: 'standard',
      id,
      title: row.title,
      number: row.number,
      body: row.publisher,
      path: `/specification?keyword=${encodeURIComponent(row.number)}&in=number`,
      publishedOn: row.published_on,
      standing: standings[row.status_code] ?? 'current',
      note: row.publisher,
    })
  },
  async withdraw({ db }, entryId) {
    await db.deleteFrom('standards').where('id', '=', entryId).execute()
    await removeSearchDocument(db, 'standard', entryId)
  },
}
