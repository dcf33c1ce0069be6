import type { Field } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'

/** The title of a text, in a row of its own. */
export const titleField: Field = {
  type: 'text',
  key: 'title',
  label: text('标题', 'Title', { ja_JP: '題名', ko_KR: '제목' }),
  required: true,
  width: 'full',
}

/** The text itself, in paragraphs as specification §3 marks them. */
export function paragraphsField(key: string, rows: number): Field {
  return {
    type: 'long-text',
    key,
    label: text('正文', 'Text', { ja_JP: '本文', ko_KR: '본문' }),
    help: text('换行另起一段；^p 表示段落间距。', 'A new line begins a paragraph; ^p is a gap between paragraphs.', {
      ja_JP: '改行で段落が変わります。^p は段落の間隔です。',
      ko_KR: '줄을 바꾸면 새 단락이 시작됩니다. ^p는 단락 간격입니다.',
    }),
    required: true,
    maxLength: 20_000,
    rows,
    width: 'full',
  }
}
