import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as papers } from '@wenwu/core/papers/contract'
import { contract as roles } from '@wenwu/core/roles/contract'
import { formatFlags, noFlags } from '@wenwu/core/roles/field-flags'
import { newId } from '@wenwu/core/kernel/id'
import { act, drive } from '../../../case-driver/drive-case.ts'
import { fileCase } from '../../../case-driver/file-case.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { approval, entrust, outsiders, peopleOf } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { printed } from './testing/printed.ts'

let api: TestApp
let caseId: string
/** Every paper there is of the case, by kind. */
let all: Map<string, string>
const ofFiling = ['application-form', 'filing-receipt']

beforeAll(async () => {
  api = await startTestApp()
  caseId = (await fileCase(api)).caseId
  const defects = { fields: [], materials: [{ key: 'application', note: '公章' }] }
  await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'return', reason: '补正', defects })
  await act(api, 'company', caseId, 'correctProvince', {
    outcome: 'resubmit',
    unchanged: { fields: [], materials: [{ key: 'application', reason: '无误' }] },
  })
  await drive(api, caseId, 'nationalReview')
  const { rows } = await api.pool.query<{ id: string; kind: string }>('select id, kind from papers where case_id = $1', [caseId])
  all = new Map(rows.map(({ id, kind }) => [kind, id]))
})
afterAll(() => api.stop())

/** Status of the calls about the case, and the kinds that open. */
async function tryAll(username: string) {
  const person = api.as(username)
  const list = await person.send(papers.list, { caseId })
  const listed = list.status === 200 ? (list.body as { data: { papers: { kind: string }[] } }).data.papers.map(({ kind }) => kind) : []
  const opened: string[] = []
  for (const [kind, id] of all) {
    const { status } = await person.send(papers.open, { id })
    if (status === 200) opened.push(kind)
    else expect([username, kind, status]).toEqual([username, kind, 404])
  }
  const filing = await person.send(papers.filing, { caseId })
  return {
    list: list.status,
    isSame: JSON.stringify([...new Set(listed)].sort()) === JSON.stringify(opened.sort()),
    opened,
    filing: filing.status === 200 ? (filing.body as { data: { filing: unknown } }).data.filing !== null : filing.status,
    whole: (await person.send(papers.wholeCase, { caseId })).status,
  }
}

const everything = () => ({ list: 200, isSame: true, opened: [...all.keys()].sort(), filing: true, whole: 200 })
const nothing = { list: 404, isSame: true, opened: [], filing: 404, whole: 404 }

describe('the papers of a case', () => {
  it('are read by who filed it and the offices that handle it, and exist for nobody else', async () => {
    expect([...all.keys()].sort()).toEqual(['acceptance', 'correction-notice', 'correction-receipt', ...ofFiling].sort())
    for (const username of ['company', 'province-sx', 'province-sx-lead', 'national-accept', 'national-officer', 'national-lead'])
      expect([username, await tryAll(username)]).toEqual([username, everything()])
    for (const username of outsiders) expect([username, await tryAll(username)]).toEqual([username, nothing])
  })

  it('are none for those the case is given to: they get the case alone', async () => {
    const people = await peopleOf(api)
    await entrust(api, people, caseId)
    const assessor = { list: 200, isSame: true, opened: [], filing: false, whole: 200 }
    expect(await tryAll('thirdparty')).toEqual(assessor)
    await act(api, 'thirdparty', caseId, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', caseId, 'assessMid', { outcome: 'experts', expertIds: [people.idOf('expert1')] })
    expect(await tryAll('expert1')).toEqual(assessor)
    // what they may not read is not in what they print either
    const whole = await printed(api, () => api.as('expert1').call(papers.wholeCase, { caseId }))
    for (const part of ['补正', people.nameOf('company'), people.nameOf('province-sx')])
      expect([part, whole.includes(part)]).toEqual([part, false])
  })

  it('name to the applicant no official and no paper of the offices', async () => {
    const people = await peopleOf(api)
    const opened = [...all.values()].map((id) => () => api.as('company').call(papers.open, { id }))
    const texts = []
    for (const open of [...opened, () => api.as('company').call(papers.wholeCase, { caseId })]) texts.push(await printed(api, open))
    const secrets = ['province-sx', 'province-sx-lead', 'national-accept', 'national-officer', 'thirdparty', 'expert1'].map(people.nameOf)
    const { rows } = await api.pool.query<{ name: string }>(
      "select f.name from case_materials m join files f on f.id = m.file_id where m.case_id = $1 and m.material_key = 'provinceLetter'",
      [caseId],
    )
    expect(rows).not.toEqual([])
    for (const secret of [...secrets, ...rows.map(({ name }) => name)])
      expect([secret, texts.some((text) => text.includes(secret))]).toEqual([secret, false])
  })

  it('are printed without the fields that a role hides', async () => {
    const open = () => printed(api, () => api.as('province-sx').call(papers.open, { id: all.get('application-form')! }))
    const { rows } = await api.pool.query<{ code: string }>(
      "select data -> 'form' -> 'applicant' ->> 'creditCode' as code from papers where id = $1",
      [all.get('application-form')],
    )
    const code = rows[0]!.code
    expect(await open()).toContain(code)
    const security = api.as('admin-security')
    const roleId = (await security.call(roles.list, {})).find(({ code: name }) => name === 'province-officer')!.id
    const fields = await security.call(roles.fields, { formId: usualItem.code })
    const hide = (id: string) => ({ ...noFlags, ...(id.endsWith('/applicant.creditCode') && { visible: false }) })
    await security.call(roles.saveFields, { roleId, value: formatFlags(new Map(fields.map(({ id }) => [id, hide(id)]))) })
    expect(await open()).not.toContain(code)
    expect(await printed(api, () => api.as('province-sx').call(papers.wholeCase, { caseId }))).not.toContain(code)
  })
})

describe('a delivery slip', () => {
  it('is read with the reply', async () => {
    const id = (await fileCase(api)).caseId
    await drive(api, id, 'filing', { given: { document: approval } })
    const listed = async (username: string) => (await api.as(username).call(papers.list, { caseId: id })).papers.map(({ kind }) => kind)
    for (const username of ['company', 'province-sx', 'national-office']) expect(await listed(username)).toContain('delivery-slip')
  })
})

describe('nobody', () => {
  it('reads a paper that does not exist, or any without signing in', async () => {
    expect((await api.as('company').send(papers.open, { id: newId() })).status).toBe(404)
    for (const call of [papers.list, papers.filing, papers.wholeCase]) expect((await api.anonymous.send(call, { caseId })).status).toBe(401)
    expect((await api.anonymous.send(papers.open, { id: all.get('acceptance')! })).status).toBe(401)
  })
})
