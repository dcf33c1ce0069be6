import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { guideOf } from '@wenwu/core/guides/guide-of'
import { parseGuide } from '@wenwu/core/guides/parse'
import { locales, type Locale } from '@wenwu/core/i18n/text'
import { describe, expect, test } from 'vitest'
import { guides } from './_guides/index.generated.ts'
import { items } from './index.generated.ts'

/** Traditional Chinese is converted. */
const written: readonly Locale[] = locales.filter((locale) => locale !== 'tw_CN')
const all = [...items.map(guideOf), ...guides]

/** Places of a guide whose text lacks a language. */
function untranslated(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh_CN' in value)
    return written.filter((locale) => !(value as Record<string, string>)[locale]?.trim()).map((locale) => `${path} ${locale}`)
  return Object.entries(value).flatMap(([key, inner]) => untranslated(inner, path === '' ? key : `${path}.${key}`))
}

test('a matter has an item folder or a guide of its own, never both; no notation means two', () => {
  const folders = new Set(items.map(({ code }) => code))
  expect(guides.map(({ code }) => code).filter((code) => folders.has(code))).toEqual([])
  const notations = all.flatMap(({ code, aliases }) => [code, ...aliases]).map((notation) => notation.toLowerCase())
  expect(notations.filter((notation, index) => notations.indexOf(notation) !== index)).toEqual([])
})

test('every file of _guides is in the index, under its code', () => {
  const files = readdirSync(join(import.meta.dirname, '_guides')).filter(
    (name) => !name.includes('.generated.') && !name.startsWith('_') && !name.includes('.test.'),
  )
  expect(guides.map(({ code }) => `${code}.ts`).sort()).toEqual(files.sort())
})

describe.each(all)('$code', (guide) => {
  test('has the shape of a guide, unique materials, and every text in four languages', () => {
    expect(parseGuide(JSON.parse(JSON.stringify(guide)))).toEqual(guide)
    expect(untranslated(guide)).toEqual([])
  })
})
