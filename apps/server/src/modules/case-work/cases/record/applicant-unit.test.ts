import { delegatedItem, fundedItem, usualItem } from '../../../../case-driver/played-items.ts'
import fs from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { FormData } from '@wenwu/core/form/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { type Draft, exampleOf, newDraft, readyDraft } from '../../../../case-driver/file-case.ts'
import { submitted, tryAct, upload, waitingCase } from '../../../../testing/case-fixtures.ts'
import { newCreditCode } from '../../../../testing/registrants.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const own = { applicantName: '晋阳古建筑保护工程有限公司', creditCode: '91140100MA0DEM0133', isAgent: false }
/** The example as the applicant section says it; the example itself is filed for another unit. */
const filedBy = (applicant: object) => (data: FormData) => {
  data.applicant = { ...data.applicant, ...applicant }
}
const submit = ({ id, itemCode, applicant, revision }: Draft) =>
  api.as(applicant).send(cases.submit, { itemCode, id, baseRevision: revision })

describe('the unit that applies', () => {
  it('is the one of the account to begin with', async () => {
    const { data, applicantUnit } = await api.as('company').call(cases.createDraft, { itemCode: usualItem.code })
    const { name, email, mobile } = await api.as('company').call(auth.currentUser, {})
    expect(data.applicant).toEqual({ ...own, superior: null, address: null, email: email || null })
    expect(data.letter).toMatchObject({ contract: name, telNumber: mobile || null, projectLeader: null })
    expect(applicantUnit).toEqual({ name: own.applicantName, creditCode: own.creditCode, address: '' })
  })

  it('comes with its address, e-mail and contact where the account says them', async () => {
    await api.pool.query(`update organizations set address = '太原市演示路1号' where name = $1`, [own.applicantName])
    await api.pool.query(`update users set email = 'unit@example.org', mobile = '13800001234' where username = 'company'`)
    const { data } = await api.as('company').call(cases.createDraft, { itemCode: usualItem.code })
    expect(data.applicant).toMatchObject({ address: '太原市演示路1号', email: 'unit@example.org' })
    expect(data.letter).toMatchObject({ telNumber: '13800001234' })
  })

  it('may be the account’s own, however its name is typed', async () => {
    const draft = await readyDraft(api, { change: filedBy({ ...own, applicantName: ' 晋阳古建筑　保护工程有限公司' }) })
    expect(await submit(draft)).toMatchObject({ status: 200 })
  })

  it.each([
    ['name', { applicantName: '渭北城际轨道建设有限公司' }, ['applicant.applicantName']],
    ['credit code', { creditCode: '91610000MA0B05678M' }, ['applicant.creditCode']],
    [
      'name and code, unless it is declared',
      { applicantName: '渭北城际轨道建设有限公司', creditCode: '91610000MA0B05678M' },
      ['applicant.applicantName', 'applicant.creditCode'],
    ],
  ])('is not another’s by its %s: refused at the field', async (_what, other, paths) => {
    const draft = await readyDraft(api, { change: filedBy({ ...own, ...other }) })
    const { status, body } = await submit(draft)
    expect([status, body]).toMatchObject([
      422,
      { error: 'form-invalid', field: paths[0], problems: paths.map((path) => ({ path, code: 'other-unit' })) },
    ])
    expect(JSON.stringify(body)).toContain('与本账号登记的（')
    const { problems } = await api.as('company').call(cases.check, { id: draft.id })
    expect(problems.map(({ path }) => path)).toEqual(paths)
    expect(problems[0]!.message).toContain('代其他单位或者个人申报的，请选择代为申报，并上传授权委托书')
  })

  it('is the person where the account has no unit, and no one else', async () => {
    const change = (data: FormData): void => {
      const { creditCode: _code, superior: _superior, ...applicant } = data.applicant!
      // a person has no letter and nobody else in charge
      for (const key of ['rfTitle', 'rfNumber', 'projectLeader']) delete data.letter![key]
      data.applicant = { ...applicant, applicantType: 'person', standing: '1', applicantName: '林望舒', isAgent: false }
    }
    expect(await submit(await readyDraft(api, { itemCode: delegatedItem.code, applicant: 'person', change }))).toMatchObject({
      status: 422,
      body: { error: 'form-invalid', problems: [{ path: 'applicant.applicantName', code: 'other-unit' }] },
    })
  })

  it('may be another unit, with its letter of authority', async () => {
    const draft = await newDraft(api)
    expect(exampleOf(usualItem.code).applicant!.isAgent).toBe(true)
    const view = await api.as('company').call(cases.get, { id: draft.id })
    for (const material of view.materials.filter(({ by, isRequired, key }) => by === 'applicant' && isRequired && key !== 'agentLetter'))
      await upload(api, 'company', draft.id, material.key)
    expect(await submit(draft)).toMatchObject({
      status: 422,
      body: { error: 'materials-missing', problems: [{ path: 'materials.agentLetter' }] },
    })
    await upload(api, 'company', draft.id, 'agentLetter')
    expect(await submit(draft)).toMatchObject({ status: 200 })
  })

  const other = { applicantName: '渭北城际轨道建设有限公司', creditCode: '91610000MA0B05678M' }
  it.each([
    ['its name', { ...other, creditCode: own.creditCode }, ['applicant.creditCode']],
    ['its credit code', { ...other, applicantName: ' 晋阳古建筑　保护工程有限公司' }, ['applicant.applicantName']],
    ['neither', own, ['applicant.applicantName', 'applicant.creditCode']],
  ])('is another unit for an agent by name and code: %s alone is refused at the other field', async (_what, applicant, paths) => {
    const draft = await readyDraft(api, { change: filedBy({ ...applicant, isAgent: true }) })
    const { status, body } = await submit(draft)
    expect([status, body]).toMatchObject([422, { error: 'form-invalid', problems: paths.map((path) => ({ path, code: 'own-unit' })) }])
    expect(JSON.stringify(body)).toContain('应填写委托人的，不能是本账号登记的（')
  })

  it('is not compared in a draft whose version of the item does not ask for it', async () => {
    const draft = await readyDraft(api, { change: filedBy({ isAgent: false }) })
    expect(await submit(draft)).toMatchObject({ status: 422 })
    // as an item of an earlier release is stored: without the declaration
    await api.pool.query(
      `with old as (
         insert into item_versions select (row).* from (
           select jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'version', v.version + 1000, 'is_current', false,
             'hash', 'old', 'definition', v.definition #- '{form,applicant}')) as row
           from item_versions v where v.code = $2 and v.is_current) as copied returning id)
       update cases set item_version_id = old.id from old where cases.id = $1`,
      [draft.id, usualItem.code],
    )
    expect(await submit(draft)).toMatchObject({ status: 200 })
  })

  it('is not compared again in a correction, unless it was flagged', async () => {
    const change = filedBy(own)
    const [id, flagged] = [await submitted(api, { change }), await submitted(api, { change })]
    const returned = (caseId: string, path: string) =>
      act(api, 'province-sx', caseId, 'provinceAccept', {
        outcome: 'return',
        defects: { fields: [{ path, note: '请核对' }], materials: [] },
      })
    const unchanged = (path: string) => ({ outcome: 'resubmit', unchanged: { fields: [{ path, reason: '无误' }], materials: [] } })
    await returned(id, 'project.projectSite')
    await returned(flagged, 'applicant.applicantName')
    await api.pool.query(`update organizations set name = '更名后的公司' where name = $1`, [own.applicantName])
    expect((await api.as('company').call(cases.check, { id })).problems).toEqual([])
    expect(await tryAct(api, 'company', id, 'correctProvince', unchanged('project.projectSite'))).toMatchObject({ status: 200 })
    expect(await tryAct(api, 'company', flagged, 'correctProvince', unchanged('applicant.applicantName'))).toMatchObject({
      status: 422,
      body: { problems: [{ path: 'applicant.applicantName', code: 'other-unit' }] },
    })
    await api.pool.query(`update organizations set name = $1 where name = '更名后的公司'`, [own.applicantName])
  })

  it('is asked again of an agent who now files for themselves: the names are opened with the declaration', async () => {
    const id = await waitingCase(api)
    const defects = { fields: [{ path: 'applicant.isAgent', note: '请核对' }], materials: [] }
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
    const { data, revision, corrections } = await api.as('company').call(cases.get, { id })
    expect(corrections[0]!.fields.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['applicant.isAgent', 'applicant.applicantName', 'applicant.creditCode']),
    )
    data.applicant = { ...data.applicant, isAgent: false }
    await api.as('company').call(cases.saveDraft, { id, baseRevision: revision, device: '', data })
    expect(await tryAct(api, 'company', id, 'correctProvince', { outcome: 'resubmit' })).toMatchObject({
      status: 422,
      body: {
        problems: expect.arrayContaining([expect.objectContaining({ path: 'applicant.applicantName', code: 'other-unit' })]) as unknown,
      },
    })
  })
})

describe('a case that an agent files', () => {
  const museum = { applicantName: '渭南市临渭区博物馆', creditCode: '12610502435700000X' }
  const nationwide = { filter: { preset: 'all' }, sort: 'submitted-desc', page: { number: 1, size: 30 } } as const
  const listed = async (username: string, keyword: string) =>
    (await api.as(username).call(cases.query, { ...nationwide, filter: { preset: 'all', keyword } })).rows

  it('is of the province of the unit it is filed for, where the form asks for no place', async () => {
    const provinceOf = async (isAgent: boolean) => {
      const change = filedBy({ applicantName: '河东区博物馆', creditCode: newCreditCode(), isAgent })
      const { id } = await newDraft(api, { itemCode: '56017', applicant: 'museum', change })
      return (await api.pool.query<{ province: string }>('select province_code as province from cases where id = $1', [id])).rows[0]!
        .province
    }
    expect([await provinceOf(true), await provinceOf(false)]).toEqual(['14', '61'])
  })

  it('is named by the unit it is filed for, with the agent beside it; it is the agent’s alone', async () => {
    const { rows } = await api.pool.query<{ name: string; credit_code: string }>(
      "select o.name, o.credit_code from organizations o join users u on u.organization_id = o.id where u.username = 'museum'",
    )
    Object.assign(museum, { applicantName: rows[0]!.name, creditCode: rows[0]!.credit_code })
    const names = { applicantName: museum.applicantName, agentName: own.applicantName }
    const draft = await readyDraft(api, { change: filedBy({ ...museum, isAgent: true }) })
    expect((await submit(draft)).body).toMatchObject({ data: names })

    for (const username of ['company', 'province-sx', 'national-officer'])
      expect(await api.as(username).call(cases.get, { id: draft.id })).toMatchObject(names)
    for (const keyword of [museum.applicantName, own.applicantName])
      expect((await listed('province-sx', keyword)).find(({ id }) => id === draft.id)).toMatchObject({
        applicantName: museum.applicantName,
      })
    const todo = await api.as('province-sx').call(tasks.list, { state: 'open', sort: 'created-desc', page: { number: 1, size: 30 } })
    expect(todo.rows.find(({ id }) => id === draft.id)).toMatchObject({ applicantName: museum.applicantName })

    // the unit applied for has no part in it: rights are those of the account
    expect((await listed('museum', museum.applicantName)).some(({ id }) => id === draft.id)).toBe(false)
    expect((await api.as('museum').send(cases.get, { id: draft.id })).status).toBe(404)
    const task = (await api.as('province-sx').call(cases.get, { id: draft.id })).tasks[0]!
    expect((await api.as('museum').send(tasks.claim, { id: task.id })).status).toBe(404)
  })

  it('is named by the account’s unit again once it is no longer filed for another', async () => {
    const draft = await newDraft(api)
    const { data, revision, ...view } = await api.as('company').call(cases.get, { id: draft.id })
    expect(view).toMatchObject({ applicantName: exampleOf(usualItem.code).applicant!.applicantName, agentName: own.applicantName })
    data.applicant = { ...data.applicant, ...own }
    await api.as('company').call(cases.saveDraft, { id: draft.id, baseRevision: revision, device: '', data })
    expect(await api.as('company').call(cases.get, { id: draft.id })).toMatchObject({ applicantName: own.applicantName, agentName: null })
  })

  it('of an earlier release is named so by the migration, and found by both names', async () => {
    const [agents, owns] = [await newDraft(api), await newDraft(api, { change: filedBy(own) })]
    const named = async (id: string) =>
      (await api.pool.query('select applicant_name, agent_name, search_terms from cases where id = $1', [id])).rows[0] as {
        search_terms: string[]
      }
    const terms = (row: { search_terms: string[] }) => ({ ...row, search_terms: row.search_terms.toSorted() })
    const [expected, unchanged] = [await named(agents.id), await named(owns.id)]
    await api.pool.query("update cases set applicant_name = $1, agent_name = null, search_terms = '{}' where id = $2", [
      own.applicantName,
      agents.id,
    ])
    const file = fs.readFileSync(new URL('../../../../db/migrations/20261122200000-name-the-unit-applied-for.sql', import.meta.url), 'utf8')
    await api.pool.query(file.slice(file.indexOf('with declared')))
    const { search_terms: found, ...row } = await named(agents.id)
    expect({ ...expected, ...row }).toEqual(expected)
    expect(expected.search_terms).toEqual(expect.arrayContaining(found))
    expect(found).toEqual(expect.arrayContaining(['渭北', '城际', '司']))
    expect(terms(await named(owns.id))).toEqual(terms(unchanged))
  })
})

describe('what the last application said of who applies', () => {
  const last = (username: string, id: string) => api.as(username).send(cases.lastApplication, { id })

  it('is of any matter of the account, as far as the form asks the same; nobody else reads it', async () => {
    const before = await newDraft(api, { applicant: 'museum' })
    expect(await api.as('museum').call(cases.lastApplication, { id: before.id })).toBeNull()
    const filed = await submitted(api, { change: filedBy({ ...own, superior: '太原市文物局', address: '上次的地址' }) })
    const draft = await api.as('company').call(cases.createDraft, { itemCode: fundedItem.code })
    const said = await api.as('company').call(cases.lastApplication, { id: draft.id })
    const { number, title } = await api.as('company').call(cases.get, { id: filed })
    expect(said).toMatchObject({
      number,
      title,
      values: { 'applicant.superior': '太原市文物局', 'applicant.address': '上次的地址', 'applicant.isAgent': false },
    })
    expect(Object.keys(said!.values).every((path) => path.startsWith('applicant.'))).toBe(true)
    // a draft that begins there reads the account's own, not that of the newest case of all
    expect(await api.as('museum').call(cases.lastApplication, { id: before.id })).toBeNull()
    expect(await last('museum', draft.id)).toMatchObject({ status: 404 })
    expect(await last('province-sx', draft.id)).toMatchObject({ status: 403 })
    expect(await last('company', filed)).toMatchObject({ body: { error: 'not-your-turn' } })
  })
})
