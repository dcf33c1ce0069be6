import { usualItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as roles } from '@wenwu/core/roles/contract'
import { formatFlags, noFlags, type FieldFlags } from '@wenwu/core/roles/field-flags'
import { readyDraft } from '../../../../case-driver/file-case.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let roleOf: Map<string, string>
beforeAll(async () => {
  api = await startTestApp()
  roleOf = new Map((await api.as('admin-security').call(roles.list, {})).map((role) => [role.code, role.id]))
})
afterAll(() => api.stop())

/** Stores what a role says about fields of the usual item; what is not named stays as it is by default. */
async function say(code: string, words: Record<string, Partial<FieldFlags>>): Promise<void> {
  const security = api.as('admin-security')
  const fields = await security.call(roles.fields, { formId: usualItem.code })
  const flags = new Map(fields.map(({ id }) => [id, { ...noFlags, ...words[id.slice(`${usualItem.code}/`.length)] }]))
  await security.call(roles.saveFields, { roleId: roleOf.get(code)!, value: formatFlags(flags) })
}
beforeEach(async () => {
  for (const code of ['applicant', 'province-officer', 'province-lead']) await say(code, {})
})

describe('what a role says about form fields', () => {
  it('hides them from an official: in the case, in the detail calls, and says so to the page', async () => {
    const id = await submitted(api)
    const officer = api.as('province-sx')
    const before = await officer.call(cases.get, { id })
    const secret = before.data.applicant!.creditCode as string
    expect(before.access['applicant.creditCode']).toMatchObject({ visible: true })
    const { queries: few } = await api.countQueries(() => officer.call(cases.get, { id }))

    await say('province-officer', { 'applicant.creditCode': { visible: false } })
    const after = await officer.call(cases.get, { id })
    expect(after.data.applicant).not.toHaveProperty('creditCode')
    expect(after.access['applicant.creditCode']).toEqual({ visible: false, editable: false, required: false })
    const detail = await officer.request('POST', '/api/getBasicInfor', { billId: id })
    expect(JSON.stringify(detail.body)).not.toContain(secret)
    // whoever has another role reads it as before
    expect((await api.as('province-sx-lead').call(cases.get, { id })).data.applicant!.creditCode).toBe(secret)
    const { queries } = await api.countQueries(() => officer.call(cases.get, { id }))
    expect(queries).toBe(few + 1)
  })

  it('locks a field: what is sent for it is not taken', async () => {
    await say('applicant', { 'applicant.creditCode': { disabled: true } })
    const { id } = await readyDraft(api)
    const company = api.as('company')
    const view = await company.call(cases.get, { id })
    expect(view.access['applicant.creditCode']).toMatchObject({ visible: true, editable: false })
    const data = { ...view.data, applicant: { ...view.data.applicant, creditCode: '91610000MA6TEST00X', applicantName: '改名后的单位' } }
    await company.call(cases.saveDraft, { id, baseRevision: view.revision, device: 'x', data })
    const saved = (await company.call(cases.get, { id })).data.applicant!
    expect([saved.creditCode, saved.applicantName]).toEqual([view.data.applicant!.creditCode, '改名后的单位'])
  })

  it('requires a field: without it nothing is submitted', async () => {
    const { id } = await readyDraft(api)
    const company = api.as('company')
    const view = await company.call(cases.get, { id })
    // an address the item does not ask for
    const optional = 'applicant.email'
    const data = { ...view.data, applicant: { ...view.data.applicant, email: null } }
    const { revision } = await company.call(cases.saveDraft, { id, baseRevision: view.revision, device: 'x', data })
    expect(await company.call(cases.check, { id })).toMatchObject({ problems: [] })
    await say('applicant', { [optional]: { required: true } })
    expect((await company.call(cases.get, { id })).access[optional]).toMatchObject({ required: true })
    expect((await company.call(cases.check, { id })).problems).toMatchObject([{ path: optional, code: 'required' }])
    const reply = await company.send(cases.submit, { itemCode: usualItem.code, id, baseRevision: revision })
    expect(reply).toMatchObject({ status: 422, body: { error: 'form-invalid', field: optional } })
    // what the role locks is not asked of it
    await say('applicant', { [optional]: { required: true, disabled: true } })
    expect(await company.call(cases.check, { id })).toMatchObject({ problems: [] })
  })

  it('of two roles: hidden by one is hidden, required by one is required', async () => {
    await api.pool.query(
      "insert into user_roles (user_id, role_id) select u.id, r.id from users u, roles r where u.username = 'province-sx' and r.code = 'province-lead' on conflict do nothing",
    )
    const id = await submitted(api)
    await say('province-lead', { 'applicant.creditCode': { visible: false } })
    await say('province-officer', { 'letter.rfTitle': { required: true } })
    const { access } = await api.as('province-sx').call(cases.get, { id })
    expect([access['applicant.creditCode'], access['letter.rfTitle']]).toMatchObject([
      { visible: false },
      { visible: true, required: true },
    ])
    await api.pool.query(
      "delete from user_roles ur using users u, roles r where u.id = ur.user_id and r.id = ur.role_id and u.username = 'province-sx' and r.code = 'province-lead'",
    )
  })
})
