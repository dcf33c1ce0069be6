import { expect, test } from 'vitest'
import { translate } from '@wenwu/core/i18n/translate'
import type { Locale } from '@wenwu/core/i18n/text'
import { confirmWords } from './confirm-words.ts'

const words = (locale: Locale, label: string) => confirmWords(label, (name) => translate(locale, 'case.confirmAction', { label: name }))

test('a button says that it confirms, once', () => {
  expect(words('zh_CN', '受理')).toBe('确认受理')
  expect(words('zh_CN', '确认送达并归档')).toBe('确认送达并归档')
  expect(words('en_US', 'Accept')).toBe('Confirm: Accept')
  expect(words('en_US', 'Confirm delivery and file')).toBe('Confirm delivery and file')
})
