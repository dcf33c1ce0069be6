import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseGuide } from '@wenwu/core/guides/parse'
import { describe, expect, test } from 'vitest'
import { guides } from './guides.generated.ts'
import { items } from './index.generated.ts'

const here = import.meta.dirname

test('every matter is a folder that begins with its guide', () => {
  const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !/^(_|testing$)/.test(entry.name) ? [entry.name] : [],
  )
  expect(guides.map(({ code }) => code).sort()).toEqual(folders.sort())
  expect(items.map(({ code }) => code).sort()).toEqual(folders.filter((code) => existsSync(join(here, code, 'item.ts'))))
})

test('no notation means two matters', () => {
  const notations = guides.flatMap(({ code, aliases }) => [code, ...aliases]).map((notation) => notation.toLowerCase())
  expect(notations.filter((notation, index) => notations.indexOf(notation) !== index)).toEqual([])
})

describe.each(guides)('$code', (guide) => {
  test('has the shape of a guide', () => {
    expect(parseGuide(JSON.parse(JSON.stringify(guide)))).toEqual(guide)
  })

  test('gives a sheet to begin with', () => {
    expect(guide.materials.flatMap(({ sample }) => sample ?? [])).not.toEqual([])
  })
})
