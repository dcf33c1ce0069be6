import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseFilter } from '@wenwu/core/cases/list'
import { act } from '../../../../case-driver/drive-case.ts'
import { fundedItem } from '../../../../case-driver/played-items.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { addListed, listedRows, titlesFound } from '../../../../testing/listed-cases.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let source: string
beforeAll(async () => {
  api = await startTestApp()
  source = await submitted(api, { itemCode: fundedItem.code })
  await addListed(api, source, listedRows)
})
afterAll(() => api.stop())

const sorted = async (filter: Partial<CaseFilter>) => (await titlesFound(api, filter)).sort()

describe('an application that was not accepted', () => {
  it('says so, and a refused one does not', async () => {
    const id = await submitted(api, { change: (data) => (data.project!.projectName = '未受理的工程') })
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'refuse', reason: '不属于本机关职权范围。' })
    const rows = (
      await api.as('province-sx').call(cases.query, {
        filter: { preset: 'all', status: '5' },
        sort: 'submitted-desc',
        page: { number: 1, size: 10 },
      })
    ).rows
    expect(rows.map((row) => [row.title, row.conclusion])).toEqual([['未受理的工程', 'not-accepted']])
    const { conclusion, applicantName } = await api.as('company').call(cases.get, { id })
    expect(conclusion).toBe('not-accepted')
    expect((await api.as('company').call(cases.search, { q: '未受理的工程' })).rows).toMatchObject([
      // beside the title stands which matter it is and who applies
      { status: '5', conclusion: 'not-accepted', itemShortName: { zh_CN: expect.stringMatching(/./) as string }, applicantName },
    ])
  })
})

describe('conclusions', () => {
  it('of older cases are filled from their history and status', async () => {
    const id = await submitted(api, { change: (data) => (data.project!.projectName = '早先未受理的工程') })
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'refuse', reason: '不属于本机关职权范围。' })
    await api.pool.query('alter table cases drop column conclusion')
    const file = new URL('../../../../db/migrations/20261124061000-say-how-a-case-came-out.sql', import.meta.url)
    await api.pool.query(fs.readFileSync(file, 'utf8'))
    const { rows } = await api.pool.query<{ title: string; conclusion: string }>(
      'select title, conclusion from cases where conclusion is not null order by sort_at, title',
    )
    expect(Object.fromEntries(rows.map(({ title, conclusion }) => [title, conclusion]))).toEqual({
      '100%_古塔\\加固': 'approved',
      '100元古塔加固': 'approved',
      老系统结转: 'approved',
      不批准的: 'refused',
      作废的: 'void',
      未受理的工程: 'not-accepted',
      早先未受理的工程: 'not-accepted',
    })
  })

  /** An update of a case as a server may write it, with what the row says afterwards; undone. */
  async function written(changes: string, ...before: string[]): Promise<unknown> {
    const client = await api.pool.connect()
    try {
      await client.query('begin')
      for (const each of before) await client.query(`update cases set ${each} where id = $1`, [source])
      const { rows } = await client.query(`update cases set ${changes} where id = $1 returning conclusion, is_not_accepted`, [source])
      return rows[0]
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  it('of cases that a server of the release before concludes are filled as it does, and ours are told to it', async () => {
    expect(await written("status = 'G03'")).toEqual({ conclusion: null, is_not_accepted: false })
    expect(await written("status = 'G09'")).toEqual({ conclusion: 'approved', is_not_accepted: false })
    expect(await written("status = 'G10'")).toEqual({ conclusion: 'refused', is_not_accepted: false })
    expect(await written("status = '5', is_not_accepted = true")).toEqual({ conclusion: 'not-accepted', is_not_accepted: true })
    expect(await written("status = 'G999'")).toEqual({ conclusion: 'void', is_not_accepted: false })
    const refusal = "status = '5', conclusion = 'not-accepted'"
    expect(await written(refusal)).toEqual({ conclusion: 'not-accepted', is_not_accepted: true })
    expect(await written("status = 'G999', conclusion = 'withdrawn'")).toEqual({ conclusion: 'withdrawn', is_not_accepted: false })
    // taken up again
    expect(await written("status = 'G12', conclusion = null", refusal)).toEqual({ conclusion: null, is_not_accepted: false })
  })

  it('are filtered by, whatever the status', async () => {
    expect(await sorted({ conclusion: 'approved' })).toEqual(['100%_古塔\\加固', '100元古塔加固', '老系统结转'])
    expect(await sorted({ conclusion: 'void' })).toEqual(['作废的'])
    expect(await sorted({ conclusion: 'withdrawn' })).toEqual([])
  })
})
