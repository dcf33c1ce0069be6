import { z } from 'zod'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { text } from '@wenwu/core/i18n/text'
import { tidyText } from '@wenwu/core/kernel/text'
import type { ContentKind } from '../publishing/index.ts'
import { putSearchDocument, removeSearchDocument } from '../search/index.ts'
import { categoryField, defaultPosition, positionField } from './field-parts.ts'

const schema = z.object({ question: z.string(), answer: z.string(), category: z.string(), position: z.number().default(defaultPosition) })

/** Questions people ask, with their answers; open to everybody. */
export const faqKind: ContentKind<z.output<typeof schema>> = {
  kind: 'faq',
  name: text('常见问题', 'Question', { ja_JP: 'よくある質問', ko_KR: '자주 묻는 질문' }),
  schema,
  form: {
    sections: [
      {
        key: 'faq',
        title: text('常见问题', 'Question', { ja_JP: 'よくある質問', ko_KR: '자주 묻는 질문' }),
        fields: [
          {
            type: 'text',
            key: 'question',
            label: text('问题', 'Question', { ja_JP: '質問', ko_KR: '질문' }),
            required: true,
            width: 'full',
          },
          {
            type: 'long-text',
            key: 'answer',
            label: text('解答', 'Answer', { ja_JP: '回答', ko_KR: '답변' }),
            required: true,
            rows: 8,
            width: 'full',
          },
          categoryField,
          positionField,
        ],
      },
    ],
  },
  keyOf: ({ question }) => tidyText(question),
  titleOf: ({ question }) => tidyText(question),
  async publish({ db }, { id, payload: { question, answer, category, position }, publishedAt }) {
    const row = {
      question: tidyText(question),
      answer: tidyText(answer),
      category: tidyText(category),
      position,
      published_at: publishedAt,
    }
    await db
      .insertInto('faqs')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await putSearchDocument(db, {
      kind: 'help',
      id,
      title: row.question,
      body: row.answer,
      path: `/online_info?tab=faqs&open=${id}`,
      publishedOn: toShanghaiDate(publishedAt),
      note: row.category,
    })
  },
  async withdraw({ db }, entryId) {
    await removeSearchDocument(db, 'help', entryId)
    await db.deleteFrom('faqs').where('id', '=', entryId).execute()
  },
}
