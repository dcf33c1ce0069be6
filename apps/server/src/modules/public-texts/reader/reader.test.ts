import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { contract } from '@wenwu/core/reader/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
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

test('an installation that insists on the plug-in says so', async () => {
  expect(await api.anonymous.call(contract.settings, {})).toEqual({ reader: 'plugin', usesOfficeHelper: false })
})
