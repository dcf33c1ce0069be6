import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, drive } from '../../../../case-driver/drive-case.ts'
import { readyDraft } from '../../../../case-driver/file-case.ts'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { colleagueOf, submitted } from '../../../../testing/case-fixtures.ts'
import { messagesTo, mobileOf } from '../../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const told = async () => (await messagesTo(api, await mobileOf(api, 'company'))).map((message) => message.template).reverse()

it('the applicant is told of acceptance once, of a correction and of the decision; not of what stays inside', async () => {
  const id = await submitted(api)
  expect(await told()).toEqual([])
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
  expect(await told()).toEqual(['case-accepted'])
  await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
  await drive(api, id, 'nationalReview')
  expect(await told()).toEqual(['case-accepted'])
  await drive(api, id, 'filing')
  expect(await told()).toEqual(['case-accepted', 'case-decided'])
})

it('a correction and a refusal to accept are told; a step that was refused tells nobody', async () => {
  const before = (await told()).length
  const id = await submitted(api)
  const refused = { outcome: 'return', defects: { fields: [], materials: [] } }
  await expect(act(api, 'province-sx', id, 'provinceAccept', refused)).rejects.toThrow()
  await act(api, 'province-sx', id, 'provinceAccept', {
    outcome: 'return',
    defects: { fields: [{ path: 'project.projectName', note: '请写全称' }], materials: [] },
  })
  const other = await submitted(api)
  await act(api, 'province-sx', other, 'provinceAccept', { outcome: 'refuse' })
  expect((await told()).slice(before)).toEqual(['case-correction', 'case-not-accepted'])
})

describe('phone and mail', () => {
  const mobiles = { submitter: '13900002222', contact: '13900003333' }
  const toldAt = async (mobile: string) => (await messagesTo(api, mobile)).map(({ template }) => template).reverse()
  const setLock = (username: string, isLocked: boolean) =>
    api.pool.query('update users set is_locked = $2 where username = $1', [username, isLocked])
  let submitter: string
  beforeAll(async () => {
    submitter = await colleagueOf(api, 'company')
    await api.pool.query(`update users set mobile = $2, email = '' where username = $1`, [submitter, mobiles.submitter])
  })

  /** A draft that the company's first account begins and its second submits; `letter` is what else stands in the letter block. */
  const submittedByColleague = async (letter: Record<string, unknown> = {}): Promise<string> => {
    const { id, itemCode } = await readyDraft(api)
    const { data, revision } = await api.as('company').call(cases.get, { id })
    const saved = await api
      .as('company')
      .call(cases.saveDraft, { id, baseRevision: revision, device: 'test', data: { ...data, letter: { ...data['letter'], ...letter } } })
    await api.as(submitter).call(cases.submit, { itemCode, id, baseRevision: saved.revision })
    return id
  }

  it('go to the account that submitted, not to the one that began the draft; the bell tells both', async () => {
    const before = await told()
    const id = await submittedByColleague()
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
    expect(await toldAt(mobiles.submitter)).toEqual(['case-accepted'])
    expect(await told()).toEqual(before)
    for (const username of ['company', submitter]) {
      const { messages } = await api.as(username).call(bell.list, {})
      expect(messages.filter(({ caseId }) => caseId === id).map(({ kind }) => kind)).toEqual(['case-accepted'])
    }
  })

  it('go to the contact too where the applicant wants that, once to each number', async () => {
    await act(api, 'province-sx', await submittedByColleague({ telNumber: mobiles.contact }), 'provinceAccept', { outcome: 'accept' })
    expect(await toldAt(mobiles.contact)).toEqual([])
    const wanted = await submittedByColleague({ telNumber: mobiles.contact, tellsContact: true })
    await act(api, 'province-sx', wanted, 'provinceAccept', { outcome: 'accept' })
    expect(await toldAt(mobiles.contact)).toEqual(['case-accepted'])
    const before = (await toldAt(mobiles.submitter)).length
    const same = await submittedByColleague({ telNumber: mobiles.submitter, tellsContact: true })
    await act(api, 'province-sx', same, 'provinceAccept', { outcome: 'accept' })
    expect(await toldAt(mobiles.submitter)).toHaveLength(before + 1)
  })

  it('go to the other accounts with the right to apply once that of the submitter is locked', async () => {
    const reader = await colleagueOf(api, 'company', 3)
    await api.pool.query(`update users set mobile = '13900004444' where username = $1`, [reader])
    await api.pool.query('delete from user_roles where user_id = (select id from users where username = $1)', [reader])
    const [before, others] = [await toldAt(mobiles.submitter), (await told()).length]
    const id = await submittedByColleague()
    await setLock(submitter, true)
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })
    await setLock(submitter, false)
    expect((await told()).slice(others)).toEqual(['case-accepted'])
    expect(await toldAt(mobiles.submitter)).toEqual(before)
    expect(await toldAt('13900004444')).toEqual([])
  })
})
