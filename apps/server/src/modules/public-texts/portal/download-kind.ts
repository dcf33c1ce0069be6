import { z } from 'zod'
import { text } from '@wenwu/core/i18n/text'
import { tidyText } from '@wenwu/core/kernel/text'
import type { ContentKind } from '../publishing/index.ts'
import { categoryField, defaultPosition, positionField } from './field-parts.ts'

const schema = z.object({
  name: z.string(),
  description: z.string().default(''),
  category: z.string(),
  file: z.array(z.object({ fileId: z.string(), name: z.string(), size: z.number() })).length(1),
  position: z.number().default(defaultPosition),
})

/** Forms and papers to save; open to everybody once published. */
export const downloadKind: ContentKind<z.output<typeof schema>> = {
  kind: 'download',
  name: text('下载资料', 'Download', { ja_JP: 'ダウンロード', ko_KR: '다운로드' }),
  schema,
  form: {
    sections: [
      {
        key: 'download',
        title: text('下载资料', 'Download', { ja_JP: 'ダウンロード', ko_KR: '다운로드' }),
        fields: [
          {
            type: 'text',
            key: 'name',
            label: text('资料名称', 'Name', { ja_JP: '資料名', ko_KR: '자료 이름' }),
            required: true,
            maxLength: 100,
            width: 'full',
          },
          {
            type: 'attachment',
            key: 'file',
            label: text('文件', 'File', { ja_JP: 'ファイル', ko_KR: '파일' }),
            required: true,
            maxCount: 1,
            width: 'full',
          },
          {
            type: 'text',
            key: 'description',
            label: text('说明', 'Description', { ja_JP: '説明', ko_KR: '설명' }),
            maxLength: 200,
            width: 'full',
          },
          categoryField,
          positionField,
        ],
      },
    ],
  },
  keyOf: ({ name }) => tidyText(name),
  titleOf: ({ name }) => tidyText(name),
  async publish({ db }, { id, payload: { name, description, category, file, position }, publishedAt }) {
    const row = {
      name: tidyText(name),
      description: tidyText(description),
      category: tidyText(category),
      file_id: file[0]!.fileId,
      position,
      published_at: publishedAt,
    }
    await db
      .insertInto('downloads')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  },
  async withdraw({ db }, entryId) {
    await db.deleteFrom('downloads').where('id', '=', entryId).execute()
  },
}
