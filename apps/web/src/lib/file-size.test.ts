import { expect, it } from 'vitest'
import { maxFileBytes } from '@wenwu/core/files/contract'
import { locales } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import { formatFileSize, formatSizeLimit } from './file-size.ts'

it('sizes are written in one way', () => {
  expect([500, 1536, 1310720].map(formatFileSize)).toEqual(['500 B', '1.50 KB', '1.25 MB'])
  expect(formatSizeLimit(maxFileBytes)).toBe('20 MB')
})

it.each(locales)('the hints of an upload in %s say sizes as they are formatted', (locale) => {
  const hints = [
    translate(locale, 'form.files.limit', { size: formatSizeLimit(maxFileBytes) }),
    translate(locale, 'application.fileRoom', { files: 5, size: formatSizeLimit(200 * 1024 * 1024) }),
    translate(locale, 'guide.upload', { types: 'pdf', size: formatSizeLimit(maxFileBytes) }),
  ]
  expect(hints.flatMap((hint) => hint.match(/\d+ ?MB?/g))).toEqual(['20 MB', '200 MB', '20 MB'])
})
