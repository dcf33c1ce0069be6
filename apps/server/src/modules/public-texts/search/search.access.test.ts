import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract } from '@wenwu/core/search/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { caseAt } from '../../../case-driver/drive-case.ts'
import { newDraft } from '../../../case-driver/file-case.ts'
import { outsiders } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { putSearchDocument } from './index.ts'
import { ownCorpus } from './testing/own-corpus.ts'

let api: TestApp
let number: string
let title: string
let draftId: string
let caseId: string

beforeAll(async () => {
  api = await startTestApp()
  caseId = await caseAt(api, 'provinceReview')
  draftId = (await newDraft(api)).id
  const view = await api.as('company').call(cases.get, { id: caseId })
  number = view.number!
  title = view.title
  await inTransaction(api.pool, async (db) => {
    for (const document of ownCorpus) await putSearchDocument(db, document)
  })
})
afterAll(() => api.stop())

const found = async (who: string, q: string) => (await api.as(who).call(cases.search, { q })).rows.map(({ id }) => id)

describe('cases in the search', () => {
  it.each(['company', 'province-sx', 'province-sx-lead', 'national-officer'])('%s finds the case by number and by title', async (who) => {
    expect(await found(who, number)).toEqual([caseId])
    expect(await found(who, title.slice(0, 6))).toContain(caseId)
  })
  it.each([...outsiders, 'editor'])('%s does not', async (who) => {
    expect(await found(who, number)).toEqual([])
    expect(await found(who, title.slice(0, 6))).toEqual([])
    expect(await found(who, `${number} OR ${title.slice(0, 2)}`)).toEqual([])
    expect(await found(who, `${title.slice(0, 2)} -没有这个词`)).toEqual([])
  })
  it('a draft is its applicant’s alone', async () => {
    const draft = await api.as('company').call(cases.get, { id: draftId })
    const word = draft.unitName || draft.applicantName
    expect(await found('company', word)).toContain(draftId)
    for (const who of ['province-sx', 'national-officer', 'museum']) expect(await found(who, word)).not.toContain(draftId)
  })
  it('nobody without a session asks for cases', async () => {
    expect(await api.anonymous.send(cases.search, { q: number })).toMatchObject({ status: 401, body: { error: 'signed-out' } })
  })
  it('marks the words and takes one statement besides the limit', async () => {
    await found('province-sx', number)
    const { result, queries } = await api.countQueries(() => api.as('province-sx').call(cases.search, { q: title.slice(0, 4) }))
    expect(result.rows[0]!.title.highlights[0]).toEqual([0, 4])
    expect(queries).toBeLessThanOrEqual(4)
  })
})

describe('texts in the search', () => {
  const titles = async (who: Pick<TestApp['anonymous'], 'call'>, q: string) =>
    (await who.call(contract.search, { q })).rows.map((row) => row.title.text)
  it('what is not public is found by who is signed in', async () => {
    expect(await titles(api.as('company'), '例行维护公告')).toEqual(['办公系统十月例行维护公告'])
    expect(await titles(api.anonymous, '例行维护公告')).toEqual([])
    expect(await titles(api.anonymous, '办公系统 例行维护')).toEqual([])
    expect(await api.anonymous.call(contract.suggestions, { q: '办公系统' })).toEqual([])
    expect(await api.as('company').call(contract.suggestions, { q: '办公系统' })).toHaveLength(1)
  })
})

describe('synonyms', () => {
  it('are the editors’', async () => {
    const { id, version } = await api.as('editor').call(contract.addSynonyms, { words: ['古塔', '浮屠'] })
    for (const who of ['company', 'national-officer', 'admin-system', 'customs']) {
      expect(await api.as(who).send(contract.synonyms, {})).toMatchObject({ status: 403 })
      expect(await api.as(who).send(contract.addSynonyms, { words: ['甲', '乙'] })).toMatchObject({ status: 403 })
      expect(await api.as(who).send(contract.changeSynonyms, { id, version, words: ['甲', '乙'] })).toMatchObject({ status: 403 })
      expect(await api.as(who).send(contract.removeSynonyms, { id })).toMatchObject({ status: 403 })
    }
    expect(await api.anonymous.send(contract.synonyms, {})).toMatchObject({ status: 401 })
    expect(await api.as('editor').call(contract.synonyms, {})).toContainEqual(expect.objectContaining({ id, version }))
  })
})
