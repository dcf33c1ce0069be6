import { usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@wenwu/core/kernel/date'
import { contract } from '@wenwu/core/laws/contract'
import type { LawFilter, LawQuery } from '@wenwu/core/laws/list'
import { lawTabNames } from '@wenwu/core/laws/model'
import { standings } from '@wenwu/core/search/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { importEntry, type ContentKind } from '../publishing/index.ts'
import { lawKind, restateLaws } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const ask = (filter: LawFilter = {}, sort: LawQuery['sort'] = 'published-desc', number = 1, size = 10) =>
  api.anonymous.call(contract.query, { filter, sort, page: { number, size } })
const titles = async (filter: LawFilter) => (await ask(filter, 'published-desc', 1, 100)).rows.map((row) => row.title)
const put = (payload: Record<string, unknown>) =>
  inTransaction(api.pool, (db) => importEntry({ db, now: api.clock.now() }, lawKind as ContentKind, payload))
const heritageLaw = async (year: string) =>
  (await ask({ keyword: '中华人民共和国文物保护法', tab: 'statute' }, 'published-desc', 1, 100)).rows.find(
    (row) => row.title === '中华人民共和国文物保护法' && row.publishedOn?.startsWith(year),
  )!

describe('the list', () => {
  it('is on the wire what the specification says', async () => {
    const { status, body } = await api.request('POST', '/api/laws/find/Navigation', {
      keyWord: '文物保护法',
      legalType: '法律、行政法规',
      publish_dateS: '2024-01-01',
      publish_dateE: '',
      pageNation: { pageNumber: 1, pageSize: 10 },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      code: 200,
      data: {
        data: [
          {
            article_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
            article_title: '中华人民共和国文物保护法',
            dispatch_number: '',
            legal_type: '法律、行政法规',
            publish_time: '2024-11-08',
            written_time: '1982-11-19',
            source_name: '全国人民代表大会常务委员会',
            publish_date: '2024-11-08',
            gmt_create: '2026-11-23 09:00:00',
            standing: 'in-force',
          },
        ],
        pagination: { totalNum: 1, capped: false },
      },
    })
  })

  it('has a tab for each class, and 参考 for those that no tab names', async () => {
    const all = await ask({}, 'published-desc', 1, 100)
    const counts = await Promise.all(
      (['statute', 'normative', 'rule', 'convention', 'reference'] as const).map(
        async (tab) => (await ask({ tab }, 'published-desc', 1, 100)).total,
      ),
    )
    expect(counts.every((count) => count > 0)).toBe(true)
    expect(counts.reduce((sum, count) => sum + count)).toBe(all.total)
    expect(new Set((await ask({ tab: 'reference' })).rows.map((row) => row.lawClass))).toEqual(new Set(['地方性法规', '司法解释']))
    expect((await ask({ lawClass: '司法解释' })).rows).toHaveLength(1)
    expect((await ask({ tab: 'reference', lawClass: '司法解释' })).rows).toHaveLength(1)
    expect((await ask({ tab: 'statute', lawClass: '司法解释' })).rows).toEqual([])
    // the class alone may also travel as the specification’s `legalType`
    expect(
      (
        await api.request('POST', '/api/laws/find/Navigation', {
          legalType: '司法解释',
          pageNation: { pageNumber: 1, pageSize: 10 },
        })
      ).body,
    ).toMatchObject({ data: { pagination: { totalNum: 1 } } })
    expect(
      (
        await api.request('POST', '/api/laws/find/Navigation', {
          legalType: lawTabNames.all.zh_CN,
          pageNation: { pageNumber: 1, pageSize: 100 },
        })
      ).body,
    ).toMatchObject({ data: { pagination: { totalNum: all.total } } })
  })

  it('searches title, text and number; every word must be there; signs mean themselves', async () => {
    expect(await titles({ keyword: '长城' })).toContain('长城保护条例')
    expect(await titles({ keyword: '国务院令第659号' })).toEqual(['博物馆条例'])
    // short names lead to the law
    for (const keyword of ['文物法', '文保法']) expect(await titles({ keyword })).toContain('中华人民共和国文物保护法')
    expect(await titles({ keyword: '爆破 钻探 文物保护单位' })).toContain('中华人民共和国文物保护法')
    expect(await titles({ keyword: '〔2022〕12号' })).toEqual(['文物安全防控“十四五”专项规划'])
    for (const keyword of ['%%', '_', "'", '\\', '没有这样的法律']) expect(await titles({ keyword })).toEqual([])
    expect((await titles({ keyword: '海' })).length).toBeGreaterThan(0)
  })

  it('takes the period of either day, sorts both ways, and pages without overlap', async () => {
    expect(await titles({ from: '2022-01-01', to: '2022-12-31' })).toEqual([
      '文物安全防控“十四五”专项规划',
      '中华人民共和国水下文物保护管理条例',
    ])
    expect(await titles({ from: '1989-01-01', to: '1989-12-31', dateKind: 'written' })).toEqual(['中华人民共和国水下文物保护管理条例'])
    const [all, first, second] = await Promise.all([
      ask({}, 'written-desc', 1, 100),
      ask({}, 'written-desc', 1, 10),
      ask({}, 'written-desc', 2, 10),
    ])
    expect([...first.rows, ...second.rows].map((row) => row.id)).toEqual(all.rows.map((row) => row.id).slice(0, 20))
    expect(first.total).toBe(all.total)
    const days = all.rows.map((row) => row.writtenOn)
    expect(days.filter((day) => day !== null)).toEqual(
      days
        .filter((day) => day !== null)
        .toSorted()
        .reverse(),
    )
    expect(days.at(-1)).toBeNull()
    expect((await ask({}, 'written-asc', 1, 100)).rows.map((row) => row.id)).toEqual(all.rows.map((row) => row.id).reverse())
  })

  it('takes two statements, one where the first page is not full and one more for synonyms of a keyword, and writes nothing', async () => {
    const audited = async () => Number((await api.pool.query<{ n: string }>('select count(*) as n from audit_rows')).rows[0]!.n)
    const before = await audited()
    expect((await api.countQueries(() => ask())).queries).toBe(2)
    expect((await api.countQueries(() => ask({ keyword: '长城保护条例' }))).queries).toBe(2)
    expect(await api.anonymous.call(contract.find, { id: '01900000-0000-7000-8000-000000000000' })).toBeNull()
    expect(await audited()).toBe(before)
  })

  it('has an index for each filter and sort', async () => {
    const plan = async (where: string, order: string) => {
      const client = await api.pool.connect()
      try {
        await client.query('begin; set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off')
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select id from laws l where ${where} order by ${order} limit 10`,
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    for (const [where, name] of [
      ['true', 'laws'],
      ["tab = 'statute'", 'laws_tab'],
      ["class = '司法解释'", 'laws_class'],
    ] as const)
      for (const day of ['published', 'written'])
        for (const order of [`l.${day}_on desc nulls last, l.id desc`, `l.${day}_on nulls first, l.id`]) {
          const text = await plan(where, order)
          expect(text).toContain(`${name}_${day}`)
          expect(text).not.toContain('Sort')
        }
  })
})

describe('how a text stands', () => {
  const standings = async (keyword: string, standing?: LawFilter['standing']) =>
    (await ask({ keyword, standing }, 'published-desc', 1, 100)).rows.map((row) => [row.title, row.publishedOn?.slice(0, 4), row.standing])

  it('distinguishes the text in force from an amended, a future and a repealed one; the list filters by it', async () => {
    const rule = { title: '试行藏品管理规则', lawClass: '部门规章', body: '第一条 藏品应当登账。' }
    for (const text of [
      { publishedOn: '2001-01-01' },
      { publishedOn: '2010-05-01', effectiveOn: '2010-06-01' },
      { publishedOn: '2026-11-01', effectiveOn: '2027-01-01' },
    ])
      await put({ ...rule, ...text })
    await put({ ...rule, title: '试行藏品调拨规则', publishedOn: '1999-01-01', repealedOn: '2026-11-23' })
    await put({ ...rule, title: '试行藏品出借规则', publishedOn: '1999-01-01', repealedOn: '2026-11-24' })
    await put({ ...rule, title: '试行藏品无日规则' })
    const name = (word: string) => `试行藏品${word}规则`
    expect(await standings('试行藏品')).toEqual([
      [name('管理'), '2026', 'upcoming'],
      [name('管理'), '2010', 'in-force'],
      [name('管理'), '2001', 'amended'],
      [name('出借'), '1999', 'in-force'],
      [name('调拨'), '1999', 'repealed'],
      [name('无日'), undefined, 'in-force'],
    ])
    expect((await standings('试行藏品', 'in-force')).map(([title, year]) => [title, year])).toEqual([
      [name('管理'), '2010'],
      [name('出借'), '1999'],
      [name('无日'), undefined],
    ])
    expect(await standings('试行藏品', 'repealed')).toEqual([[name('调拨'), '1999', 'repealed']])
    expect((await ask({ standing: 'amended', keyword: '文物保护法' })).rows.map((row) => [row.title, row.publishedOn])).toEqual([
      ['中华人民共和国文物保护法', '2017-11-04'],
    ])
    const { id } = (await ask({ keyword: name('调拨') })).rows[0]!
    expect((await api.anonymous.call(contract.find, { id }))!.law).toMatchObject({ standing: 'repealed', repealedOn: '2026-11-23' })
    const { content } = await api.anonymous.download(contract.export, {
      filter: { keyword: '试行藏品管理' },
      sort: 'published-desc',
      columns: ['title', 'standing'],
    })
    expect(await readSheet(content)).toEqual([
      ['标题', '时效性'],
      [name('管理'), '尚未施行'],
      [name('管理'), '现行有效'],
      [name('管理'), '已修改'],
    ])
  })
})

describe('the export', () => {
  it('speaks the language of its user', async () => {
    const sheet = async (language: string) => {
      const query = { filter: { tab: 'convention' }, sort: 'published-asc', columns: ['standing', 'lawClass'] } as const
      const { content, headers } = await api.anonymous.download(
        contract.export,
        { ...query, columns: [...query.columns] },
        { headers: { 'accept-language': language } },
      )
      return [decodeURIComponent(headers.get('content-disposition') ?? '').split("''")[1], ...(await readSheet(content)).slice(0, 2)]
    }
    expect(await sheet('en-US')).toEqual(['Laws and regulations-2026-11-23.xlsx', ['Standing', 'Class'], ['In force', '国际公约']])
    expect(await sheet('zh-TW')).toEqual(['法律法規-2026-11-23.xlsx', ['時效性', '類型'], ['現行有效', '国际公约']])
    expect(await sheet('*')).toEqual(['法律法规-2026-11-23.xlsx', ['时效性', '类型'], ['现行有效', '国际公约']])
  })

  it('gives the same rows with the chosen columns, named by content-disposition', async () => {
    const { content, headers } = await api.anonymous.download(contract.export, {
      filter: { tab: 'convention' },
      sort: 'published-asc',
      columns: ['title', 'publishedOn'],
    })
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain('法律法规-2026-11-23.xlsx')
    const rows = await readSheet(content)
    expect(rows.map((row) => row[0])).toEqual([
      '标题',
      '关于禁止和防止非法进出口文化财产和非法转让其所有权的方法的公约',
      '保护世界文化和自然遗产公约',
    ])
  })
})

describe('the export as the specification asks for it', () => {
  const asked = { filter: { tab: 'convention' }, sort: 'published-asc', columns: [] as string[] } as const

  it('has the columns by their titles, in any language, and one page of the rows', async () => {
    const sheet = async (more: { titles?: string[]; page?: { number: number; size: number } }) =>
      (await readSheet((await api.anonymous.download(contract.export, { ...asked, columns: [], ...more })).content)).map((row) => row[0])
    const [first, second] = ['关于禁止和防止非法进出口文化财产和非法转让其所有权的方法的公约', '保护世界文化和自然遗产公约']
    expect(await sheet({ titles: ['Title', '时效性'] })).toEqual(['标题', first, second])
    expect(await sheet({ titles: ['标题'], page: { number: 2, size: 1 } })).toEqual(['标题', second])
    expect(await sheet({ titles: ['标题'], page: { number: 3, size: 1 } })).toEqual(['标题'])
  })

  it('refuses a title that no column has, by its name', async () => {
    expect(await api.anonymous.send(contract.export, { ...asked, columns: [], titles: ['标题', '备注'] })).toMatchObject({
      status: 400,
      body: { error: 'view-unknown-part', msg: '此列表没有这项条件或列：备注。', field: 'titles' },
    })
  })
})

describe('one law', () => {
  it('has its text, its other versions, the standards of its subject and the items that cite it', async () => {
    const { id } = await heritageLaw('2024')
    const { result, queries } = await api.countQueries(() => api.anonymous.call(contract.find, { id }))
    expect(queries).toBe(5)
    expect(result!.law).toMatchObject({ title: '中华人民共和国文物保护法', publishedOn: '2024-11-08', effectiveOn: '2025-03-01' })
    expect(result!.law.blocks.find((block) => block.key === '28')).toMatchObject({ kind: 'article', label: '第二十八条' })
    expect(result!.law.blocks.filter((block) => block.kind === 'heading').map((block) => block.label)).toContain('第二章　不可移动文物')
    expect(result!.versions.map((version) => [version.publishedOn, version.effectiveOn])).toEqual([
      ['2024-11-08', '2025-03-01'],
      ['2017-11-04', '2017-11-04'],
    ])
    expect(result!.standards.map((standard) => standard.number)).toContain('GB/T 33290.1')
    expect(result!.items.find((item) => item.code === usualItem.code)?.articles.length).toBeGreaterThan(0)
    // their guides cite the numbers of 2024
    expect((await api.anonymous.call(contract.find, { id: (await heritageLaw('2017')).id }))!.items).toEqual([])
  })

  it('is brought again by an import with the same name and day, and leaves with it', async () => {
    const law = {
      title: '测试文物保护办法',
      lawClass: '部门规章',
      publishedOn: '2020-01-01',
      body: '第一条 甲乙丙丁。\n第二条 自2020年2月1日起施行。',
    }
    expect([await put(law), await put(law)]).toEqual(['added', 'same'])
    const { id } = (await ask({ keyword: '测试文物保护办法' })).rows[0]!
    expect(await put({ ...law, body: '第一条 戊己庚辛。' })).toBe('changed')
    expect((await api.anonymous.call(contract.find, { id }))!.law.blocks.map((block) => block.content)).toEqual(['戊己庚辛。'])
    expect(await titles({ keyword: '甲乙丙丁' })).toEqual([])
    expect(await put({ ...law, publishedOn: '2022-01-01' })).toBe('added')
    expect((await api.anonymous.call(contract.find, { id }))!.versions.map((version) => version.publishedOn)).toEqual([
      '2022-01-01',
      '2020-01-01',
    ])
    await inTransaction(api.pool, (db) => lawKind.withdraw({ db, now: api.clock.now() }, id))
    expect(await api.anonymous.call(contract.find, { id })).toBeNull()
    expect((await api.pool.query('select 1 from search_documents where document_id = $1', [id])).rowCount).toBe(0)
  })

  it('is shown in the search as on that day: a repeal for a later day shows when the day comes', async () => {
    const law = { title: '届时废止的办法', lawClass: '部门规章', publishedOn: '2020-01-01', body: '第一条 壬癸。' }
    const today = api.clock.now().toISOString().slice(0, 10)
    expect(await put({ ...law, repealedOn: addDays(today, 1) })).toBe('added')
    const standing = async (title = law.title) =>
      (await api.pool.query<{ standing: number }>('select standing from search_documents where title = $1', [title])).rows.map(
        (row) => standings[row.standing],
      )
    expect(await standing()).toEqual(['current'])
    const coming = '未来施行的办法'
    expect(await put({ ...law, title: coming, effectiveOn: addDays(today, 9) })).toBe('added')
    expect(await standing(coming)).toEqual(['upcoming'])
    api.clock.advance({ days: 1 })
    await restateLaws(api.services, api.clock.now())
    expect(await standing()).toEqual(['repealed'])
  })
})
