import { z } from 'zod'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { text } from '@wenwu/core/i18n/text'
import { helpAudiences } from '@wenwu/core/portal/model'
import { tidyText } from '@wenwu/core/kernel/text'
import { paragraphsField, titleField, type ContentKind } from '../publishing/index.ts'
import { putSearchDocument, removeSearchDocument } from '../search/index.ts'
import { defaultPosition, positionField } from './field-parts.ts'

const schema = z.object({
  title: z.string(),
  body: z.string(),
  audience: z.enum(helpAudiences),
  position: z.number().default(defaultPosition),
})

/** Articles of the help manual. */
export const helpKind: ContentKind<z.output<typeof schema>> = {
  kind: 'help',
  name: text('帮助文章', 'Help article', { ja_JP: 'ヘルプ', ko_KR: '도움말' }),
  schema,
  form: {
    sections: [
      {
        key: 'help',
        title: text('帮助文章', 'Help article', { ja_JP: 'ヘルプ', ko_KR: '도움말' }),
        fields: [
          titleField,
          paragraphsField('body', 16),
          {
            type: 'select',
            key: 'audience',
            label: text('适用对象', 'For whom', { ja_JP: '対象者', ko_KR: '대상' }),
            required: true,
            options: [
              { code: 'all', name: text('所有用户', 'Everybody', { ja_JP: 'すべての利用者', ko_KR: '모든 사용자' }) },
              { code: 'applicant', name: text('申请人', 'Applicants', { ja_JP: '申請者', ko_KR: '신청인' }) },
              { code: 'official', name: text('审批监管人员', 'Officials', { ja_JP: '審査・監督担当者', ko_KR: '심사·감독 담당자' }) },
            ],
          },
          positionField,
        ],
      },
    ],
  },
  keyOf: ({ title, audience }) => `${audience} ${tidyText(title)}`,
  titleOf: ({ title }) => tidyText(title),
  async publish({ db }, { id, payload: { title, body, audience, position }, publishedAt }) {
    const row = { title: tidyText(title), body: tidyText(body), audience, position, published_at: publishedAt }
    await db
      .insertInto('help_articles')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    // the search knows people who are signed in and people who are not, but no officials
    if (audience === 'official') return removeSearchDocument(db, 'help', id)
    await putSearchDocument(db, {
      kind: 'help',
      id,
      title: row.title,
      body: row.body.replaceAll('^p', '\n'),
      path: `/online_info?tab=help&open=${id}`,
      publishedOn: toShanghaiDate(publishedAt),
    })
  },
  async withdraw({ db }, entryId) {
    await removeSearchDocument(db, 'help', entryId)
    await db.deleteFrom('help_articles').where('id', '=', entryId).execute()
  },
}
