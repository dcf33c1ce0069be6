import { z } from 'zod'
import { text } from '@wenwu/core/i18n/text'
import { tidyText } from '@wenwu/core/kernel/text'
import type { ContentKind } from '../publishing/index.ts'
import { categoryField, defaultPosition, positionField } from './field-parts.ts'

/** Nothing but the web: an address such as `javascript:` would run in the reader's session. Before an `@` another site's name would stand, or a password for all to read. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

const schema = z.object({
  name: z.string(),
  url: z.string().refine((url) => isWebAddress(url.trim()), 'web-address'),
  description: z.string().default(''),
  category: z.string(),
  position: z.number().default(defaultPosition),
})

/** Links to sites of others. */
export const linkKind: ContentKind<z.output<typeof schema>> = {
  kind: 'link',
  name: text('友情链接', 'Link', { ja_JP: 'リンク', ko_KR: '링크' }),
  schema,
  form: {
    sections: [
      {
        key: 'link',
        title: text('友情链接', 'Link', { ja_JP: 'リンク', ko_KR: '링크' }),
        fields: [
          { type: 'text', key: 'name', label: text('名称', 'Name', { ja_JP: '名称', ko_KR: '이름' }), required: true, maxLength: 60 },
          {
            type: 'text',
            key: 'url',
            label: text('网址', 'Address', { ja_JP: 'URL', ko_KR: '주소' }),
            required: true,
            maxLength: 500,
            example: text('https://', 'https://'),
          },
          {
            type: 'text',
            key: 'description',
            label: text('说明', 'Description', { ja_JP: '説明', ko_KR: '설명' }),
            maxLength: 120,
            width: 'full',
          },
          categoryField,
          positionField,
        ],
      },
    ],
  },
  keyOf: ({ url }) => new URL(url.trim()).href,
  titleOf: ({ name }) => tidyText(name),
  async publish({ db }, { id, payload: { name, url, description, category, position } }) {
    const row = {
      name: tidyText(name),
      url: new URL(url.trim()).href,
      description: tidyText(description),
      category: tidyText(category),
      position,
    }
    await db
      .insertInto('links')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  },
  async withdraw({ db }, entryId) {
    await db.deleteFrom('links').where('id', '=', entryId).execute()
  },
}
