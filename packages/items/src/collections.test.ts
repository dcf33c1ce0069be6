import { codeLists } from '@wenwu/core/codes/code-lists'
import type { FormData } from '@wenwu/core/form/model'
import { getValue, setValue } from '@wenwu/core/form/paths'
import { problemText } from '@wenwu/core/form/problem-text'
import { validate } from '@wenwu/core/form/validate'
import { describe, expect, test } from 'vitest'
import { items } from './index.generated.ts'
import { readJson } from './testing/paths.ts'

/** What the form of an item says of its example with these answers changed; `[n]` changes columns of a row. */
function saidOf(code: string, changes: Record<string, unknown>): string[] {
  const { form } = items.find((item) => item.code === code)!
  let data = readJson(code, 'example.json') as FormData
  for (const [path, value] of Object.entries(changes)) {
    const row = /^(.+)\[(\d+)\]\.(\w+)$/.exec(path)
    if (row === null) data = setValue(data, path, value)
    else {
      const rows = structuredClone(getValue(data, row[1]!)) as Record<string, unknown>[]
      rows[Number(row[2])]![row[3]!] = value
      data = setValue(data, row[1]!, rows)
    }
  }
  const context = { locale: 'zh_CN', today: '2026-11-20', codeList: (id: string) => codeLists[id]?.entries } as const
  return validate(form, data, context).map((problem) => problemText(problem, form, 'zh_CN'))
}

describe('a loan of grade one', () => {
  test.each([
    [
      { 'loan.loanPeriod': { start: '2027-03-01', end: '2030-03-01' } },
      ['借用起止日期的结束日期：期限最长36个月', '文物清单第2行：同一件文物连续借用合计不得超过三年，请缩短借期或者待收回后再借'],
    ],
    // since 2025-11-01 three years end on 2028-10-31
    [{ 'loan.loanPeriod': { start: '2027-03-01', end: '2028-10-31' } }, []],
    [
      { 'loan.loanPeriod': { start: '2027-03-01', end: '2028-11-01' } },
      ['文物清单第2行：同一件文物连续借用合计不得超过三年，请缩短借期或者待收回后再借'],
    ],
    [{ 'relics.culturalRelicList[1].lentSince': '2027-04-01' }, ['文物清单第2行：连续借出的起始日期不能晚于本次借用开始']],
    [{ 'relics.culturalRelicList[2].isFragile': true }, ['文物清单第3行：易损的一级文物不得出借']],
    [{ 'relics.culturalRelicList[0].saveType': '3' }, ['文物清单第1行：急需修复的一级文物不得出借']],
    [
      { 'relics.culturalRelicList[0].culCangpinLevel': '2' },
      ['文物清单第1行：本事项只受理一级文物；二级及以下文物请向省级或者主管的文物行政部门申请'],
    ],
    [{ 'loan.exhibitionPeriod': { start: '2027-02-20', end: '2027-09-12' } }, ['展出不能早于借用开始']],
    [{ 'loan.agreementDate': '2027-03-02' }, ['借用协议应当在借用开始前签订']],
  ])('%j', (changes, said) => {
    expect(saidOf('56017', changes)).toEqual(said)
  })
})

describe('a repair, copies or rubbings', () => {
  test.each([
    [{ 'tbCrrSzhMainEntity.planAllTime': 17 }, ['共计月数应当与起止日期一致，不足一个月的按一个月计']],
    [{ 'tbCrrSzhMainEntity.planEndTime': '2027-03-31' }, ['结束日期不能早于开始日期']],
    [{ 'tbCrrSzhMainEntity.stateFunds': 96.5 }, ['申请国家补助不能大于项目预算']],
    [{ 'tbCrrSzhPersonEntity01.title': '03' }, ['负责人应当具有中级以上文物博物专业技术职务']],
  ])('%j', (changes, said) => {
    expect(saidOf('56015', changes)).toEqual(said)
  })

  test('without a piece of grade one it is the province’s, and rubbings of Yuan or earlier spare the original', () => {
    expect(
      saidOf('56015', { 'relics.culturalRelicList[0].culCangpinLevel': '2', 'relics.culCangpinLevel1': 0, 'relics.culCangpinLevel2': 5 }),
    ).toEqual(['没有一级文物的，由省级文物行政部门批准，不在本事项申请'])
    const copying = {
      copyUse: '2',
      copyCount: 2,
      copyReason: '研究',
      technique: '干拓',
      marking: '编号',
      usesOriginal: true,
      isYuanOrEarlier: true,
    }
    const rubbing = (more: object) =>
      saidOf('56015', {
        'tbCrrSzhMainEntity.workKind': 'rubbing',
        ...Object.fromEntries(Object.entries({ ...copying, ...more }).map(([key, value]) => [`copying.${key}`, value])),
      })
    expect(rubbing({})).toEqual(['元代及元代以前的文物应当翻刻副版拓印，不得使用原件'])
    expect(rubbing({ usesOriginal: false })).toEqual([])
  })
})

describe('an exhibition abroad', () => {
  const counted = (grade1: number, all: number) => ({
    'relics.culCangpinLevelAll': all,
    'relics.culCangpinLevel1': grade1,
    'relics.culCangpinLevel2': all - grade1 - 22,
    'relics.culturalRelicList[0].culAmount': grade1,
    'relics.culturalRelicList[1].culAmount': all - grade1 - 22,
  })
  test.each([
    // 12 of 60 are 20 %, 13 more than that; 120 of 601 are less than 20 %, and not more than 120
    [counted(12, 60), []],
    [counted(13, 60), ['一级文物超过120件（套）或者超过展品总数的20%，应当报国务院批准，请选“是”']],
    [counted(120, 601), []],
    [counted(121, 700), ['一级文物超过120件（套）或者超过展品总数的20%，应当报国务院批准，请选“是”']],
    [{ 'relics.needsStateCouncil': true }, ['一级文物没有超过120件（套），也没有超过展品总数的20%，由国家文物局批准，请选“否”']],
    [{ 'relics.culturalRelicList[0].isUnique': true }, ['展品目录第1行：一级文物中的孤品和易损品，禁止出境展览']],
    [{ 'relics.culturalRelicList[1].isUnique': true }, []],
    [{ 'exhibition.venueList[1].closes': '2028-01-01' }, ['展地第2行：闭展日期不能早于开展日期']],
    [{ 'exhibition.venueList[0].opens': '2027-09-01' }, ['展地第1行：开展日期应当在展览期限以内']],
    [
      { 'exhibition.exhibitionPeriod': { start: '2027-09-10', end: '2028-09-10' } },
      ['展览起止日期的结束日期：期限最长12个月', '文物应当在展览结束后复进境'],
    ],
  ])('%j', (changes, said) => {
    expect(saidOf('56016', changes)).toEqual(said)
  })
})

test('counts by grade and sums are what the rows say', () => {
  expect(saidOf('TBCrrYfxMainEntity', { 'relics.culCangpinLevel2': 41 })).toEqual([
    '“其中二级”填写 41，与文物清单中相应各行的合计 40 不一致，相差 1',
  ])
  expect(saidOf('56019', { 'sampling.sampleMass': 45 })).toEqual(['取样总量（45）与“逐个样品”的合计 46 不一致，相差 1'])
  expect(saidOf('TBCrrYfxMainEntity', { 'rooms.roomList[0].humidityHigh': 40 })).toEqual(['库房和展厅现状第1行：最高湿度不能低于最低湿度'])
})

test.each(['56015', 'TBCrrYfxMainEntity', 'TBCrrSzhMainEntity'])(
  'a project of a collection (%s) ends with a report in its own words',
  (code) => {
    const owed = items.find((item) => item.code === code)!.obligations!
    expect(owed.map(({ key, name }) => [key, name.zh_CN])).toEqual([
      ['completion', '结项报告'],
      ['acceptance', '验收并报国家文物局备案'],
    ])
    expect([owed[0]!.asks.zh_CN, owed[0]!.dayName.zh_CN]).toEqual([
      '完成的内容和文物件（套）数、效果自评、与批准方案的差异，附结项报告和照片。',
      '完成日期',
    ])
  },
)
