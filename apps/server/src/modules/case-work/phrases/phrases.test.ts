import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/phrases/contract'
import { maxPhrases } from '@wenwu/core/phrases/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  // those of the demo data
  await api.pool.query('delete from phrases')
})
afterAll(() => api.stop())

const list = async (username: string) => (await api.as(username).call(contract.list, {})).phrases
const words = async (username: string) => (await list(username)).map(({ content }) => content)
const add = (username: string, content: string, isShared = false) =>
  api.as(username).call(contract.add, { content, isShared, purpose: 'opinion' })

describe('phrases', () => {
  it('are one’s own and those of the organisation; what was used last comes first, for each by themselves', async () => {
    const shared = await add('province-sc-lead', '材料齐全，予以受理。', true)
    await add('province-sc', '　同意。\n')
    const second = await add('province-sc', '拟同意上报。')
    expect(await words('province-sc')).toEqual(['同意。', '拟同意上报。', '材料齐全，予以受理。'])
    await api.as('province-sc').call(contract.use, { id: second.id })
    expect(await words('province-sc')).toEqual(['拟同意上报。', '同意。', '材料齐全，予以受理。'])
    api.clock.advance({ minutes: 1 })
    await api.as('province-sc').call(contract.use, { id: shared.id })
    expect((await list('province-sc')).map((one) => [one.content, one.isShared])).toEqual([
      ['材料齐全，予以受理。', true],
      ['拟同意上报。', false],
      ['同意。', false],
    ])
    expect(await words('province-sc-lead')).toEqual(['材料齐全，予以受理。'])
    const { queries } = await api.countQueries(() => list('province-sc'))
    // with the session
    expect(queries).toBeLessThanOrEqual(3)
  })

  it('are opinions, or say what is to be corrected in a material; the same words may serve both', async () => {
    const send = (purpose: 'opinion' | 'correction') =>
      api.as('thirdparty').send(contract.add, { content: '请补充。', isShared: false, purpose })
    expect([(await send('opinion')).status, (await send('correction')).status]).toEqual([200, 200])
    expect((await send('correction')).body).toMatchObject({ error: 'phrase-taken' })
    expect((await list('thirdparty')).map(({ content, purpose }) => [content, purpose])).toEqual([
      ['请补充。', 'opinion'],
      ['请补充。', 'correction'],
    ])
  })

  it('are never there twice, never empty, bounded in length and number', async () => {
    const first = await add('expert1', '同意。')
    const second = await add('expert1', '不同意。')
    const send = (content: string) => api.as('expert1').send(contract.add, { content, isShared: false, purpose: 'opinion' })
    expect((await send(' 同意。 ')).body).toMatchObject({ error: 'phrase-taken', field: 'content' })
    expect((await send('同\u200b意。\u034f')).body).toMatchObject({ error: 'phrase-taken' })
    for (const content of ['同意。', '同\u00ad意。'])
      expect((await api.as('expert1').send(contract.change, { id: second.id, content })).body).toMatchObject({ error: 'phrase-taken' })
    expect((await api.as('expert1').call(contract.change, { id: first.id, content: '同意。 ' })).content).toBe('同意。')
    expect((await send(' \u3164 ')).body).toMatchObject({ error: 'bad-request', field: 'content' })
    expect((await send('字'.repeat(501))).status).toBe(400)
    await add('expert1', '😀'.repeat(250))
    const many = Array.from({ length: maxPhrases - 3 }, (_, n) => send(`第${n}条`))
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(many.map(() => 200))
    const over = await Promise.all([send('多一条'), send('多两条')])
    expect(over.map(({ status, body }) => [status, body])).toMatchObject(
      over.map(() => [409, { error: 'phrases-full', params: { max: 50 } }]),
    )
    await api.as('expert1').call(contract.remove, { id: second.id })
    // of several at once only as many as there is room for
    const raced = await Promise.all([send('甲'), send('乙'), send('丙')])
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await list('expert1')).toHaveLength(maxPhrases)
  })

  it('two changed at once to the same words: one is, the other is told', async () => {
    const [one, other] = [await add('national-accept', '其一。'), await add('national-accept', '其二。')]
    const change = (id: string) => api.as('national-accept').send(contract.change, { id, content: '同样的话。' })
    const raced = await Promise.all([change(one.id), change(other.id)])
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('leave audit rows when they are kept, none when they are used', async () => {
    const phrase = await add('expert2', '补充后再审。')
    await api.as('expert2').call(contract.use, { id: phrase.id })
    await api.as('expert2').call(contract.change, { id: phrase.id, content: '补充材料后再审。' })
    await api.as('expert2').call(contract.remove, { id: phrase.id })
    const { rows } = await api.pool.query('select action, object_type, details from audit_rows where object_id = $1 order by id', [
      phrase.id,
    ])
    expect(rows).toEqual(
      ['add', 'change', 'remove'].map((act) => ({ action: `phrases.${act}`, object_type: 'phrase', details: { isShared: false } })),
    )
    expect(await list('expert2')).toEqual([])
  })
})
