import { usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/search/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { putSearchDocument, removeSearchDocument } from './index.ts'
import { ownCorpus } from './testing/own-corpus.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp()
  await inTransaction(api.pool, async (db) => {
    for (const document of ownCorpus) await putSearchDocument(db, document)
  })
})
afterAll(() => api.stop())

/** As if something had been published. */
const forgetAnswers = () => api.pool.query('update search_generation set value = value + 1')
const titles = async (q: string, who = api.anonymous) => (await who.call(contract.search, { q })).rows.map(({ title }) => title.text)

describe('what is found', () => {
  it('shows title, number and the article with its words marked, as ranges of text', async () => {
    const { rows } = await api.anonymous.call(contract.search, { q: '古塔 罚款' })
    const [first] = rows
    expect(first).toMatchObject({
      kind: 'law',
      id: 'own-law-2',
      number: { text: '示范令第18号' },
      publishedOn: '2025-03-01',
      standing: 'current',
    })
    expect(first!.title.highlights.map(([from, to]) => first!.title.text.slice(from, to))).toEqual(['古塔'])
    const [part] = first!.parts
    expect(part).toMatchObject({ label: '第三条', path: '/reguldetail?id=own-law-2#art-3' })
    expect(part!.snippet.highlights.map(([from, to]) => part!.snippet.text.slice(from, to))).toEqual(['罚款'])
  })
  it('the text in force comes before the one it replaced, and this says so', async () => {
    const { rows } = await api.anonymous.call(contract.search, { q: '古塔保养示范规程' })
    expect(rows.slice(0, 2).map(({ id, standing }) => [id, standing])).toEqual([
      ['own-law-2', 'current'],
      ['own-law-1', 'amended'],
    ])
  })
  it('phrases, alternatives and exclusions', async () => {
    expect(await titles('"危岩及时处置"')).toHaveLength(1)
    expect(await titles('"危岩处置"')).toEqual([])
    expect((await titles('塔刹 OR 危岩')).toSorted()).toEqual(['关于汛期加强石窟寺及石刻文物安全巡查的通知', '古塔保养示范规程'])
    expect(await titles('塔刹 OR 危岩 -巡查')).toEqual(['古塔保养示范规程'])
    expect(await titles('警示')).toEqual(['古塔保养示范规程'])
  })
  it('guides of the items are in it from the start', async () => {
    const { counts, rows } = await api.anonymous.call(contract.search, { q: usualItem.code })
    expect(rows[0]).toMatchObject({ kind: 'guide', path: `/work-guide/${usualItem.code}` })
    expect(counts).toContainEqual(expect.objectContaining({ kind: 'guide' }))
  })
  it('says when only pieces of the words were found, and counts by kind', async () => {
    const result = await api.anonymous.call(contract.search, { q: '塔身裂缝倾斜应当怎么报告' })
    expect(result).toMatchObject({ isRelaxed: true, total: 1 })
    expect(result.rows[0]).toMatchObject({ id: 'own-law-2', parts: [{ label: '第二条' }, ...result.rows[0]!.parts.slice(1)] })
    const tower = await api.anonymous.call(contract.search, { q: '古塔', kind: 'standard' })
    expect(tower.rows.map(({ kind }) => kind)).toEqual(['standard'])
    expect(tower.counts).toEqual([
      { kind: 'law', count: 2 },
      { kind: 'standard', count: 1 },
    ])
  })
  it('a text that was taken out is found no more, one that was put again is found as it is now', async () => {
    const extra = {
      kind: 'notice' as const,
      id: 'extra',
      title: '壁画数字化培训班报名',
      body: '名额三十人。',
      path: '/notices/extra',
      publishedOn: '2026-11-01',
    }
    const put = (title: string) => inTransaction(api.pool, (db) => putSearchDocument(db, { ...extra, title }))
    await put('壁画数字化培训班报名')
    expect(await titles('壁画数字化')).toContain('壁画数字化培训班报名')
    await put('彩塑修复培训班报名')
    expect(await titles('壁画数字化培训')).not.toContain('壁画数字化培训班报名')
    expect(await titles('彩塑修复培训')).toEqual(['彩塑修复培训班报名'])
    await inTransaction(api.pool, (db) => removeSearchDocument(db, 'notice', 'extra'))
    expect(await titles('彩塑修复培训')).toEqual([])
  })
})

describe('suggestions', () => {
  const suggested = async (q: string) => (await api.anonymous.call(contract.suggestions, { q })).map(({ title }) => title)
  it.each(['古塔', 'gutab', 'gtbysf', '示范规程'])('%s', async (q) => {
    expect(await suggested(q)).toContain('古塔保养示范规程')
  })
  it('numbers in any form, nothing for nothing, eight at most', async () => {
    const versions = await api.anonymous.call(contract.suggestions, { q: '古塔保养' })
    expect(versions.map(({ title, standing }) => [title, standing])).toEqual([
      ['古塔保养示范规程', 'current'],
      ['古塔保养示范规程（试行）', 'amended'],
    ])
    expect(await suggested('ＷＷ/T 099')).toEqual(['古塔倾斜观测技术要求'])
    expect(await suggested('')).toEqual([])
    expect(await suggested('没有这样的标题')).toEqual([])
    expect((await suggested('文物')).length).toBeLessThanOrEqual(8)
  })
})

describe('synonyms', () => {
  it.each([
    ['挖管道', '56005'],
    ['借展', '56017'],
    ['出国展览', '56016'],
    ['修房子', 'TBCrpPaMainEntity'],
    ['盖房', '56005'],
  ])('%s, as people say who have never filed, leads to the guide of item %s', async (q, code) => {
    const { rows } = await api.anonymous.call(contract.search, { q })
    expect(rows.map(({ path: at }) => at)).toContain(`/work-guide/${code}`)
  })
  it('are looked for together as soon as they are saved, and no more when removed', async () => {
    const editor = api.as('editor')
    expect(await titles('浮屠')).toEqual([])
    const group = await editor.call(contract.addSynonyms, { words: ['浮屠', '古塔'] })
    const found = await api.anonymous.call(contract.search, { q: '浮屠' })
    expect(found.synonyms).toEqual(['古塔'])
    expect(found.rows[0]!.title.text).toBe('古塔保养示范规程')
    expect(await titles('"浮屠"')).toEqual([])

    expect(await editor.send(contract.addSynonyms, { words: ['塔', '古塔'] })).toMatchObject({
      status: 409,
      body: { error: 'synonym-taken', field: 'words' },
    })
    expect(await editor.send(contract.addSynonyms, { words: ['ＧＢ', 'gb'] })).toMatchObject({
      status: 422,
      body: { error: 'synonym-same' },
    })
    const changed = await editor.call(contract.changeSynonyms, { id: group.id, version: group.version, words: ['浮屠', '塔刹'] })
    expect(await editor.send(contract.changeSynonyms, { id: group.id, version: group.version, words: ['浮屠', '塔'] })).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
    expect((await editor.call(contract.synonyms, {}))[0]).toEqual(changed)
    await editor.call(contract.removeSynonyms, { id: group.id })
    expect(await editor.send(contract.removeSynonyms, { id: group.id })).toMatchObject({ status: 404 })
    expect(await titles('浮屠')).toEqual([])
  })
})

describe('what nobody can do with it', () => {
  it('any text is answered', async () => {
    for (const q of [
      '%',
      '_',
      '\\',
      "'; drop table cases; --",
      '（（（"',
      '-',
      'OR OR',
      '""',
      ' '.repeat(50),
      '文'.repeat(200),
      '\u{20000}',
      '的 的 的 的 的 的 的 的 的',
      '-文物 -保护',
      'a|b|c|d|e|f',
    ]) {
      expect((await api.anonymous.send(contract.search, { q })).status, q).toBe(200)
      expect((await api.anonymous.send(contract.suggestions, { q })).status, q).toBe(200)
    }
    expect((await api.anonymous.send(contract.search, { q: '文'.repeat(201) })).status).toBe(400)
    expect((await api.anonymous.send(contract.search, { q: '文', page: 0 })).status).toBe(400)
  })
  it('takes a fixed number of statements however much is found', async () => {
    const asked = async (q: string, page = 1) => (await api.countQueries(() => api.anonymous.call(contract.search, { q, page }))).queries
    const fresh = {
      kind: 'notice' as const,
      id: 'fresh',
      title: '古塔避雷巡检通知',
      body: '古塔避雷装置每年检查一次。',
      path: '/notices/fresh',
      publishedOn: null,
    }
    await inTransaction(api.pool, (db) => putSearchDocument(db, fresh))
    // the limit of strangers; what is known is of an older generation: it is looked at, read (generation, synonyms, titles), and looked at again; text
    // and page of the new one
    expect(await asked('避雷巡检')).toBe(8)
    // the limit, its documents, texts that are not yet known, and the page
    expect(await asked('古塔')).toBeLessThanOrEqual(4)
    expect(await asked('古塔', 2)).toBe(2)
    expect(await asked('古塔 罚款')).toBeLessThanOrEqual(4)
    await inTransaction(api.pool, (db) => removeSearchDocument(db, 'notice', 'fresh'))
  })
  it('asked again it is answered from memory, each page and kind by itself, and signed-in people by themselves', async () => {
    await forgetAnswers()
    const ask = async (who = api.anonymous, more = {}) => {
      const { result, statements } = await api.countQueries(() => who.call(contract.search, { q: ' 古塔', ...more }))
      return { result, isSearched: statements.some((text) => text.includes('strpos')) }
    }
    const first = await ask()
    expect(first.isSearched).toBe(true)
    expect(await ask()).toEqual({ result: first.result, isSearched: false })
    expect((await ask(api.anonymous, { kind: 'law' })).isSearched).toBe(true)
    expect((await ask(api.anonymous, { page: 2 })).isSearched).toBe(true)
    expect((await ask(api.as('company'))).isSearched).toBe(true)
    expect((await ask(api.as('company'))).isSearched).toBe(false)
    const hidden = {
      kind: 'notice' as const,
      id: 'inside',
      title: '古塔巡查的内部通知',
      body: '',
      path: '/notices/inside',
      publishedOn: null,
      isPublic: false,
    }
    await inTransaction(api.pool, (db) => putSearchDocument(db, hidden))
    expect((await ask(api.as('company'))).result.rows.map(({ id }) => id)).toContain('inside')
    expect((await ask()).result.rows.map(({ id }) => id)).not.toContain('inside')
    await inTransaction(api.pool, (db) => removeSearchDocument(db, 'notice', 'inside'))
    expect((await ask(api.as('company'))).result.rows.map(({ id }) => id)).not.toContain('inside')
  })
  it('what is published while somebody searches is in the next answer, and a publication that fails changes nothing', async () => {
    const generation = async () => (await api.pool.query<{ value: string }>('select value from search_generation')).rows[0]!.value
    const before = await generation()
    const late = { kind: 'notice' as const, id: 'late', title: '望火楼巡查通知', body: '', path: '/notices/late', publishedOn: null }
    const publisher = await api.pool.connect()
    try {
      await publisher.query('begin')
      await publisher.query(
        "insert into search_synonyms (id, words, folded_words, updated_at) values (gen_random_uuid(), '{望火楼,火警楼}', '{望火楼,火警楼}', now())",
      )
      expect(await titles('火警楼')).toEqual([])
      await publisher.query('rollback')
    } finally {
      publisher.release()
    }
    expect(await generation()).toBe(before)
    await inTransaction(api.pool, async (db) => {
      for (const id of ['late', 'later']) await putSearchDocument(db, { ...late, id })
    })
    expect(Number(await generation())).toBe(Number(before) + 1)
    expect(await titles('望火楼')).toHaveLength(2)
    await api.as('editor').call(contract.addSynonyms, { words: ['望火楼', '火警楼'] })
    expect(await titles('火警楼')).toHaveLength(2)
  })
  it('a statement that takes too long is ended and told, and the next search is answered', async () => {
    const blocker = await api.pool.connect()
    try {
      await blocker.query('begin; lock table search_documents in access exclusive mode')
      expect(await api.anonymous.send(contract.search, { q: '塔刹倾斜' })).toMatchObject({
        status: 503,
        body: { error: 'search-too-hard', msg: '检索用时过长，已停止。请换用更具体的词语，或减少条件后再试。' },
      })
    } finally {
      await blocker.query('rollback')
      blocker.release()
    }
    expect(await titles('古塔')).toContain('古塔保养示范规程')
  })
  it('who is not signed in can ask a hundred times at once, then has to wait', async () => {
    api.setNow('2026-11-24T02:00:00Z')
    const statuses: number[] = []
    for (let i = 0; i < 130; i++) {
      // the clock runs on; each second would allow ten more
      api.setNow('2026-11-24T02:00:00Z')
      statuses.push((await api.anonymous.send(contract.suggestions, { q: '古塔' })).status)
    }
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(100)).toContain(429)
    expect((await api.as('company').send(contract.suggestions, { q: '古塔' })).status).toBe(200)
    api.clock.set('2026-11-24T02:01:00Z')
    expect((await api.anonymous.send(contract.suggestions, { q: '古塔' })).status).toBe(200)
  })
})
