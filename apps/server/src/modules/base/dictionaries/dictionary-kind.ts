import { z } from 'zod'
import type { FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { tidyText } from '@wenwu/core/kernel/text'
import type { ContentKind } from '../../public-texts/publishing/index.ts'

const form: FormDefinition = {
  sections: [
    {
      key: 'dictionary',
      title: text('字典', 'Dictionary', { ja_JP: '辞書', ko_KR: '사전' }),
      fields: [
        {
          type: 'text',
          key: 'className',
          label: text('字典名称', 'Name', { ja_JP: '辞書名', ko_KR: '사전 이름' }),
          required: true,
          maxLength: 60,
        },
        {
          type: 'text',
          key: 'classCode',
          label: text('字典编码', 'Class code', { ja_JP: '分類コード', ko_KR: '분류 코드' }),
          required: true,
          maxLength: 60,
          pattern: '[A-Za-z][A-Za-z0-9_]*',
          patternMessage: text('编码由英文字母、数字和下划线组成，以字母开头', 'Letters, digits and underscores, a letter first', {
            ja_JP: '英字で始まる英数字と下線で入力してください',
            ko_KR: '영문자로 시작하는 영문자, 숫자, 밑줄만 사용할 수 있습니다',
          }),
          help: text('程序按编码读取，发布后请勿修改。', 'Programs read it by this code: do not change it once published.', {
            ja_JP: 'プログラムはこのコードで読み取ります。公開後は変更しないでください。',
            ko_KR: '프로그램이 이 코드로 읽으므로 게시 후에는 변경하지 마십시오.',
          }),
        },
        {
          type: 'table',
          key: 'entries',
          label: text('字典项', 'Entries', { ja_JP: '項目', ko_KR: '항목' }),
          required: true,
          minRows: 1,
          maxRows: 500,
          width: 'full',
          columns: [
            { type: 'text', key: 'code', label: text('编码', 'Code', { ja_JP: 'コード', ko_KR: '코드' }), required: true, maxLength: 60 },
            { type: 'text', key: 'name', label: text('名称', 'Name', { ja_JP: '名称', ko_KR: '이름' }), required: true, maxLength: 200 },
          ],
        },
      ],
    },
  ],
}

const schema = z.object({
  className: z.string(),
  classCode: z.string(),
  entries: z
    .array(z.object({ code: z.string(), name: z.string() }))
    .refine((rows) => new Set(rows.map((row) => tidyText(row.code))).size === rows.length, 'repeated'),
})

/** Dictionaries that forms choose from; one entry of the editors is one class with its codes. */
export const dictionaryKind: ContentKind<z.output<typeof schema>> = {
  kind: 'dictionary',
  name: text('数据字典', 'Dictionary', { ja_JP: 'データ辞書', ko_KR: '데이터 사전' }),
  schema,
  form,
  keyOf: ({ classCode }) => tidyText(classCode),
  titleOf: ({ className }) => tidyText(className),
  async publish({ db }, { id, payload }) {
    const row = {
      class_code: tidyText(payload.classCode),
      name: tidyText(payload.className),
      entries: JSON.stringify(payload.entries.map(({ code, name }) => ({ code: tidyText(code), name: tidyText(name) }))),
    }
    await db
      .insertInto('dictionaries')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  },
  async withdraw({ db }, entryId) {
    await db.deleteFrom('dictionaries').where('id', '=', entryId).execute()
  },
}
