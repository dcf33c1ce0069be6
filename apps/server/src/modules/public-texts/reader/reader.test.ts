import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { contract } from '@wenwu/core/reader/contract'
import { contract as searchContract } from '@wenwu/core/search/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { publishHelpBooks } from './book-search.ts'
import { helpBooks } from './help-book.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ config: { reader: 'plugin' } })
})
afterAll(() => api?.stop())

describe('help books', () => {
  // nobody must sign in to learn how to sign in
  test.each([
    ['1', '法人用户'],
    ['2', '个人用户'],
    ['3', '审批、审核用户'],
  ])('userType %s: a PDF with cover, contents and a page for each chapter', async (userType, subtitle) => {
    const reply = await fetch(`${api.address}/api/getHelpBook?userType=${userType}`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain(
      `文物行政审批与监管平台使用手册（${subtitle}）.pdf`,
    )
    const pdf = Buffer.from(await reply.arrayBuffer()).toString('latin1')
    expect(pdf).toMatch(/^%PDF-/)
    const book = Object.values(helpBooks).find((each) => each.subtitle === subtitle)!
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(book.chapters.length + 2)
  })

  test('another kind is refused, as is none', async () => {
    const statuses = await Promise.all(
      ['?userType=4', '?userType=', ''].map(async (query) => (await fetch(`${api.address}/api/getHelpBook${query}`)).status),
    )
    expect(statuses).toEqual([400, 400, 400])
  })

  test('a book is set once', async () => {
    const get = async (): Promise<Buffer> => Buffer.from(await (await fetch(`${api.address}/api/getHelpBook?userType=2`)).arrayBuffer())
    const before = await get()
    const setting = vi.spyOn(api.services.pdf, 'render')
    onTestFinished(() => setting.mockRestore())
    expect((await get()).equals(before)).toBe(true)
    expect(setting).not.toHaveBeenCalled()
  })
})

describe('the books in the search', () => {
  const words = ['初审', '审签', '上报', '承办', '领取', '加签', '会签', '传阅', '抄送', '代办', '授权', '后续义务']

  test.each(words)('%s is explained by a chapter, which opens at its page', async (q) => {
    const { rows } = await api.anonymous.call(searchContract.search, { q, kind: 'help' })
    const book = rows.find(({ id }) => id === 'book-official')!
    const chapter = helpBooks.official.chapters.findIndex(({ title }) => title === '办理用语')
    expect(helpBooks.official.chapters[chapter]!.blocks).toContainEqual({
      points: expect.arrayContaining([expect.stringMatching(new RegExp(`^[^：]*${q}[^：]*：.+。$`))]) as string[],
    })
    expect([...book.parts.map(({ label }) => label), ...(book.moreParts > 0 ? ['办理用语'] : [])]).toContain('办理用语')
    expect(book.path).toBe('/tohelpbook?userType=3')
    for (const part of book.parts.filter(({ label }) => label === '办理用语'))
      expect(part.path).toBe(`/tohelpbook?userType=3&page=${chapter + 3}`)
  })

  test('are written where what stands is another text, and else left alone', async () => {
    const ids = async () =>
      (await api.pool.query<{ id: string }>("select id from search_documents where document_id like 'book-%' order by document_id")).rows
    const before = await ids()
    expect(before).toHaveLength(3)
    await inTransaction(api.pool, publishHelpBooks)
    expect(await ids()).toEqual(before)
    await api.pool.query("update search_documents set title = 'x' where document_id = 'book-official'")
    await inTransaction(api.pool, publishHelpBooks)
    const { rows } = await api.anonymous.call(searchContract.search, { q: '领取', kind: 'help' })
    expect(rows.map(({ title }) => title.text)).toContain('文物行政审批与监管平台使用手册（审批、审核用户）')
  })
})

test('an installation that insists on the plug-in says so', async () => {
  expect(await api.anonymous.call(contract.settings, {})).toEqual({ reader: 'plugin', usesOfficeHelper: false })
})
