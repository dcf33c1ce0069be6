import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as content } from '@wenwu/core/content/contract'
import { contract } from '@wenwu/core/guides/contract'
import { contract as imports } from '@wenwu/core/imports/contract'
import type { ImportRun, ImportTarget } from '@wenwu/core/imports/model'
import { guides } from '@wenwu/items/guides.generated'
import { items } from '@wenwu/items/index.generated'
import { readSheet } from '../../../testing/read-sheet.ts'
import { sharedFile } from '../../../testing/shared-data.ts'
import { startTestApp, testSecret, type TestApp } from '../../../testing/test-app.ts'
import { importCommand, runImport } from '../imports/index.ts'
import { checkCommand } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const lead = () => api.as('editor-lead')
const check = () => api.as('editor').call(contract.check, {})

async function load(name: string, body: string, target: ImportTarget = 'guides'): Promise<ImportRun> {
  const reply = await lead().sendWire(imports.check, { target }, { file: { name, content: body } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { id, bad, total } = (reply.body as { data: ImportRun }).data
  if (bad < total) await lead().call(imports.start, { id })
  await runImport(api.services, id, api.clock.now)
  return lead().call(imports.get, { id })
}
const reasons = (run: ImportRun) =>
  run.badRows.map((row) => [row.line, ...row.problems.map(({ column, problem, code }) => problem?.path ?? `${column} ${code}`)])

/** A national guide with the numbers of before the law of 2024, as public sites still show it. */
const old = {
  itemCode: '90003',
  itemName: '试验文物出境许可',
  applicationRang: '任何单位或个人运送、邮寄、携带文物出境，文物出境许可证',
  statutoryDeadline: '15个工作日',
  acceptCondition: '材料齐全',
  setGistStyle: ['《中华人民共和国试验出境法》第三条', '《文物保护法》（2017）第二十条'],
  approvalItemGuideComs: [
    {
      materialsType: '一、平台提供',
      materials: [
        {
          materialsName: '文物照片',
          materialsSample: '--',
          materialsChannel: '申请人自备',
          paperMaterials: '0份',
          materialsNecessity: '必要',
        },
      ],
    },
  ],
  commonQuestionStyle: ['未正确填写出境海关。'],
}
const local = {
  itemName: '试验借用馆藏文物',
  level: '江苏省',
  materials: [['申请表', '申请人自备', '2份', '必要'], '借用合同'],
  process: [['受理', '2工作日'], '决定'],
  basis: '《博物馆条例》第三十条',
}

/** A law whose revision moved the article on exit from 3 to 4. */
const lawTexts = [
  [
    '2017-11-04',
    '第一条 为了加强管理，制定本法。\n第二条 设立管理机构。\n第三条 运送、邮寄、携带文物出境，应当经审核机构审核，领取文物出境许可证。',
  ],
  [
    '2024-11-08',
    '第一条 为了加强管理，制定本法。\n第二条 设立管理机构。\n第三条 博物馆应当建立藏品档案，按照等级分别保管，定期清点并公布。\n第四条 运送、邮寄、携带文物出境，应当经审核机构审核，领取文物出境许可证。',
  ],
].map(([publish_time, body]) => ({ article_title: '中华人民共和国试验出境法', legal_type: '法律', publish_time, body }))

describe('the check of citations', () => {
  it('is silent on the starter’s guides', async () => {
    await check()
    const { result, queries } = await api.countQueries(check)
    // three of the check, the others of the sign-in
    expect(queries).toBeLessThanOrEqual(5)
    expect(result.guides).toBe(guides.length)
    expect(result.findings).toEqual([])
  })

  it('finds old numbers, and a time that the law counts otherwise; as a file and on the command line', async () => {
    await load('试验法.json', JSON.stringify(lawTexts), 'laws')
    await load('旧指南.json', JSON.stringify(old))
    const clock = {
      ...old,
      itemCode: '90009',
      itemName: '试验水下考古',
      statutoryDeadline: '30个工作日',
      setGistStyle: ['《水下文物保护管理条例》（2022）第十一条'],
    }
    await load('时限.json', JSON.stringify([clock]))
    const { findings } = await check()
    expect(findings.map(({ code, kind, cited, became }) => [code, kind, cited, became])).toEqual([
      ['90009', 'clock', '30个工作日', '《中华人民共和国水下文物保护管理条例》（2022）第十一条'],
      ['90003', 'wrong-number', '《中华人民共和国试验出境法》第三条', '《中华人民共和国试验出境法》（2024）第四条'],
      ['90003', 'moved', '《文物保护法》（2017）第二十条', '《中华人民共和国文物保护法》（2024）第三十一条'],
    ])
    const sheet = await readSheet(
      (await api.as('editor').download(contract.exportCheck, { filter: {}, sort: 'catalogue-asc', language: 'zh_CN', columns: [] }))
        .content,
    )
    expect(sheet[0]).toEqual(['事项编码', '事项名称', '问题', '指南的写法', '现行条文', '条文内容'])
    expect(sheet.map((row) => row[2])).toEqual(['问题', '时限与法规不符', '条号是旧文本的', '条号已变'])
    const part = await readSheet(
      (
        await api.as('editor').download(contract.exportCheck, {
          filter: { kind: 'moved', keyword: '90003' },
          sort: 'catalogue-asc',
          language: 'en_US',
          columns: ['cited', 'became'],
        })
      ).content,
    )
    expect(part).toEqual([
      ['As cited', 'In force'],
      ['《文物保护法》（2017）第二十条', '《中华人民共和国文物保护法》（2024）第三十一条'],
    ])
    let printed = ''
    expect(await checkCommand({ pool: api.pool, now: api.clock.now(), print: (text) => void (printed += text) })).toBe(2)
    expect(printed).toContain(
      '90003 试验文物出境许可\n  《中华人民共和国试验出境法》第三条  条号是旧文本的 → 《中华人民共和国试验出境法》（2024）第四条',
    )
  })
})

describe('an import of guides', () => {
  it('brings a national guide with its groups, questions and conditions; the same again changes nothing', async () => {
    expect(await load('旧指南.json', JSON.stringify(old, null, 1))).toMatchObject({ total: 1, same: 1, added: 0, changed: 0 })
    const guide = await api.anonymous.call(contract.get, { code: '90003' })
    expect(guide).toMatchObject({
      category: 'entry-exit',
      isTranslated: false,
      region: null,
      materials: [{ name: { zh_CN: '文物照片' }, group: '一、平台提供', necessity: 'required', paperCopies: 0 }],
      commonQuestions: [{ question: { zh_CN: '未正确填写出境海关。' }, answer: null }],
      acceptConditions: [{ zh_CN: '材料齐全' }],
    })
  })

  it('keeps local guides apart from national ones and from each other, after them in the catalogue', async () => {
    const rows = [
      local,
      { ...local, level: '浙江省' },
      { ...local, level: undefined },
      { itemName: '试验验收', level: '山东省', conditions: ['申请验收'] },
      local,
    ]
      .map((row) => JSON.stringify(row))
      .join('\n')
    const run = await load('地方.jsonl', rows)
    expect(run).toMatchObject({ total: 5, added: 3, bad: 2 })
    expect(reasons(run)).toEqual([
      [3, 'matter.code'],
      [5, ' repeated'],
    ])
    expect(await load('地方.jsonl', rows)).toMatchObject({ added: 0, changed: 0, same: 3 })
    const list = await api.anonymous.call(contract.list, {})
    const all = list.filter(({ name }) => name.zh_CN !== '试验验收')
    // nobody knows its materials, so its page shows none
    const inspection = list.find(({ name }) => name.zh_CN === '试验验收')!
    expect(await api.anonymous.call(contract.get, { code: inspection.code })).toMatchObject({
      region: '山东省',
      materials: [],
      acceptConditions: [{ zh_CN: '申请验收' }],
    })
    expect(
      all
        .slice(-2)
        .map(({ name, region }) => [name.zh_CN, region])
        .sort(),
    ).toEqual([
      ['试验借用馆藏文物', '江苏省'],
      ['试验借用馆藏文物', '浙江省'],
    ])
    const guide = await api.anonymous.call(contract.get, { code: all.at(-1)!.code })
    expect(guide.texts.handleProcess!.zh_CN).toBe('1. 受理（2工作日）\n2. 决定')
    expect(guide.legalBasis).toMatchObject([{ statute: '博物馆条例', article: '第三十条', version: '' }])
  })

  it('of a few fields leaves the others of a known guide as they are, with their languages', async () => {
    const [{ code }] = items as [(typeof items)[number]]
    const before = await api.anonymous.call(contract.get, { code })
    const run = await load(
      '目录.csv',
      `事项编码,事项名称,法定时限\n${code},省级和全国重点文物保护单位保护范围内作业审批,25个工作日\n98765,没有材料的事项,20个工作日\n`,
    )
    expect(run).toMatchObject({ changed: 1, added: 1, bad: 0 })
    const after = await api.anonymous.call(contract.get, { code })
    expect(after).toMatchObject({
      isTranslated: false,
      materials: before.materials,
      legalBasis: before.legalBasis,
      texts: { statutoryDeadline: { zh_CN: '25个工作日', en_US: '25个工作日' }, itemType: before.texts.itemType! },
    })
  })

  it('leaves a guide alone that an editor is at work on', async () => {
    const { rows } = await api.pool.query<{ id: string }>("select id from content_entries where kind = 'guide' and key = '90003'")
    const entry = await api.as('editor').call(content.get, { kind: 'guide', id: rows[0]!.id })
    await api.as('editor').call(content.move, { kind: 'guide', id: entry.id, revision: entry.revision, action: 'revise', words: '' })
    expect(await load('旧指南.json', JSON.stringify({ ...old, charge: '否' }))).toMatchObject({ inEditing: 1, changed: 0 })
  })

  it('on the command line takes the real sets, twice without doubles', async () => {
    const folder = fs.mkdtempSync(path.join(api.services.config.dataDirectory, 'cli-'))
    fs.writeFileSync(path.join(folder, 'own.json'), JSON.stringify([{ ...old, itemCode: '90001' }, local]))
    const files = ['guides/approval_items.jsonl', 'guides/guides_local.jsonl', 'guides/guide_56003.json'].flatMap(
      (name) => sharedFile(name) ?? [],
    )
    for (const file of [path.join(folder, 'own.json'), ...files]) {
      const run = async () => {
        let printed = ''
        const code = await importCommand({
          pool: api.pool,
          secret: testSecret,
          args: ['guides', file],
          folder,
          print: (text) => void (printed += text),
          isLive: false,
          isStopped: () => false,
        })
        return { code, printed }
      }
      const first = await run()
      expect([file, first.printed]).toEqual([file, expect.stringMatching(/共 (\d+) 行/) as string])
      expect([file, first.code]).toEqual([file, 0])
      expect([file, (await run()).printed]).toEqual([file, expect.stringContaining('新增 0 行，更新 0 行') as string])
    }
  })

  it('with the whole texts of the laws the check finds the old numbers of the real guide, and nothing in the starter’s', async () => {
    const [texts, guide] = [sharedFile('laws/laws_heritage.jsonl'), sharedFile('guides/guide_56003.json')]
    if (texts === undefined || guide === undefined)
      return expect((await check()).findings.filter(({ code }) => guides.some((known) => known.code === code))).toEqual([])
    const bases = guides.flatMap(({ guide: { legalBasis }, materials }) => [...legalBasis, ...materials.map(({ basis }) => basis)])
    const cited = new Set(bases.flatMap((basis) => (basis === 'assumption' ? [] : basis.statute)))
    const rows = fs
      .readFileSync(texts, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && cited.has((JSON.parse(line) as { article_title: string }).article_title))
    expect((await load('laws.jsonl', rows.join('\n'), 'laws')).bad).toBe(0)
    const { findings } = await check()
    // the public list gives 56009 working days, where the regulation says days
    expect(
      findings.filter(({ code }) => !code.startsWith('9')).map(({ code, kind, cited: words, became }) => [code, kind, words, became]),
    ).toEqual([
      ['56009', 'clock', '30个工作日', '《中华人民共和国水下文物保护管理条例》（2022）第十一条'],
      ['56003', 'wrong-number', '《中华人民共和国文物保护法》第六十一条', '《中华人民共和国文物保护法》（2024）第七十八条'],
    ])
  })
})
