import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import { contract as content } from '@wenwu/core/content/contract'
import type { ContentView } from '@wenwu/core/content/model'
import { contract } from '@wenwu/core/guides/contract'
import { text } from '@wenwu/core/i18n/text'
import type { GuideDefinition } from '@wenwu/core/item/guide'
import { necessityOf } from '@wenwu/core/item/material'
import { contract as search } from '@wenwu/core/search/contract'
import { guides } from '@wenwu/items/guides.generated'
import { items } from '@wenwu/items/index.generated'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publishStarterGuides } from './index.ts'
import { initialsOf } from './initials.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const isBuilt = ({ code }: GuideDefinition) => items.some((item) => item.code === code)
const [built, ...others] = guides.filter((guide) => isBuilt(guide) && guide.aliases.length > 0) as [GuideDefinition, ...GuideDefinition[]]
const waiting = guides.find((guide) => !isBuilt(guide))!
/** Two that no other test changes. */
const [withdrawn, raced] = guides.filter((guide) => guide !== built && guide !== others[0] && guide !== waiting) as [
  GuideDefinition,
  GuideDefinition,
  ...GuideDefinition[],
]

const publish = (definitions?: readonly GuideDefinition[]) =>
  inTransaction(api.pool, (db) => publishStarterGuides(db, api.clock.now(), definitions))
const changed = (code: string, name: string): GuideDefinition[] =>
  guides.map((guide) => (guide.code === code ? { ...guide, name: text(name, 'Changed', { ja_JP: '変更', ko_KR: '변경' }) } : guide))

async function entryOf(code: string): Promise<ContentView> {
  const { rows } = await api.pool.query<{ id: string }>("select id from content_entries where kind = 'guide' and key = $1", [
    code.toLowerCase(),
  ])
  return api.as('editor').call(content.get, { kind: 'guide', id: rows[0]!.id })
}
const move = (who: string, entry: ContentView, action: 'revise' | 'submit' | 'publish' | 'withdraw', words = '') =>
  api.as(who).call(content.move, { kind: 'guide', id: entry.id, revision: entry.revision, action, words })

/** An editor's revision of a guide, published. */
async function revise(code: string, change: (data: ContentView['data']) => ContentView['data']): Promise<void> {
  const draft = await move('editor', await entryOf(code), 'revise')
  const saved = await api
    .as('editor')
    .call(content.save, { kind: 'guide', id: draft.id, revision: draft.revision, data: change(draft.data) })
  await move('editor-lead', await move('editor', saved, 'submit'), 'publish')
}

it('a guide is found by its title in other languages, also once an editor has revised something else', async () => {
  const titled = guides.find((guide) => /museum/i.test(guide.name.en_US) && ![built, others[0], withdrawn, raced].includes(guide))!
  const find = async (q: string) =>
    (await api.anonymous.call(search.search, { q, kind: 'guide' })).rows.find(({ number }) => number.text === titled.code)
  expect((await find('museum'))?.parts.map(({ snippet }) => snippet.text)).toEqual([expect.stringContaining(titled.name.en_US)])
  expect(await find(titled.name.ja_JP!)).toBeDefined()
  await revise(titled.code, (data) => ({ ...data, matter: { ...data['matter'], position: 98 } }))
  expect(await find('museum')).toBeDefined()
})

it('a guide of the release whose code becomes another notation of a matter leaves the readers; an editor’s stays', async () => {
  const [first, second] = ['PlantedOne', 'PlantedTwo'].map((code): GuideDefinition => ({ ...waiting, code, aliases: [] })) as [
    GuideDefinition,
    GuideDefinition,
  ]
  expect(await publish([first, second])).toEqual(['PlantedOne', 'PlantedTwo'])
  await revise('PlantedTwo', (data) => data)
  const merged: GuideDefinition = { ...waiting, code: 'PlantedThree', aliases: ['PlantedOne', 'PlantedTwo'] }
  expect(await publish([merged])).toEqual(['PlantedThree'])
  expect((await api.anonymous.call(contract.get, { code: 'PlantedOne' })).code).toBe('PlantedThree')
  expect((await api.anonymous.call(contract.get, { code: 'PlantedTwo' })).code).toBe('PlantedTwo')
  expect((await entryOf('PlantedOne')).state).toBe('withdrawn')
  expect(await publish([merged])).toEqual([])
  await api.pool.query("delete from guides where code like 'Planted%'")
})

describe('the catalogue', () => {
  it('lists every matter in its order, tells which can be applied for here, and by whom; two statements', async () => {
    const { result, queries } = await api.countQueries(() => api.anonymous.call(contract.list, {}))
    expect(queries).toBe(2)
    expect(result.map(({ code }) => code).sort()).toEqual(guides.map(({ code }) => code).sort())
    expect(result[0]!.category).toBe('protection-works')
    const { code, aliases, category, name, shortName, guide } = built
    const entry = result.find((row) => row.code === code)!
    expect(entry).toMatchObject({
      canApply: false,
      region: null,
      aliases,
      category,
      initials: `${initialsOf(name.zh_CN)} ${initialsOf(shortName.zh_CN)}`,
      deadline: guide.statutoryDeadline,
    })
    expect(initialsOf('保护范围涉建')).toBe('bhfwsj')
    expect(entry.itemVersionId).toMatch(/^[0-9a-f-]{36}$/)
    for (const [who, kind] of [['company', 'legal-entity'] as const, ['person', 'individual'] as const]) {
      const mine = await api.as(who).call(contract.list, {})
      expect(mine.flatMap((row) => (row.canApply ? [row.code] : [])).sort()).toEqual(
        items.flatMap((item) => (item.applicants.includes(kind) ? [item.code] : [])).sort(),
      )
    }
  })

  it('gives a guide under any notation, in its languages, with its process and the pages of its laws', async () => {
    const guide = await api.anonymous.call(contract.get, { code: built.aliases[0]!.toLowerCase() })
    expect(guide).toMatchObject({
      code: built.code,
      isTranslated: true,
      name: built.name,
      texts: { statutoryDeadline: built.guide.statutoryDeadline },
      flow: {
        kind: 'process',
        itemVersionId: guide.itemVersionId,
        steps: expect.arrayContaining([expect.objectContaining({ zh_CN: '省局受理' })]),
      },
    })
    expect(guide.materials.map(({ key }) => key)).toEqual(built.materials.map(({ key }) => key))
    // what the form takes of each is told before anybody signs in for it
    expect(guide.materials.map(({ types }) => types)).toEqual(
      built.materials.map(({ by, types }) => (by === 'applicant' ? (types ?? defaultFileTypes) : null)),
    )
    expect(guide.legalBasis[0]).toMatchObject({
      ...built.guide.legalBasis[0],
      path: expect.stringMatching(/^\/reguldetail\?id=.*#art-\d+$/) as string,
    })
    const bases = built.materials.map(({ basis }) => (basis === 'assumption' ? basis : [expect.objectContaining(basis) as unknown]))
    expect(guide.materials.map(({ basis }) => basis)).toEqual(bases)
    expect(guide.materials[0]!.basis).toMatchObject([{ path: expect.stringMatching(/^\/reguldetail\?id=.*#art-\d+$/) as string }])
    expect((await api.anonymous.send(contract.get, { code: '99999' })).status).toBe(404)
    expect(await api.anonymous.call(contract.get, { code: waiting.code })).toMatchObject({
      itemVersionId: null,
      canApply: false,
      flow: { kind: 'none' },
    })
  })

  it('finds the guide in the names of the specification, any notation again', async () => {
    for (const notation of items.flatMap(({ code, aliases, entity }) => [code, ...aliases, entity.toLowerCase()])) {
      const reply = await api.anonymous.send(contract.find, { itemCode: notation })
      // a matter of its own may have taken a notation of the viewer
      expect([notation, reply.status]).toEqual([notation, 200])
    }
    const guide = (await api.anonymous.call(contract.find, { itemCode: built.code })) as Record<string, unknown> & {
      approvalItemGuideComs: { materialsType: string; materials: Record<string, string>[] }[]
      setGistStyle: string[]
    }
    expect(guide).toMatchObject({
      itemCode: built.code,
      itemType: built.guide.itemType.zh_CN,
      charge: built.guide.charge.zh_CN,
      applicationRang: built.guide.applicationRange.zh_CN,
      processPath: expect.stringMatching(/^\/api\/v1\/item-versions\/[^/]+\/drawing$/) as string,
    })
    const [{ statute, version, article }] = built.guide.legalBasis as [GuideDefinition['guide']['legalBasis'][number]]
    expect(guide.setGistStyle[0]).toBe(`《${statute}》（${version}）${article}`)
    const isApplicants = ({ by }: { by: string }) => by === 'applicant'
    const rows = (wanted: (material: GuideDefinition['materials'][number]) => boolean) =>
      built.materials.filter(wanted).map((material) => {
        const says = {
          name: material.name.zh_CN,
          sample: material.sample?.fileName ?? '--',
          channel: material.channel.zh_CN,
          paper: `${material.paperCopies}份`,
          necessity: { required: '必要', optional: '非必要', depends: '视情况' }[necessityOf(material)],
        }
        return {
          ...{ materialsName: says.name, materialsSample: says.sample, materialsChannel: says.channel },
          ...{ paperMaterials: says.paper, materialsNecessity: says.necessity },
          // the material row of §3 says the same
          ...{ materialName: says.name, materialPrototype: says.sample, originWay: says.channel },
          ...{ paperMaterial: says.paper, paperNecessary: says.necessity },
          url: material.sample === undefined ? '' : `/api/v1/guides/${built.code}/samples/${material.key}`,
        }
      })
    expect(guide.approvalItemGuideComs).toEqual([
      { materialsType: '一、申请人提交的材料', materials: rows(isApplicants) },
      { materialsType: '二、审核机关提供的材料', materials: rows((material) => !isApplicants(material)) },
    ])
    const all = guide.approvalItemGuideComs.flatMap(({ materials }) => materials)
    expect(new Set(all.map(({ url }) => url === ''))).toEqual(new Set([true, false]))
    expect(all.map(({ materialsNecessity }) => materialsNecessity)).toContain('视情况')
    expect((await api.anonymous.send(contract.find, { itemCode: '99999' })).status).toBe(404)
  })
})

describe('a sheet of the release', () => {
  it('is drawn for its material, under any notation of the guide, with its hints and examples', async () => {
    for (const { code, aliases, materials } of [waiting, built]) {
      const { key, sample } = materials.find((material) => material.sample !== undefined)!
      const guide = await api.anonymous.call(contract.get, { code })
      expect(guide.materials.find((material) => material.key === key)!.sample).toEqual({
        link: `/api/v1/guides/${code}/samples/${key}`,
        name: sample!.fileName,
        size: null,
      })
      const notation = aliases[0]?.toLowerCase() ?? code
      const { content, headers } = await api.anonymous.download(contract.sample, { code: notation, material: key })
      expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(sample!.fileName)
      expect(headers.get('content-disposition')).toMatch(/^attachment/)
      const [header, hints, first] = await readSheet(content)
      expect(header).toEqual(sample!.columns.map(({ title }) => title))
      expect(hints).toEqual(sample!.columns.map(({ hint }) => hint))
      expect(first!.map(String)).toEqual(sample!.rows[0]!.map(String))
    }
  })

  it('is found by a key as guides spelt it earlier: revisions of editors keep it', async () => {
    const [code, key] = guides.flatMap((guide) =>
      guide.materials.flatMap((material) =>
        material.sample !== undefined && /[A-Z]/.test(material.key) ? [[guide.code, material.key] as const] : [],
      ),
    )[0]!
    const earlier = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(earlier).not.toBe(key)
    expect((await api.anonymous.download(contract.sample, { code, material: earlier })).content.length).toBeGreaterThan(0)
    await api.pool.query(
      `update guides set payload = jsonb_set(payload, '{materials}', replace((payload->'materials')::text, $2, $3)::jsonb) where code = $1`,
      [code, `"${key}"`, `"${earlier}"`],
    )
    const { materials } = await api.anonymous.call(contract.get, { code })
    expect(materials.find((material) => material.key === earlier)!.sample).toMatchObject({ size: null })
    expect((await api.anonymous.download(contract.sample, { code, material: earlier })).content.length).toBeGreaterThan(0)
  })
})

describe('an editor’s revision', () => {
  const upload = async (name: string) => {
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    const field = name === 'flow.png' ? 'process.flowPicture' : 'catalogue.materials[0].sample'
    const reply = await api.as('editor').sendWire(content.upload, { kind: 'guide', field }, { file: { name, content: png } })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
    const { fileId, name: kept, size } = (reply.body as { data: { fileId: string; name: string; size: number } }).data
    return { fileId, name: kept, size }
  }

  it('of a matter without a process shows its picture and samples to everybody, and says what is not translated', async () => {
    const { code } = waiting
    const before = await api.anonymous.call(contract.get, { code })
    const [flow, sample] = [await upload('flow.png'), await upload('样表.png')]
    await revise(code, (data) => {
      const materials = data['catalogue']!['materials'] as Record<string, unknown>[]
      return {
        ...data,
        basics: { ...data['basics'], commitmentDeadline: '试行3日办结' },
        process: { ...data['process'], flowPicture: [flow] },
        catalogue: { materials: [{ ...materials[0], sample: [sample] }, ...materials.slice(1)] },
      }
    })
    const guide = await api.anonymous.call(contract.get, { code })
    expect(guide).toMatchObject({
      isTranslated: false,
      name: before.name,
      texts: { commitmentDeadline: { zh_CN: '试行3日办结', en_US: '试行3日办结' } },
      flow: { kind: 'picture' },
    })
    const [material] = guide.materials
    expect(material!.sample).toMatchObject({ name: '样表.png', size: sample.size })
    const saved = await api.anonymous.download(contract.sample, { code, material: material!.key })
    expect([saved.content.length, saved.headers.get('content-disposition')]).toEqual([
      sample.size,
      expect.stringMatching(/^attachment/) as string,
    ])
    expect((await api.request('GET', (guide.flow as { link: string }).link)).status).toBe(200)
    const wire = JSON.stringify(await api.anonymous.call(contract.find, { itemCode: code }))
    for (const value of [material!.sample!.link, '样表.png', (guide.flow as { link: string }).link]) expect(wire).toContain(value)
    // the other materials keep the sheets of the release
    expect(guide.materials.slice(1).map(({ sample: kept }) => kept)).toEqual(before.materials.slice(1).map(({ sample: kept }) => kept))
    const bare = guide.materials.find(({ sample: none }) => none === null)!
    for (const address of [
      `/api/v1/guides/${code}/samples/nothing`,
      `/api/v1/guides/${guide.code}/samples/${bare.key}`,
      '/api/v1/guides/99999/samples/form',
      `/api/v1/guides/${built.code}/flow-picture`,
    ])
      expect([address, (await api.request('GET', address)).status]).toEqual([address, 404])
  })

  it('may not carry a file that was not handed in for maintained texts', async () => {
    const entry = await move('editor', await entryOf(others[0]!.code), 'revise')
    const materials = entry.data['catalogue']!['materials'] as Record<string, unknown>[]
    const foreign = { ...materials[0], sample: [{ fileId: '01890000-0000-7000-8000-00000000dead', name: 'x.pdf', size: 1 }] }
    const reply = await api.as('editor').send(content.save, {
      kind: 'guide',
      id: entry.id,
      revision: entry.revision,
      data: { ...entry.data, catalogue: { materials: [foreign] } },
    })
    expect(reply.body).toMatchObject({ error: 'form-invalid', problems: [{ path: 'catalogue.materials[0].sample', code: 'type' }] })
  })

  it('is refused with a code that makes no address; its materials may be unknown', async () => {
    const { id, revision } = await api.as('editor').call(content.create, {
      kind: 'guide',
      data: { matter: { name: '新事项', code: '新 码', category: 'safety' }, catalogue: { materials: [{ id: 'a', name: '申请表' }] } },
    })
    const submit = (at: number) => api.as('editor').send(content.move, { kind: 'guide', id, revision: at, action: 'submit', words: '' })
    expect((await submit(revision)).body).toMatchObject({ error: 'form-invalid', problems: [{ path: 'matter.code', code: 'guide-code' }] })
    const saved = await api
      .as('editor')
      .call(content.save, { kind: 'guide', id, revision, data: { matter: { name: '新事项', code: 'X-1', category: 'safety' } } })
    expect(await submit(saved.revision)).toMatchObject({ status: 200, body: { data: { state: 'in-review' } } })
  })
})

describe('the starter’s guides', () => {
  it('unchanged ask one question at the next start', async () => {
    const { result, queries } = await api.countQueries(() => publish())
    expect([result, queries]).toEqual([[], 1])
  })

  it('that changed are published again and found; those an editor revised or withdrew stay as they are', async () => {
    expect(await publish(changed(built.code, '保护范围作业核准试行'))).toEqual([built.code])
    expect((await api.anonymous.call(contract.get, { code: built.code })).name).toMatchObject({
      zh_CN: '保护范围作业核准试行',
      ja_JP: '変更',
    })
    const found = await api.anonymous.call(search.search, { q: '保护范围作业核准试行' })
    expect(found.rows[0]).toMatchObject({ kind: 'guide', path: `/work-guide/${built.code}` })

    await revise(built.code, (data) => ({ ...data, matter: { ...data['matter'], name: '编辑改过的名称' } }))
    expect(await publish()).toEqual([])
    expect((await api.anonymous.call(contract.get, { code: built.code })).name.zh_CN).toBe('编辑改过的名称')

    await move('editor-lead', await entryOf(withdrawn.code), 'withdraw', '暂停受理')
    expect(await publish(changed(withdrawn.code, '再次发布'))).toEqual([])
    expect((await api.anonymous.send(contract.get, { code: withdrawn.code })).status).toBe(404)
    expect((await api.anonymous.call(contract.list, {})).map(({ code }) => code)).not.toContain(withdrawn.code)
  })

  it('by many servers at once are published once', async () => {
    const published = await Promise.all(Array.from({ length: 4 }, () => publish(changed(raced.code, '规划立项试行'))))
    expect(published.flat()).toEqual([raced.code])
    expect((await entryOf(raced.code)).versions).toHaveLength(2)
  })
})
