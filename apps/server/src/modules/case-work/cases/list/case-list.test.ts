import { fundedItem, usualItem } from '../../../../case-driver/played-items.ts'
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { caseList, type CaseFilter, type CaseQuery, type CaseSort } from '@wenwu/core/cases/list'
import type { CaseRow } from '@wenwu/core/cases/model'
import { act, drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { newDraft } from '../../../../case-driver/file-case.ts'
import { entrust, inBulk, peopleOf, submitted } from '../../../../testing/case-fixtures.ts'
import { addListed, listedRows, titlesFound, type ListedRow } from '../../../../testing/listed-cases.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { searchTerms } from '../record/case-columns.ts'

let api: TestApp
let source: string
const titles = new Map<string, string>()

/** Names a row for the assertions below: its title. */
async function add(rows: ListedRow[]): Promise<void> {
  const ids = await addListed(api, source, rows)
  ids.forEach((id, i) => titles.set(id, rows[i]!.title))
}

beforeAll(async () => {
  api = await startTestApp()
  source = await submitted(api, { itemCode: fundedItem.code })
  await add(listedRows)
})
afterAll(() => api.stop())

const find = (filter: Partial<CaseFilter>, more: Partial<CaseQuery> = {}, username?: string) => titlesFound(api, filter, more, username)
const sorted = async (filter: Partial<CaseFilter>) => (await find(filter)).sort()

describe('presets', () => {
  it('group the statuses, and a draft belongs to no official', async () => {
    expect(await sorted({ preset: 'approved' })).toEqual(['100%_古塔\\加固', '100元古塔加固', '老系统结转'])
    expect(await sorted({ preset: 'old-system' })).toEqual(['老系统结转'])
    expect(await sorted({ preset: 'new-system' })).toHaveLength(9)
    expect(await sorted({ preset: 'correcting' })).toEqual(['退回补正'])
    expect(await sorted({ preset: 'in-hand' })).toEqual(['嘉峪关长城修缮', '莫高窟第九十六窟修缮工程立项'])
    expect(await sorted({ preset: 'outside' })).toEqual(['专家评审中', '麦积山石窟保护规划'])
    expect(await sorted({ preset: 'concluded' })).toEqual(['100%_古塔\\加固', '100元古塔加固', '不批准的', '作废的', '老系统结转'])
    expect(await sorted({ preset: 'draft' })).toEqual([])
    expect(await sorted({})).toHaveLength(10)
  })

  it('are refused by a name that the list has not, which would else find everything', async () => {
    const body = { pageNation: { pageNumber: 1, pageSize: 10 }, counts: true }
    const asked = await api.as('province-gs').request('POST', '/api/v1/cases/query', { ...body, procesStatus: '' })
    expect(asked.status).toBe(200)
    for (const wrong of ['keyword', 'provinceCode', 'constructor']) {
      const reply = await api.as('province-gs').request('POST', '/api/v1/cases/query', { ...body, [wrong]: '62' })
      expect([reply.status, reply.body]).toMatchObject([400, { error: 'bad-request', field: wrong, msg: `请求内容不符合要求：${wrong}` }])
    }
  })

  it('are understood in the words of the specification', async () => {
    const wire = async (body: object) => {
      const reply = await api
        .as('province-gs')
        .request('POST', '/api/v1/cases/query', { pageNation: { pageNumber: 1, pageSize: 100 }, ...body })
      expect(reply.status).toBe(200)
      const { data } = reply.body as {
        data: { data: { title: string; crbApplyMain: { itemDataId: string } }[]; pagination: { totalNum: number } }
      }
      expect(data.pagination.totalNum).toBe(data.data.length)
      expect(data.data.every((row) => titles.has(row.crbApplyMain.itemDataId))).toBe(true)
      return data.data.map((row) => row.title).sort()
    }
    expect(await wire({ statue: '06,07,08' })).toEqual(await sorted({ preset: 'approved' }))
    expect(await wire({ statue: '07' })).toEqual(await sorted({ preset: 'approved' }))
    // a code of §4.4 is a filter of its own, combined with the other filters; one that does not exist finds nothing
    expect(await wire({ statue: 'G03' })).toEqual(['嘉峪关长城修缮'])
    expect(await wire({ statue: 'G05,G10' })).toEqual(['不批准的', '专家评审中'])
    expect(await wire({ statue: '06,07,08', isold: 'true' })).toEqual(['老系统结转'])
    expect(await wire({ statue: '99' })).toEqual([])
    expect(await wire({ statue: '' })).toHaveLength(10)
    for (const isold of [true, 'true']) expect(await wire({ isold })).toEqual(['老系统结转'])
    for (const isold of [false, 'false']) expect(await wire({ isold })).toEqual(await sorted({ preset: 'new-system' }))
    expect(await wire({ isold: '' })).toHaveLength(10)
    expect(await wire({ busiStat: 'G03', itemCode: fundedItem.code })).toEqual(['嘉峪关长城修缮'])
    expect(await wire({ busiStat: 'G03', itemCode: usualItem.code })).toEqual([])
  })

  it('are counted together with the other filters of the list', async () => {
    const count = async (filter: CaseFilter) =>
      (await api.as('province-gs').call(cases.query, { filter, sort: 'submitted-desc', page: { number: 1, size: 10 }, isCounting: true }))
        .presetCounts
    expect(await count({ preset: 'approved' })).toEqual({
      all: 10,
      'new-system': 9,
      'old-system': 1,
      approved: 3,
      correcting: 1,
      'in-hand': 2,
      outside: 2,
      'returned-by-national': 0,
      concluded: 5,
    })
    expect(await count({ preset: 'all', keyword: '古塔' })).toMatchObject({ all: 2, approved: 2, 'in-hand': 0 })
    const applicant = await api
      .as('company')
      .call(cases.query, { filter: { preset: 'all' }, sort: 'submitted-desc', page: { number: 1, size: 10 }, isCounting: true })
    expect(applicant.presetCounts).toMatchObject({ draft: 1, all: 12 })
  })
})

describe('keywords', () => {
  it.each<[CaseFilter['keywordField'], string, string[]]>([
    ['any', '莫高窟', ['莫高窟第九十六窟修缮工程立项']],
    ['any', '90000001', ['莫高窟第九十六窟修缮工程立项']],
    ['any', '敦煌某单位 嘉峪关', ['嘉峪关长城修缮']],
    ['any', '文物保函〔2026〕88号', ['100%_古塔\\加固']],
    ['any', '文物保函[2026]88号', ['100%_古塔\\加固']],
    ['any', '（2026） 88', ['100%_古塔\\加固']],
    ['any', '2026—90000001', ['莫高窟第九十六窟修缮工程立项']],
    ['any', '“莫高窟”——修缮、立项。', ['莫高窟第九十六窟修缮工程立项']],
    ['any', '莫 高 窟 第 九 十 六 修 缮', ['莫高窟第九十六窟修缮工程立项']],
    ['any', '莫 高 窟 第 九 十 六 修 拆', []],
    ['matterCode', 'TBCrpPp', ['麦积山石窟保护规划']],
    ['recNumber', '2026-9000', ['莫高窟第九十六窟修缮工程立项']],
    ['rfNumber', '甘文物〔2026〕7号', ['嘉峪关长城修缮']],
    ['rfNumber', '88号', ['100%_古塔\\加固']],
    ['billName', '修缮 立项', ['莫高窟第九十六窟修缮工程立项']],
    ['rfTitle', '修缮 立项', []],
    ['billName', '保护规划', ['麦积山石窟保护规划']],
    ['handlingPeople', '若川', ['莫高窟第九十六窟修缮工程立项']],
    ['punitName', '嘉峪关', ['嘉峪关长城修缮']],
    ['punitName', '修缮', []],
    ['billName', '莫高窟 长城', []],
  ])('%s «%s»', async (keywordField, keyword, expected) => {
    expect(await sorted({ keyword, keywordField })).toEqual(expected)
  })

  it('of two Chinese words both must occur, in any order and place', async () => {
    expect(await find({ keyword: '修缮 长城' })).toEqual(['嘉峪关长城修缮'])
    expect(await find({ keyword: '  长城　修缮 ' })).toEqual(['嘉峪关长城修缮'])
    expect(await find({ keyword: '修缮 规划' })).toEqual([])
  })

  it('of one character are found too', async () => {
    expect(await sorted({ keyword: '窟' })).toEqual(['莫高窟第九十六窟修缮工程立项', '麦积山石窟保护规划'])
    expect(await sorted({ keyword: '窟 修缮' })).toEqual(['莫高窟第九十六窟修缮工程立项'])
  })

  it('with %, _ and \\ mean these characters', async () => {
    for (const [keyword, expected] of [
      ['100%', ['100%_古塔\\加固']],
      ['%', ['100%_古塔\\加固']],
      ['_', ['100%_古塔\\加固']],
      ['\\', ['100%_古塔\\加固']],
      ['塔\\加', ['100%_古塔\\加固']],
      ['0_古', []],
    ] as const)
      expect([keyword, await sorted({ keyword })]).toEqual([keyword, expected])
  })

  it('do not mind case and width', async () => {
    for (const keyword of ['k1塔', 'k1\u200b塔', '\u200fK1塔', 'Ａ区', 'ａ区', 'a区', 'Ｋ１塔'])
      expect([keyword, await sorted({ keyword })]).toEqual([keyword, ['100%_古塔\\加固']])
    expect(await sorted({ keyword: '万里长城-嘉峪关' })).toEqual(['嘉峪关长城修缮'])
  })
})

describe('the title of the letter', () => {
  const found = (keyword: string, username = 'province-sx') => find({ keyword, keywordField: 'rfTitle' }, {}, username)
  let id: string
  beforeAll(async () => {
    id = await submitted(api, {
      change: (data) => {
        data.project!.projectName = '无名工程'
        data.letter!.rfTitle = '关于报请审批《凤鸣阁％〔甲〕》的请示'
      },
    })
  })

  it('is looked for by rfTitle, and the name of the project is not', async () => {
    for (const keyword of ['凤鸣阁', '请示 凤鸣阁', '阁%', '〔甲〕', '〔', '鸣'])
      expect([keyword, await found(keyword)]).toEqual([keyword, ['无名工程']])
    for (const keyword of ['无名工程', '凤鸣阁 立项']) expect([keyword, await found(keyword)]).toEqual([keyword, []])
    expect(await found('凤鸣阁', 'province-gs')).toEqual([])
  })

  it('follows the form', async () => {
    const draft = await newDraft(api, { change: (data) => (data.letter!.rfTitle = '望鹤亭') })
    const save = async (rfTitle: string) => {
      const view = await api.as('company').call(cases.get, { id: draft.id })
      const data = { ...view.data, letter: { ...view.data.letter, rfTitle } }
      await api.as('company').call(cases.saveDraft, { id: draft.id, baseRevision: view.revision, device: 'test', data })
    }
    expect(await found('望鹤亭', 'company')).toHaveLength(1)
    await save('听泉轩')
    expect([await found('望鹤亭', 'company'), await found('听泉轩', 'company')]).toMatchObject([[], [expect.anything()]])
    await save('')
    expect(await found('听泉轩', 'company')).toEqual([])
  })

  it('of cases from before is filled in by the migration as it is written now', async () => {
    const stored = async () =>
      (await api.pool.query('select title, array(select unnest(terms) order by 1) as terms from case_letters where case_id = $1', [id]))
        .rows
    const now = await stored()
    expect(now).toHaveLength(1)
    await api.pool.query('delete from case_letters')
    const file = fs.readFileSync(new URL('../../../../db/migrations/20261122132000-find-letters-and-handlers.sql', import.meta.url), 'utf8')
    await api.pool.query(/insert into case_letters[^;]*;/.exec(file)![0])
    expect(await stored()).toEqual(now)
  })
})

describe('the people who handle a case', () => {
  const byHandler = (keyword: string, username: string) => find({ keyword, keywordField: 'handlingPeople' }, {}, username)

  it('are found after it has moved on, by officials only, with one more statement', async () => {
    const id = await submitted(api, { change: (data) => (data.project!.projectName = '经手的工程') })
    const { name } = (await api.pool.query<{ name: string }>(`select name from users where username = 'province-sx'`)).rows[0]!
    expect(await byHandler(name, 'province-sx')).toEqual([])
    const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
    await api.as('province-sx').call(tasks.claim, { id: task.id })
    expect(await byHandler(name, 'province-sx')).toEqual(['经手的工程'])
    await drive(api, id, 'nationalReview')
    for (const username of ['province-sx', 'national-officer']) expect(await byHandler(name.slice(1), username)).toEqual(['经手的工程'])
    const other = (await api.pool.query<{ name: string }>(`select name from users where username = 'national-accept'`)).rows[0]!.name
    expect(await byHandler(`${name} ${other}`, 'national-officer')).toEqual(['经手的工程'])
    expect(await byHandler(`${name} 不存在的人`, 'national-officer')).toEqual([])
    // an applicant cannot find out who has the case
    expect(await byHandler(name, 'company')).toEqual([])

    const query = (keywordField: 'handlingPeople' | 'billName'): CaseQuery => ({
      filter: { preset: 'all', keyword: name, keywordField },
      sort: 'submitted-desc',
      page: { number: 1, size: 10 },
    })
    const { queries } = await api.countQueries(() => api.as('national-officer').call(cases.query, query('billName')))
    expect((await api.countQueries(() => api.as('national-officer').call(cases.query, query('handlingPeople')))).queries).toBe(queries + 1)
  })
})

describe('what a list does not show', () => {
  it('is not found either: a reply’s number by an outsider, an expert’s name by a province', async () => {
    const id = await submitted(api, { change: (data) => (data.project!.projectName = '不可试探的工程') })
    const people = await peopleOf(api)
    await drive(api, id, 'nationalReview')
    await entrust(api, people, id)
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
    await api.pool.query(
      `update cases set document_number = '文物保函〔2026〕4242号', search_terms = search_terms || $2::text[] where id = $1`,
      [id, searchTerms('文物保函〔2026〕4242号')],
    )
    const found = (username: string, keyword: string, keywordField?: 'handlingPeople' | 'rfNumber') =>
      find({ keyword, ...(keywordField !== undefined && { keywordField }) }, {}, username)
    for (const field of [undefined, 'rfNumber'] as const) {
      expect(await found('national-officer', '4242', field)).toEqual(['不可试探的工程'])
      for (const username of ['expert1', 'thirdparty']) expect(await found(username, '4242', field)).toEqual([])
    }
    expect(await found('expert1', '不可试探')).toEqual(['不可试探的工程'])
    for (const username of ['expert1', 'thirdparty']) expect((await api.as(username).call(cases.search, { q: '4242' })).rows).toEqual([])
    const expert = people.nameOf('expert1')
    const task = await taskOf(api, 'expert1', id, 'assessExperts')
    await api.as('expert1').call(tasks.claim, { id: task.id })
    expect(await found('national-officer', expert, 'handlingPeople')).toEqual(['不可试探的工程'])
    expect(await found('province-sx', expert, 'handlingPeople')).toEqual([])
    await act(api, 'expert1', id, 'assessExperts', { outcome: task.actions[0]!.outcome, opinion: '同意。' })
    expect(await found('province-sx', expert, 'handlingPeople')).toEqual([])
  })
})

describe('dates', () => {
  it('of submission are days in Shanghai, both ends included', async () => {
    await add([
      { title: '前夜', status: 'G12', sort_at: '2025-03-09T15:59:59.999Z' },
      { title: '当日零时', status: 'G12', sort_at: '2025-03-09T16:00:00Z' },
      { title: '当日末', status: 'G12', sort_at: '2025-03-10T15:59:59.999Z' },
      { title: '次日零时', status: 'G12', sort_at: '2025-03-10T16:00:00Z' },
    ])
    expect(await find({ submittedFrom: '2025-03-10', submittedTo: '2025-03-10' })).toEqual(['当日末', '当日零时'])
    expect(await find({ submittedTo: '2025-03-09' })).toEqual(['前夜'])
  })
})

describe('sorting and paging', () => {
  /** Many ties, absent dates, microseconds: every row comes once, in the same order at every page size. */
  beforeAll(() =>
    add(
      Array.from({ length: 60 }, (_, i) => ({
        title: `排序${i}`,
        province_code: '63',
        status: 'G12',
        sort_at: `2026-05-0${1 + (i % 3)}T00:00:00.00000${i % 2}Z`,
        updated_at: `2026-05-0${1 + (i % 4)}T00:00:00.12345${i % 5}Z`,
        due_on: i % 4 === 0 ? null : `2026-07-0${1 + (i % 5)}`,
      })),
    ),
  )

  it.each(caseList.sorts)('%s is total and stable', async (sort) => {
    const read = async (size: number): Promise<CaseRow[]> => {
      const rows: CaseRow[] = []
      for (let number = 1; ; number++) {
        const page = await api.as('province-qh').call(cases.query, { filter: { preset: 'all' }, sort, page: { number, size } })
        expect([page.total, page.isCapped]).toEqual([60, false])
        rows.push(...page.rows)
        if (page.rows.length < size) return rows
      }
    }
    const whole = await read(100)
    expect(new Set(whole.map((row) => row.id)).size).toBe(60)
    expect((await read(7)).map((row) => row.id)).toEqual(whole.map((row) => row.id))
    const { rows } = await api.pool.query<{ id: string }>(`select id from cases where province_code = '63' order by ${orderOf[sort]}`)
    expect(whole.map((row) => row.id)).toEqual(rows.map((row) => row.id))
  })
})

const orderOf: Record<CaseSort, string> = {
  'submitted-desc': 'sort_at desc, id desc',
  'submitted-asc': 'sort_at, id',
  'updated-desc': 'updated_at desc, id desc',
  'due-asc': 'due_on nulls last, id',
  'due-desc': 'due_on desc nulls last, id desc',
}

describe('the first pages that are asked for most', () => {
  const ofDesks = (['heritage-protection', 'record-applications'] as const).map((desk) => ({ desk }))
  const narrowings = [{}, { status: 'G12' }, { status: 'nothing' }, { itemCode: fundedItem.code }, ...ofDesks]
  it.each(caseList.sorts.flatMap((sort) => narrowings.map((filter) => ({ sort, filter }))))(
    'say the same as a list planned for its values: $filter $sort',
    async ({ sort, filter }) => {
      const pageOf = (more: Partial<CaseFilter>, size = 10) =>
        api.as('national-officer').call(cases.query, { filter: { preset: 'all', ...filter, ...more }, sort, page: { number: 1, size } })
      // a day before every case: the same rows, by the other query
      const [first, planned] = [await pageOf({}), await pageOf({ submittedFrom: '1990-01-01' })]
      expect(first).toEqual(planned)
      expect(await pageOf({}, 30)).toEqual(await pageOf({ submittedFrom: '1990-01-01' }, 30))
    },
  )

  it('take one statement besides the one of the session', async () => {
    const page = { number: 1, size: 10 }
    const ask = () =>
      api.as('national-officer').call(cases.query, { filter: { preset: 'all', status: 'G12' }, sort: 'submitted-desc', page })
    await ask()
    expect((await api.countQueries(ask)).queries).toBe(2)
  })
})

describe('totals', () => {
  it('stop at 999 and say so, for tabs too; pages are turned on beyond', async () => {
    await inBulk(
      api,
      // the row's number stands in the copy, so that each has an id of its own
      `insert into cases select copy.* from cases s, generate_series(1, 10005) as i,
         lateral jsonb_populate_record(null::cases, to_jsonb(s)
           || jsonb_build_object('id', gen_random_uuid(), 'i', i, 'number', null, 'province_code', '64', 'status', 'G12', 'search_terms', '[]'::jsonb)) as copy
       where s.id = $1`,
      [source],
    )
    const query = (page: CaseQuery['page'], isCounting = false) =>
      api.as('province-nx').call(cases.query, { filter: { preset: 'all' }, sort: 'submitted-desc', page, isCounting })
    const first = await query({ number: 1, size: 10 }, true)
    expect([
      first.total,
      first.isCapped,
      first.rows.length,
      first.presetCounts?.all,
      first.presetCounts?.['in-hand'],
      first.presetCounts?.approved,
    ]).toEqual([999, true, 10, 1000, 1000, 0])
    expect((await query({ number: 11, size: 1000 })).rows).toHaveLength(5)
    expect((await query({ number: 100_000, size: 1000 })).rows).toEqual([])
  })
})
