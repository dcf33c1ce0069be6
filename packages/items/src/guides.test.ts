import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseGuide } from '@wenwu/core/guides/parse'
import { describe, expect, test } from 'vitest'
import * as laws from './_blocks/law.ts'
import { guides } from './guides.generated.ts'
import { items } from './index.generated.ts'

const here = import.meta.dirname
const { licensingLaw } = laws
const known = Object.values(laws).map((cite) => `${cite('').statute} ${cite('').version}`)

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

const notOnline = guides.filter(({ code }) => !items.some((item) => item.code === code))

test.each(notOnline)(
  '$code is not handled online, so its guide leads to a counter and to nothing of this platform',
  ({ guide, materials }) => {
    const said = JSON.stringify([guide, materials.map(({ name, channel, help }) => [name, channel, help])])
    expect(
      said.match(/.{0,20}(平台|网上|上传|platform|[Oo]nline|upload|オンライン|プラットフォーム|アップロード|온라인|플랫폼).{0,20}/g),
    ).toBeNull()
    expect(guide.processAddress.zh_CN).toMatch(/现场办理/)
    // what is brought along is on paper
    expect(materials.filter(({ by, key, paperCopies }) => by === 'applicant' && key !== 'pieces' && paperCopies === 0)).toEqual([])
  },
)

describe.each(guides)('$code', (guide) => {
  test('has the shape of a guide', () => {
    expect(parseGuide(JSON.parse(JSON.stringify(guide)))).toEqual(guide)
  })

  test('cites for each material a law that its blocks know, or says that none asks for it', () => {
    for (const { key, basis } of guide.materials)
      if (basis !== 'assumption') expect(known, key).toContain(`${basis.statute} ${basis.version}`)
    // the licensing law is one for licences
    if (guide.guide.itemType.zh_CN !== '行政许可')
      expect(guide.materials.filter(({ basis }) => basis !== 'assumption' && basis.statute === licensingLaw('').statute)).toEqual([])
  })

  test('gives a sheet to begin with', () => {
    expect(guide.materials.flatMap(({ sample }) => sample ?? [])).not.toEqual([])
  })
})
