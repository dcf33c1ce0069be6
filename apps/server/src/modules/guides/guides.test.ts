import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as content } from '@wenwu/core/content/contract'
import type { ContentView } from '@wenwu/core/content/model'
import { contract } from '@wenwu/core/guides/contract'
import type { GuideDefinition } from '@wenwu/core/guides/model'
import { text } from '@wenwu/core/i18n/text'
import { contract as search } from '@wenwu/core/search/contract'
import { inTransaction } from '../../platform/database/request-database.ts'
import { readSheet } from '../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { publishStarterGuides } from './index.ts'
import { starterGuides } from './starter-guides.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const publish = (definitions?: readonly GuideDefinition[]) =>
  inTransaction(api.pool, (db) => publishStarterGuides(db, api.clock.now(), definitions))
const changed = (code: string, name: string): GuideDefinition[] =>
  starterGuides.map((guide) => (guide.code === code ? { ...guide, name: text(name, 'Changed', { ja_JP: '変更', ko_KR: '변경' }) } : guide))

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

describe('the catalogue', () => {
  it('lists every matter in its order, tells which can be applied for here, and by whom; two statements', async () => {
    const { result, queries } = await api.countQueries(() => api.anonymous.call(contract.list, {}))
    expect(queries).toBe(2)
    expect(result.map(({ code }) => code).sort()).toEqual(starterGuides.map(({ code }) => code).sort())
    expect(result[0]!.category).toBe('protection-works')
    const built = result.find(({ code }) => code === '56005')!
    expect(built).toMatchObject({
      canApply: false,
      region: null,
      aliases: ['TBCrpAi'],
      category: 'construction',
      initials: expect.stringMatching(/bhfwsj$/) as string,
      deadline: { zh_CN: expect.stringContaining('20个工作日') as string },
    })
    expect(built.itemVersionId).toMatch(/^[0-9a-f-]{36}$/)
    const mine = await api.as('company').call(contract.list, {})
    expect(
      mine
        .filter(({ canApply }) => canApply)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['56005', '5600802', 'TBCrpPaMainEntity', 'TBCrpPpMainEntity'])
    expect((await api.as('person').call(contract.list, {})).some(({ canApply }) => canApply)).toBe(false)
  })

  it('gives a guide under any notation, in its languages, with its process and the pages of its laws', async () => {
    const guide = await api.anonymous.call(contract.get, { code: 'tbcrpai' })
    const starter = starterGuides.find(({ code }) => code === '56005')!
    expect(guide).toMatchObject({
      code: '56005',
      isTranslated: true,
      name: starter.name,
      texts: { statutoryDeadline: starter.guide.statutoryDeadline },
      flow: { kind: 'process', itemVersionId: guide.itemVersionId },
    })
    expect(guide.materials.map(({ key }) => key)).toEqual(starter.materials.map(({ key }) => key))
    expect(guide.legalBasis[0]).toMatchObject({
      article: '第二十八条',
      version: '2024',
      path: expect.stringMatching(/^\/reguldetail\?id=.*#art-28$/) as string,
    })
    expect((await api.anonymous.send(contract.get, { code: '99999' })).status).toBe(404)
    const waiting = starterGuides.find(({ code }) => code === '56012')
    if (waiting !== undefined)
      expect(await api.anonymous.call(contract.get, { code: '56012' })).toMatchObject({
        itemVersionId: null,
        canApply: false,
        flow: { kind: 'none' },
      })
  })

  it('finds the guide in the names of the specification, any notation again', async () => {
    for (const notation of ['5600802', '56008-b', 'TBCrpWp', 'tbcrpwpmainentity']) {
      const reply = await api.anonymous.send(contract.find, { itemCode: notation })
      // a matter of its own may have taken a notation of the viewer
      expect([notation, reply.status]).toEqual([notation, 200])
    }
    const guide = (await api.anonymous.call(contract.find, { itemCode: '56005' })) as Record<string, unknown> & {
      approvalItemGuideComs: { materialsType: string; materials: { materialsName: string; materialsNecessity: string }[] }[]
      setGistStyle: string[]
    }
    expect(guide).toMatchObject({
      itemCode: '56005',
      itemType: '行政许可',
      charge: '否',
      applicationRang: expect.stringContaining('保护范围内') as string,
      processPath: expect.stringMatching(/^\/api\/v1\/item-versions\/[^/]+\/drawing$/) as string,
    })
    expect(guide.approvalItemGuideComs.map(({ materialsType }) => materialsType)).toEqual([
      '一、申请人提交的材料',
      '二、审核机关提供的材料',
    ])
    expect(guide.approvalItemGuideComs[1]!.materials).toMatchObject([
      {
        materialsName: '省级人民政府或者省级文物行政部门的函',
        materialsNecessity: '必要',
        materialsSample: '省级文物行政部门意见写法提示.xlsx',
        url: '/api/v1/guides/56005/samples/provinceLetter',
      },
    ])
    expect(guide.approvalItemGuideComs[0]!.materials.find((material) => material.materialsName === '文物影响评估报告')).toMatchObject({
      materialsSample: '--',
      url: '',
    })
    expect(guide.approvalItemGuideComs[0]!.materials.find((material) => material.materialsName === '考古调查、勘探报告')).toMatchObject({
      materialsNecessity: '视情况',
    })
    expect(guide.setGistStyle[0]).toBe('《中华人民共和国文物保护法》（2024）第二十八条')
    expect((await api.anonymous.send(contract.find, { itemCode: '99999' })).status).toBe(404)
  })
})

describe('a sheet of the release', () => {
  it('is drawn for its material, under any notation of the guide, with its hints and examples', async () => {
    const guide = await api.anonymous.call(contract.get, { code: '56016' })
    const { sample } = guide.materials.find(({ key }) => key === 'pieces')!
    expect(sample).toEqual({ link: '/api/v1/guides/56016/samples/pieces', name: '出境展览展品目录样表.xlsx', size: null })
    const { content, headers } = await api.anonymous.download(contract.sample, { code: '56016', material: 'pieces' })
    expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(/^attachment.*出境展览展品目录样表\.xlsx$/)
    const [header, hints, first] = await readSheet(content)
    expect(header!.slice(0, 4)).toEqual(['序号', '展品名称', '总登记号', '年代'])
    expect(hints!.slice(0, 2)).toEqual(['填写说明', '与藏品总账一致，一件一行'])
    expect(first!.slice(0, 2)).toEqual(['示例1', '青铜弦纹鼎'])
    const ofItem = await api.anonymous.download(contract.sample, { code: 'tbcrpai', material: 'terrainMap' })
    expect((await readSheet(ofItem.content))[0]).toContain('距文物本体最近距离（米）')
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
    const code = starterGuides.find((guide) => !['56005', '5600802', 'TBCrpPaMainEntity', 'TBCrpPpMainEntity'].includes(guide.code))!.code
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
      '/api/v1/guides/56005/flow-picture',
    ])
      expect([address, (await api.request('GET', address)).status]).toEqual([address, 404])
  })

  it('may not carry a file that was not handed in for maintained texts', async () => {
    const entry = await move('editor', await entryOf('TBCrpPaMainEntity'), 'revise')
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
    expect(await publish(changed('56005', '保护范围作业核准试行'))).toEqual(['56005'])
    expect((await api.anonymous.call(contract.get, { code: '56005' })).name).toMatchObject({ zh_CN: '保护范围作业核准试行', ja_JP: '変更' })
    const found = await api.anonymous.call(search.search, { q: '保护范围作业核准试行' })
    expect(found.rows[0]).toMatchObject({ kind: 'guide', path: '/work-guide/56005' })

    await revise('56005', (data) => ({ ...data, matter: { ...data['matter'], name: '编辑改过的名称' } }))
    expect(await publish()).toEqual([])
    expect((await api.anonymous.call(contract.get, { code: '56005' })).name.zh_CN).toBe('编辑改过的名称')

    await move('editor-lead', await entryOf('5600802'), 'withdraw', '暂停受理')
    expect(await publish(changed('5600802', '再次发布'))).toEqual([])
    expect((await api.anonymous.send(contract.get, { code: '5600802' })).status).toBe(404)
    expect((await api.anonymous.call(contract.list, {})).map(({ code }) => code)).not.toContain('5600802')
  })

  it('by many servers at once are published once', async () => {
    const published = await Promise.all(Array.from({ length: 4 }, () => publish(changed('TBCrpPpMainEntity', '规划立项试行'))))
    expect(published.flat()).toEqual(['TBCrpPpMainEntity'])
    expect((await entryOf('TBCrpPpMainEntity')).versions).toHaveLength(2)
  })
})
