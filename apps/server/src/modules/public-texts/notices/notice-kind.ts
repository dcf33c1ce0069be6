import { z } from 'zod'
import { text } from '@wenwu/core/i18n/text'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { noticeAudiences } from '@wenwu/core/notices/model'
import { tidyText } from '@wenwu/core/kernel/text'
import { paragraphsField, titleField, type ContentKind } from '../publishing/index.ts'
import { putSearchDocument, removeSearchDocument } from '../search/index.ts'

const schema = z.object({ title: z.string(), content: z.string(), organization: z.string(), audience: z.enum(noticeAudiences) })

/** Notices; the time of publication is that of the first version, so a correction does not make an old notice new. */
export const noticeKind: ContentKind<z.output<typeof schema>> = {
  kind: 'notice',
  name: text('通知公告', 'Notice', { ja_JP: 'お知らせ', ko_KR: '공지사항' }),
  schema,
  form: {
    sections: [
      {
        key: 'notice',
        title: text('通知公告', 'Notice', { ja_JP: 'お知らせ', ko_KR: '공지사항' }),
        fields: [
          titleField,
          paragraphsField('content', 14),
          {
            type: 'text',
            key: 'organization',
            label: text('发布单位', 'Published by', { ja_JP: '発表機関', ko_KR: '발표 기관' }),
            required: true,
            maxLength: 60,
          },
          {
            type: 'select',
            key: 'audience',
            label: text('公开范围', 'Who may read it', { ja_JP: '公開範囲', ko_KR: '공개 범위' }),
            required: true,
            options: [
              { code: 'public', name: text('社会公众', 'Everybody', { ja_JP: '一般公開', ko_KR: '일반 공개' }) },
              { code: 'signed-in', name: text('登录用户', 'Whoever is signed in', { ja_JP: 'ログイン利用者', ko_KR: '로그인 사용자' }) },
              { code: 'official', name: text('审批监管人员', 'Officials', { ja_JP: '審査・監督担当者', ko_KR: '심사·감독 담당자' }) },
            ],
          },
        ],
      },
    ],
  },
  keyOf: ({ title }) => tidyText(title),
  titleOf: ({ title }) => tidyText(title),
  async publish({ db }, { id, payload, publishedAt }) {
    const row = {
      title: tidyText(payload.title),
      content: tidyText(payload.content),
      organization: tidyText(payload.organization),
      audience: payload.audience,
    }
    await db
      .insertInto('notices')
      .values({ id, ...row, published_at: publishedAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    // the search knows people who are signed in and people who are not, but no officials
    if (payload.audience === 'official') return removeSearchDocument(db, 'notice', id)
    await putSearchDocument(db, {
      kind: 'notice',
      id,
      title: row.title,
      body: row.content.replaceAll('^p', '\n'),
      path: `/online_info/notices/${id}`,
      publishedOn: toShanghaiDate(publishedAt),
      isPublic: payload.audience === 'public',
      note: row.organization,
    })
  },
  async withdraw({ db }, entryId) {
    await removeSearchDocument(db, 'notice', entryId)
    await db.deleteFrom('notices').where('id', '=', entryId).execute()
  },
}
