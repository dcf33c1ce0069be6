import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as content } from '@wenwu/core/content/contract'
import { contract as dictionaries } from '@wenwu/core/dictionaries/contract'
import { documentDictionaries } from '@wenwu/core/dictionaries/model'
import { contract } from '@wenwu/core/portal/contract'
import { contract as search } from '@wenwu/core/search/contract'
import { seedReference } from '../../../db/seed/index.ts'
import { seedDemoDownloads } from '../../../db/seed/seed-downloads.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { contentKinds } from '../../content-kinds.generated.ts'
import { importEntry } from '../publishing/index.ts'

const site = { key: 'status', name: '状态监测', url: 'https://status.example.org/overview' }
let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ config: { framedSites: [site] } })
})
afterAll(() => api.stop())

const kindOf = (name: string) => contentKinds.find(({ kind }) => kind === name)!
const bring = (kind: string, payload: Record<string, unknown>) =>
  inTransaction(api.pool, (db) => importEntry({ db, now: api.clock.now() }, kindOf(kind), payload))

describe('public information', () => {
  it('is read without signing in; help for officials only by officials; four statements', async () => {
    const { result, queries } = await api.countQueries(() => api.anonymous.call(contract.information, {}))
    expect(queries).toBe(4)
    expect(result.faqs[0]).toMatchObject({ question: '单位怎样注册账号？', category: '账号与登录' })
    expect(result.links.map((link) => link.name)).toContain('国家法律法规数据库')
    const helpOf = async (username: string) =>
      (await api.as(username).call(contract.information, {})).helpArticles.map((article) => article.title)
    expect(await helpOf('company')).toEqual(result.helpArticles.map((article) => article.title))
    expect(await helpOf('company')).not.toContain('待办的领取与退还')
    expect(await helpOf('province-sx')).toContain('待办的领取与退还')
  })

  it('has the demo downloads as real workbooks', async () => {
    await seedDemoDownloads(api.pool, api.services.files, api.clock.now())
    const { downloads } = await api.anonymous.call(contract.information, {})
    expect(downloads.map((paper) => paper.fileName)).toEqual(['申报材料清单.xlsx', '文物病害调查记录表.xlsx', '经办人信息登记表.xlsx'])
    const { content: bytes, headers } = await api.anonymous.download(contract.download, { id: downloads[0]!.id })
    expect([bytes.length, bytes.subarray(0, 2).toString('latin1')]).toEqual([downloads[0]!.size, 'PK'])
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it('shows framed sites of the operator’s list to whoever is signed in, and the page may frame nothing else', async () => {
    expect(await api.as('company').call(contract.framedSites, {})).toEqual([site])
    expect((await api.anonymous.send(contract.framedSites, {})).status).toBe(401)
    const { headers } = await api.request('GET', '/api/v1/health')
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' blob: https://status.example.org;")
  })
})

describe('dictionaries', () => {
  it('of the red-header forms stand in every installation, in the specification’s reply', async () => {
    for (const classCode of documentDictionaries)
      expect([classCode, (await api.as('national-officer').call(dictionaries.entries, classCode)).length > 0]).toEqual([classCode, true])
    const { body } = await api.as('national-officer').request('GET', '/api/getDicDataByClassCode?classCode=degreeUrgency')
    expect(body).toEqual({
      code: 200,
      data: [
        { code: '01', name: '特急' },
        { code: '02', name: '加急' },
        { code: '03', name: '平急' },
        { code: '04', name: '一般' },
      ],
    })
    expect(await api.as('national-officer').call(dictionaries.entries, 'constructor')).toEqual([])
    expect((await api.anonymous.send(dictionaries.entries, 'theme')).status).toBe(401)
  })

  it('that an editor changed or withdrew are left alone by the next start', async () => {
    const entryOf = async (classCode: string) => {
      const { rows } = await api.pool.query<{ id: string }>("select id from content_entries where kind = 'dictionary' and key = $1", [
        classCode,
      ])
      return api.as('editor').call(content.get, { kind: 'dictionary', id: rows[0]!.id })
    }
    const move = async (who: string, entry: { id: string; revision: number }, action: 'revise' | 'submit' | 'publish' | 'withdraw') =>
      api.as(who).call(content.move, { kind: 'dictionary', id: entry.id, revision: entry.revision, action, words: '不再使用' })
    const revised = await move('editor', await entryOf('theme'), 'revise')
    const data = { dictionary: { ...revised.data['dictionary'], entries: [{ id: 'r1', code: '01', name: '水下文化遗产' }] } }
    const saved = await api.as('editor').call(content.save, { kind: 'dictionary', id: revised.id, revision: revised.revision, data })
    await move('editor-lead', await move('editor', saved, 'submit'), 'publish')
    await move('editor-lead', await entryOf('manuscript'), 'withdraw')
    await inTransaction(api.pool, (db) => seedReference(db, api.clock.now()))
    expect(await api.as('company').call(dictionaries.entries, 'theme')).toEqual([{ code: '01', name: '水下文化遗产' }])
    expect(await api.as('company').call(dictionaries.entries, 'manuscript')).toEqual([])
  })
})

describe('an import', () => {
  const faq = { question: '导入的问题', answer: '第一版。', category: '导入' }
  it('publishes at once, changes nothing when repeated, makes versions of changes, and keeps off a text that is being edited', async () => {
    expect(await bring('faq', faq)).toBe('added')
    expect(await bring('faq', faq)).toBe('same')
    expect(await bring('faq', { ...faq, answer: '第二版。' })).toBe('changed')
    const answers = async () =>
      (await api.anonymous.call(contract.information, {})).faqs
        .filter(({ question }) => question === faq.question)
        .map(({ answer }) => answer)
    expect(await answers()).toEqual(['第二版。'])
    const row = (
      await api
        .as('editor')
        .call(content.query, { filter: { kind: 'faq', keyword: faq.question }, sort: 'title-asc', page: { number: 1, size: 10 } })
    ).rows[0]!
    expect(row).toMatchObject({ headVersion: 2, publishedVersion: 2, state: 'published', changedBy: '' })
    const view = await api.as('editor').call(content.get, { kind: 'faq', id: row.id })
    expect(view.versions.map(({ version, state, authors }) => [version, state, authors])).toEqual([
      [2, 'published', []],
      [1, 'replaced', []],
    ])
    await api.as('editor').call(content.move, { kind: 'faq', id: row.id, revision: view.revision, action: 'revise', words: '' })
    expect(await bring('faq', { ...faq, answer: '第三版。' })).toBe('in-editing')
    expect(await answers()).toEqual(['第二版。'])
    await expect(bring('faq', { question: '没有解答' })).rejects.toMatchObject({ code: 'form-invalid' })
  })

  it('of the same text at the same moment stands once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => bring('faq', { ...faq, question: '同时导入的问题' })))
    expect(outcomes.sort()).toEqual(['added', 'same', 'same', 'same'])
  })
})

describe('the search', () => {
  it('finds questions, help and notices by right, and forgets what is withdrawn', async () => {
    const found = async (who: TestApp['anonymous'], q: string) =>
      (await who.call(search.search, { q, kind: undefined, page: 1 })).rows.map(({ kind, title }) => `${kind} ${title.text}`)
    expect(await found(api.anonymous, '忘记密码')).toContain('help 忘记密码怎么办？')
    expect(await found(api.anonymous, '汛期')).toContain('notice 关于加强汛期不可移动文物安全防范工作的通知')
    // what is for officials only is in nobody's results
    expect(await found(api.as('company'), '待办的领取与退还')).not.toContain('help 待办的领取与退还')
    expect(await found(api.as('company'), '平台操作培训安排')).not.toContain('notice 平台操作培训安排')
    const row = (
      await api
        .as('editor')
        .call(content.query, { filter: { kind: 'faq', keyword: '忘记密码' }, sort: 'title-asc', page: { number: 1, size: 10 } })
    ).rows[0]!
    const { revision } = await api.as('editor-lead').call(content.get, { kind: 'faq', id: row.id })
    await api.as('editor-lead').call(content.move, { kind: 'faq', id: row.id, revision, action: 'withdraw', words: '已合并到其他问题。' })
    expect(await found(api.anonymous, '忘记密码')).not.toContain('help 忘记密码怎么办？')
  })
})
