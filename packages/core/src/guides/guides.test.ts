import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleNumber } from '../laws/law-text.ts'
import { withoutSamples, type GuideDefinition, type Material } from '../item/guide.ts'
import { sampleItem } from '../item/testing/sample-item.ts'
import { text } from '../i18n/text.ts'
import { articleKeys, articleLabel, readCitations } from './citations.ts'
import { contentOf } from './content.ts'
import { flattenGuide, readBasis, readMaterials, readQuestions } from './from-text.ts'
import { guessCategory } from './guess-category.ts'
import { parseGuide } from './parse.ts'
import { toPayload } from './payload.ts'

describe('citations', () => {
  it('are read as people write them', () => {
    expect(
      readCitations(
        '依据《中华人民共和国文物保护法》（2017年修正）第二十条第二款、第二十一条，《实施条例》第十五条至第十七条；《长城保护条例》',
      ),
    ).toEqual([
      { statute: '中华人民共和国文物保护法', version: '2017', article: '第二十条第二款、第二十一条' },
      { statute: '实施条例', version: '', article: '第十五条至第十七条' },
      { statute: '长城保护条例', version: '', article: '' },
    ])
    expect(readCitations('《文物保护法》(2024) 第 31 条')).toEqual([{ statute: '文物保护法', version: '2024', article: '第31条' }])
  })

  it('name articles one by one, ranges spread out', () => {
    expect(articleKeys('第二十条第二款、第二十一条')).toEqual(['20', '21'])
    expect(articleKeys('第十五条至第十八条、第十二条之一')).toEqual(['15', '16', '17', '18', '12-1'])
    expect(articleKeys('')).toEqual([])
  })

  it('have labels that read back as the same number', () => {
    expect([articleLabel('12-1'), articleLabel('10'), articleLabel('20'), articleLabel('101'), articleLabel('110')]).toEqual([
      '第十二条之一',
      '第十条',
      '第二十条',
      '第一百零一条',
      '第一百一十条',
    ])
    fc.assert(fc.property(fc.integer({ min: 1, max: 999 }), (n) => void expect(articleNumber(articleLabel(String(n)))).toBe(String(n))))
  })
})

describe('a guide of the starter set', () => {
  const { code, aliases, shortName, category, applicants, guide, materials } = sampleItem()
  const name = text('事项', 'A matter', { ja_JP: '事項', ko_KR: '사무' })
  const starter: GuideDefinition = { code, aliases, name, shortName, category, applicants, guide, materials }

  it('is read whole, with the samples of its materials, each key once', () => {
    expect(parseGuide(JSON.parse(JSON.stringify(starter)))).toEqual(starter)
    expect(() => parseGuide({ ...starter, materials: [starter.materials[0], starter.materials[0]] })).toThrow(/unique/)
    expect(() => parseGuide({ ...starter, materials: [] })).toThrow(/names a material/)
    expect(() => parseGuide({ ...starter, category: 'none-such' })).toThrow()
  })

  it('says of each material who hands it in and whether, before there is a process and a form', () => {
    const rowsOf = (...changes: Partial<Material>[]) =>
      toPayload({ ...starter, materials: changes.map((change) => ({ ...materials[0]!, ...change })) }).materials.map((row) => [
        row.by,
        row.necessity,
      ])
    expect(
      rowsOf(
        { by: 'applicant', required: true },
        { by: 'authority', required: false },
        { by: 'review', required: 'depends' },
        { required: { op: 'not-empty', field: 'basic.money' } },
      ),
    ).toEqual([
      ['applicant', 'required'],
      ['authority', 'optional'],
      ['authority', 'depends'],
      ['applicant', 'depends'],
    ])
  })

  it('is stored without the sheets of the release', () => {
    expect(JSON.stringify(starter)).toContain('样表.xlsx')
    expect(JSON.stringify(withoutSamples(starter))).not.toContain('样表.xlsx')
    expect(withoutSamples(starter).materials[0]).toMatchObject({ key: materials[0]!.key, types: ['pdf'] })
  })

  it('as a maintained text keeps its other languages until an editor writes something else', () => {
    const payload = toPayload(starter)
    const content = contentOf(payload, starter)
    expect(content.isTranslated).toBe(true)
    expect(content.name).toEqual(starter.name)
    expect(content.acceptConditions).toEqual(starter.guide.acceptConditions)
    expect(content.materials.map(({ key }) => key)).toEqual(starter.materials.map(({ key }) => key))
    const revised = contentOf({ ...payload, acceptConditions: `${payload.acceptConditions}\n新的条件`, charge: undefined }, starter)
    expect(revised.isTranslated).toBe(false)
    expect(revised.name).toEqual(starter.name)
    expect(revised.acceptConditions.at(-1)).toEqual({ zh_CN: '新的条件', en_US: '新的条件' })
    expect(revised.texts).not.toHaveProperty('charge')
    expect(contentOf(payload, null).name).toEqual({ zh_CN: '事项', en_US: '事项' })
  })

  it('says of each material which article asks for it or that none does, as its editor left it', () => {
    expect(() => parseGuide({ ...starter, materials: starter.materials.map(({ basis: _, ...material }) => material) })).toThrow(/basis/)
    const payload = toPayload(starter)
    expect(payload.materials.map(({ basis }) => basis)).toEqual(['《中华人民共和国文物保护法》（2024）第二十八条', '本平台设定'])
    expect(contentOf(payload, starter).materials.map(({ basis }) => basis)).toEqual([[guide.legalBasis[0]], 'assumption'])
    const [letter, opinion] = payload.materials
    const revised = {
      ...payload,
      materials: [
        { ...letter!, basis: '《博物馆条例》第三十条、《行政许可法》（2019）' },
        { ...opinion!, basis: undefined },
      ],
    }
    expect(contentOf(revised, starter).materials.map(({ basis }) => basis)).toEqual([
      [
        { statute: '博物馆条例', article: '第三十条', version: '' },
        { statute: '行政许可法', article: '', version: '2019' },
      ],
      null,
    ])
  })
})

describe('cells and JSON of imported guides', () => {
  it('materials: lists, rows, groups of the specification, lines of a table', () => {
    const flat = (record: Record<string, unknown>, key: string) => readMaterials(String(flattenGuide(record)[key]))
    expect(
      flat(
        {
          materials: [
            '申请书（自拟）',
            ['申请表', '申请人自备', '2份', '必要'],
            { materialName: '照片', originWay: '申请人自备', paperMaterial: '0份', paperNecessary: '非必要' },
          ],
        },
        'materials',
      ),
    ).toEqual([
      { name: '申请书（自拟）' },
      { name: '申请表', channel: '申请人自备', paperCopies: 2, necessity: 'required' },
      { name: '照片', channel: '申请人自备', paperCopies: 0, necessity: 'optional' },
    ])
    const groups = [
      {
        materialsType: '一、平台提供',
        materials: [{ materialsName: '文物|照片', materialsSample: '--', materialsChannel: '--', paperMaterials: '0份' }],
      },
      { materialsType: '二、审核机关提供的材料', materials: [{ materialsName: '函' }] },
    ]
    expect(flat({ approvalItemGuideComs: groups }, 'approvalItemGuideComs')).toEqual([
      { name: '文物／照片', group: '一、平台提供', paperCopies: 0 },
      { name: '函', group: '二、审核机关提供的材料', by: 'authority' },
    ])
    expect(readMaterials('申请表 ｜ 3份 | 视情况\n\n|无名')).toEqual([{ name: '申请表', paperCopies: 3, necessity: 'depends' }])
  })

  it('legal basis, questions, process', () => {
    expect(readBasis('《文物保护法实施条例》第三十二条、第三十四条\n地方规定')).toEqual([
      { statute: '文物保护法实施条例', article: '第三十二条、第三十四条' },
      { statute: '地方规定' },
    ])
    expect(readQuestions('漏填怎么办？|补正\n只有问题')).toEqual([{ question: '漏填怎么办？', answer: '补正' }, { question: '只有问题' }])
    expect(
      flattenGuide({ process: [['受理', '2工作日', '材料齐全'], '决定'], commonQuestionStyle: [{ question: '问', answer: '答' }, '又问'] }),
    ).toEqual({ process: '1. 受理（2工作日；材料齐全）\n2. 决定', commonQuestionStyle: '问|答\n又问' })
  })

  it('take any JSON without throwing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('materials', 'process', 'approvalItemGuideComs', 'commonQuestionStyle'), fc.jsonValue()),
        (record) => void expect(Object.keys(flattenGuide(record)).sort()).toEqual(Object.keys(record).sort()),
      ),
    )
  })

  it('a matter without a group gets one by its name', () => {
    expect(
      [
        '文物出境许可',
        '馆藏一级文物修复',
        '水下文物考古',
        '建设控制地带内建设工程设计方案',
        '文物保护工程资质',
        '全国重点文物保护单位修缮',
      ].map(guessCategory),
    ).toEqual(['entry-exit', 'collections', 'archaeology', 'construction', 'qualification', 'protection-works'])
  })
})
