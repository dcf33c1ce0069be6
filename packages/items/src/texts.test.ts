import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guides } from './guides.generated.ts'
import { items } from './index.generated.ts'

const here = import.meta.dirname
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const translations = folders.flatMap((folder) =>
  ['ja_JP', 'ko_KR'].filter((locale) => existsSync(join(here, folder, `${locale}.json`))).map((locale) => ({ folder, locale })),
)

/** Every matter: its item, which has the guide in it, or the guide alone where there is no item yet. */
const matters = [...new Map([...guides, ...items].map((matter) => [matter.code, matter])).values()]

/** Chinese texts somewhere in a value that lack a language. */
function textsWithout(value: unknown, locale: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh_CN' in value) return (value as Record<string, unknown>)[locale] === undefined ? [String(value.zh_CN)] : []
  return Object.values(value).flatMap((part) => textsWithout(part, locale))
}

test('there are translations', () => {
  expect(translations.length).toBeGreaterThan(0)
})

describe.each(translations)('$folder in $locale', ({ folder, locale }) => {
  const file = join(here, folder, `${locale}.json`)
  const translated = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

  test('translates no text that is gone, and none to nothing', () => {
    const sources = readdirSync(join(here, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(here, folder, name), 'utf8'))
      .join('\n')
    const asWritten = (text: string) => JSON.stringify(text).slice(1, -1)
    expect(Object.keys(translated).filter((text) => !sources.includes(asWritten(text)))).toEqual([])
    expect(Object.values(translated).filter((text) => text.trim() === '')).toEqual([])
  })
})

describe.each(['ja_JP', 'ko_KR'])('in %s', (locale) => {
  test.each(matters)('$code is whole: guide and item show no other language', (matter) => {
    expect([...new Set(textsWithout(matter, locale))]).toEqual([])
  })
})
