import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as organizations } from '@wenwu/core/organizations/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { findKind } from '../modules/public-texts/content/find-kind.ts'
import { input } from '../modules/base/users/user-fixtures.ts'
import { caseAt } from '../case-driver/drive-case.ts'
import { readyDraft } from '../case-driver/file-case.ts'
import { submitted, tryAct } from './case-fixtures.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Zero-width space, Hangul filler, empty Braille cell, soft hyphen, override: trim() keeps all of them. */
const nothing = '\u200b\u3164\u2800\u00ad\u202e'

describe('the title of what is published', () => {
  const titles: Record<string, Record<string, string>> = {
    notice: { title: '公告' },
    guide: { name: '公告', region: nothing },
    download: { name: '公告' },
    faq: { question: '公告' },
    help: { title: '公告' },
    link: { name: '公告' },
    law: { title: '公告' },
  }
  it.each(Object.entries(titles))('of a %s has nothing at its ends that cannot be seen', (kind, payload) => {
    const typed = Object.fromEntries(
      Object.entries(payload).map(([key, text]) => [key, text === nothing ? text : `${nothing}${text}\u200b\u2800\u00ad`]),
    )
    expect(findKind(kind).titleOf(typed)).toBe('公告')
  })

  it('of a standard neither, and its number is the same whatever stands in it unseen', () => {
    const { keyOf, titleOf } = findKind('standard')
    const typed = { number: 'GB/T\u200b 1-2020\u3164', title: `${nothing}公告\u2800` }
    expect([titleOf(typed), keyOf(typed)]).toEqual(['GB/T\u200b 1-2020 公告', keyOf({ number: 'GB/T 1-2020', title: '公告' })])
    expect(findKind('law').keyOf({ title: '公\u3164告\u200b' })).toBe(findKind('law').keyOf({ title: '公告' }))
  })
})

describe('what is demanded is not there when nothing of it can be seen', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  const unit = { kind: 'unit' as const, parentId: null, code: null, creditCode: null, provinceCode: '61' }

  it('the name of a project', async () => {
    const draft = await readyDraft(api, { change: (data) => (data.project!.projectName = nothing) })
    const refused = await api.as('company').send(cases.submit, { itemCode: draft.itemCode, id: draft.id, baseRevision: draft.revision })
    expect(refused).toMatchObject({
      status: 422,
      body: { error: 'form-invalid', problems: [{ path: 'project.projectName', code: 'required' }] },
    })
  })

  it('a reason, and an opinion', async () => {
    const id = await submitted(api)
    expect(await tryAct(api, 'province-sx', id, 'provinceAccept', { outcome: 'refuse', reason: nothing })).toMatchObject({
      status: 422,
      body: { error: 'reason-required' },
    })
    expect(await api.as('province-sx-lead').send(tasks.void, { id, reason: nothing })).toMatchObject({
      status: 422,
      body: { error: 'reason-required' },
    })
  })

  it('what is too long is not called missing', async () => {
    const id = await submitted(api)
    const long = await tryAct(api, 'province-sx', id, 'provinceAccept', { outcome: 'refuse', reason: '长'.repeat(5000) })
    expect(long).toMatchObject({ status: 422, body: { error: 'form-invalid', problems: [{ path: 'reason', code: 'too-long' }] } })
    expect((long.body as { msg: string }).msg).toMatch(/^填写有误：.+最多\d+个字，现有5000个字$/)
    const both = await api.as('admin-system').send(users.create, input('too-long', { name: '', expertField: '长'.repeat(60) }))
    expect((both.body as { msg: string }).msg).toMatch(/^有信息未填写！填写有误：最多50个字/)
  })

  it('the words of a mark', async () => {
    const defects = { fields: [{ path: 'project.projectSite', note: nothing }], materials: [] }
    const returned = await tryAct(api, 'province-sx', await submitted(api), 'provinceAccept', { outcome: 'return', reason: '缺', defects })
    expect(returned).toMatchObject({
      status: 422,
      body: { error: 'defect-notes-required', problems: [{ path: 'defects.fields[0].note', code: 'defect-notes-required' }] },
    })
  })

  it('the words of a reply', async () => {
    const id = await caseAt(api, 'nationalReview')
    const document = { title: nothing, mainRecipient: '陕西省文物局', body: [nothing], closing: '此复。' }
    await tryAct(api, 'national-officer', id, 'nationalReview', { outcome: 'approve', opinion: '同意', document })
    expect(await tryAct(api, 'national-lead', id, 'leadSign', { outcome: 'sign', opinion: '同意' })).toMatchObject({
      status: 422,
      body: { error: 'document-incomplete', field: 'document.title' },
    })
  })

  it('the name of an account and of an organisation', async () => {
    expect(await api.as('admin-system').send(users.create, input('unseen', { name: nothing }))).toMatchObject({
      status: 422,
      body: { error: 'form-invalid', problems: [{ path: 'name', code: 'required' }] },
    })
    expect((await api.as('admin-system').send(organizations.create, { ...unit, name: nothing })).status).toBe(400)
  })

  it('a name is one line whose direction nothing turns', async () => {
    const made = await api.as('admin-system').call(organizations.create, { ...unit, name: '隐形\u202e字符\n测试\u200b单位' })
    expect((await api.as('admin-system').call(organizations.get, { id: made.id })).name).toBe('隐形字符 测试单位')
  })
})
