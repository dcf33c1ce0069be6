import { items } from '@wenwu/items/index.generated'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { newId } from '@wenwu/core/kernel/id'
import type { ErrorBody } from '../../../../platform/http/error-reply.ts'
import { exampleOf, newDraft, readyDraft } from '../../../../case-driver/file-case.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const save = (id: string, baseRevision: number, projectName: unknown, device = 'a') => {
  const data = exampleOf(usualItem.code)
  data.project!.projectName = projectName
  return api.as('company').send(cases.saveDraft, { id, baseRevision, device, data })
}

describe('a draft', () => {
  it('begins empty, is pinned to the version of its item and need not be valid', async () => {
    const company = api.as('company')
    const view = await company.call(cases.createDraft, { itemCode: usualItem.code })
    expect([view.status, view.revision, view.number, view.tasks, view.history]).toEqual(['01', 0, null, [], []])
    expect(view.abilities).toMatchObject({ canEditDraft: true, canSubmit: true, canDeleteDraft: true })
    const wrong = { id: view.id, baseRevision: 0, device: '', data: { project: { projectName: 7 } } }
    expect(await company.send(cases.saveDraft, wrong)).toMatchObject({
      status: 400,
      body: { error: 'bad-request', field: 'project.projectName', problems: [{ path: 'project.projectName', code: 'type' }] },
    })
    const saved = await company.call(cases.saveDraft, {
      id: view.id,
      baseRevision: 0,
      device: 'a',
      step: 'project',
      data: { project: { projectName: '只有名称' }, unknown: { x: 1 } },
    })
    expect(saved.revision).toBe(1)
    const read = await company.call(cases.get, { id: view.id })
    // another machine goes on at the step where it was saved
    expect([view.savedStep, read.savedStep]).toEqual(['', 'project'])
    expect([read.title, read.data.project, read.data.unknown]).toEqual([
      '只有名称',
      { ...view.data.project, projectName: '只有名称' },
      undefined,
    ])
    const { problems, missingMaterials, receiver } = await company.call(cases.check, { id: view.id })
    expect(problems.find((problem) => problem.path === 'project.projectSite')).toMatchObject({ code: 'required' })
    expect(problems.every((problem) => problem.message !== '')).toBe(true)
    expect(missingMaterials).toContain('application')
    expect(receiver).toBe('')
  })

  it('is stored without what pasting leaves behind, and what is sent again is no conflict', async () => {
    const company = api.as('company')
    const { id, revision } = await newDraft(api)
    const data = exampleOf(usualItem.code)
    const stored = structuredClone(data)
    Object.assign(data['applicant']!, { email: '\ufeff zs@qq.com\u200b', creditCode: '\ufeff91110000 600037341l' })
    Object.assign(stored['applicant']!, { email: 'zs@qq.com', creditCode: '91110000600037341L' })
    data['project']!['projectName'] = '\ufeff 三门峡\u3000二期 \u200b'
    stored['project']!['projectName'] = '三门峡\u3000二期'
    const first = await company.call(cases.saveDraft, { id, baseRevision: revision, device: 'a', data })
    const read = await company.call(cases.get, { id })
    expect([read.title, read.data]).toEqual([
      '三门峡\u3000二期',
      expect.objectContaining({ applicant: stored['applicant'], project: stored['project'] }),
    ])
    // the reply to a save was lost; the page still has what was typed
    expect(await company.send(cases.saveDraft, { id, baseRevision: revision, device: 'a', data })).toMatchObject({
      status: 200,
      body: { data: { revision: first.revision } },
    })
  })

  it('that was stored before values were tidied is judged, and filed, as if they had been', async () => {
    const { id, revision } = await readyDraft(api)
    await api.pool.query(
      `update case_sections set data = data || jsonb_build_object('email', $2::text, 'creditCode', $3 || (data ->> 'creditCode')) where case_id = $1 and section = 'applicant'`,
      [id, '\ufeffzs@qq.com\u200b', '\ufeff'],
    )
    const company = api.as('company')
    expect((await company.call(cases.check, { id })).problems).toEqual([])
    await company.call(cases.submit, { itemCode: usualItem.code, id, baseRevision: revision })
    const { applicant } = (await company.call(cases.get, { id })).data
    expect([applicant!['email'], applicant!['creditCode']]).toEqual(['zs@qq.com', exampleOf(usualItem.code)['applicant']!['creditCode']])
  })

  it('understands any notation of the item and refuses unknown ones', async () => {
    const company = api.as('company')
    for (const [notation, code] of [
      ...items.flatMap(({ code, aliases }) => aliases.map((alias) => [alias, code] as const)),
      [usualItem.entity.toLowerCase(), usualItem.code],
    ])
      expect((await company.call(cases.createDraft, { itemCode: notation })).itemCode).toBe(code)
    expect((await company.send(cases.createDraft, { itemCode: '99999' })).status).toBe(404)
    expect(await api.as('person').send(cases.createDraft, { itemCode: usualItem.code })).toMatchObject({ status: 403 })
  })

  it('is one of two hundred of its account at most; each that goes makes room', async () => {
    const museum = api.as('museum')
    const { id } = await museum.call(cases.createDraft, { itemCode: usualItem.code })
    const { rowCount } = await api.pool.query(
      `insert into cases (id, item_code, item_version_id, item_name, title, unit_name, reference_number, search_terms, applicant_key,
         applicant_user_id, applicant_name, province_code, status, current_step, revision, created_at, updated_at, sort_at)
       select gen_random_uuid(), item_code, item_version_id, item_name, title, unit_name, reference_number, search_terms, applicant_key,
         applicant_user_id, applicant_name, province_code, status, current_step, revision, created_at, updated_at, sort_at
       from cases, generate_series(1, 198) where id = $1`,
      [id],
    )
    expect(rowCount).toBe(198)
    const begin = () => museum.send(cases.createDraft, { itemCode: usualItem.code })
    const statuses = (await Promise.all([begin(), begin(), begin()])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await begin()).body).toMatchObject({ error: 'too-many-drafts', msg: expect.stringContaining('200') as string })
    expect((await api.as('company').send(cases.createDraft, { itemCode: usualItem.code })).status).toBe(200)
    await museum.call(cases.deleteDraft, { id })
    expect((await begin()).status).toBe(200)
    await api.pool.query("delete from cases where status = '01' and applicant_user_id = (select id from users where username = 'museum')")
  })

  it('is deleted by its applicant while it is a draft, and not afterwards', async () => {
    const draft = await readyDraft(api)
    const company = api.as('company')
    const other = await newDraft(api)
    await company.call(cases.deleteDraft, { id: other.id })
    expect((await company.send(cases.get, { id: other.id })).status).toBe(404)
    await company.call(cases.submit, { itemCode: usualItem.code, id: draft.id, baseRevision: draft.revision })
    expect(await company.send(cases.deleteDraft, { id: draft.id })).toMatchObject({ status: 409, body: { error: 'not-your-turn' } })
    expect(await save(draft.id, draft.revision, '提交后')).toMatchObject({ status: 409, body: { error: 'handed-in-already' } })
  })
})

describe('two browsers on one draft', () => {
  it('the later save of an old text is refused with the stored one, and both are kept', async () => {
    const { id } = await newDraft(api)
    expect((await save(id, 1, '甲的版本', '台式机')).status).toBe(200)
    const refused = await save(id, 1, '乙的版本', '笔记本')
    const { error, details } = refused.body as ErrorBody
    expect([refused.status, error, details]).toMatchObject([
      409,
      'draft-conflict',
      { stored: { revision: 2, device: '台式机', data: { project: { projectName: '甲的版本' } } } },
    ])
    expect((await api.as('company').call(cases.get, { id })).keptVersions).toBe(1)
    const versions = await api.as('company').call(cases.draftVersions, { id })
    expect(versions).toEqual([
      {
        id: expect.any(String) as string,
        revision: 1,
        savedAt: expect.any(String) as string,
        savedBy: expect.any(String) as string,
        device: '笔记本',
        size: expect.any(Number) as number,
        sections: ['project'],
      },
    ])
    const version = await api.as('company').call(cases.draftVersion, { id, versionId: versions[0]!.id })
    expect(version).toMatchObject({ revision: 1, device: '笔记本', data: { project: { projectName: '乙的版本' } } })
    expect((await save(id, 2, '合并后的版本')).status).toBe(200)
  })

  it('at the same instant: one is stored, each other one is kept', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await newDraft(api)
      const names = Array.from({ length: 6 }, (_, i) => `版本${i}`)
      const replies = await Promise.all(names.map((name) => save(id, 1, name, name)))
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409, 409, 409, 409])
      const stored = (await api.as('company').call(cases.get, { id })).title
      const kept = (await api.as('company').call(cases.draftVersions, { id })).map((version) => version.device)
      expect([stored, ...kept].sort()).toEqual(names)
    }
  })

  it('the newest twenty refused saves of a person are kept, equal ones once', async () => {
    const { id } = await newDraft(api)
    expect((await save(id, 1, '留下的版本')).status).toBe(200)
    for (let n = 0; n < 25; n++) expect((await save(id, 1, `版本${n}`, `设备${n}`)).status).toBe(409)
    for (let n = 0; n < 3; n++) expect((await save(id, 1, '版本24', '另一台')).status).toBe(409)
    const versions = await api.as('company').call(cases.draftVersions, { id })
    const devices = Array.from({ length: 19 }, (_, i) => `设备${23 - i}`)
    expect(versions.map((version) => version.device)).toEqual(['另一台', ...devices])
    // back to the text of a version: it no longer differs
    expect((await save(id, 2, '版本24')).status).toBe(200)
    expect((await api.as('company').call(cases.draftVersions, { id }))[0]).toMatchObject({ device: '另一台', sections: [] })
  })

  it('refused saves of a megabyte each stay within ten, and the list stays small', async () => {
    const { id } = await newDraft(api)
    expect((await save(id, 1, '留下的版本')).status).toBe(200)
    const large = (n: number) => {
      const data = exampleOf(usualItem.code)
      data.project!.projectName = String(n)
      data.large = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`k${i}`, 'x'.repeat(50_000)]))
      return api.as('company').send(cases.saveDraft, { id, baseRevision: 1, device: String(n), data })
    }
    for (let n = 0; n < 12; n++) expect((await large(n)).status).toBe(409)
    const { rows } = await api.pool.query<{ n: number; bytes: number }>(
      'select count(*)::int as n, sum(octet_length(data::text))::int as bytes from draft_versions where case_id = $1',
      [id],
    )
    expect(rows[0]!.bytes).toBeLessThanOrEqual(10 * 1024 * 1024)
    expect(rows[0]!.n).toBe(8)
    const list = await api.as('company').send(cases.draftVersions, { id })
    expect(JSON.stringify(list.body).length).toBeLessThan(5_000)
  })

  it('kept versions are those of this draft', async () => {
    const [one, other] = [await newDraft(api), await newDraft(api)]
    expect((await save(one.id, 1, '甲')).status).toBe(200)
    expect((await save(one.id, 1, '乙')).status).toBe(409)
    const [kept] = await api.as('company').call(cases.draftVersions, { id: one.id })
    expect((await api.as('company').send(cases.draftVersion, { id: other.id, versionId: kept!.id })).status).toBe(404)
  })

  it('a save whose reply was lost may be repeated', async () => {
    const { id } = await newDraft(api)
    expect((await save(id, 1, '同一内容')).body).toMatchObject({ data: { revision: 2 } })
    expect(await save(id, 1, '同一内容')).toMatchObject({ status: 200, body: { data: { revision: 2 } } })
    expect((await api.as('company').call(cases.get, { id })).keptVersions).toBe(0)
  })
})

describe('submission', () => {
  const submit = (draft: { id: string; revision: number }, idempotencyKey: string) =>
    api.as('company').send(cases.submit, { itemCode: usualItem.code, id: draft.id, baseRevision: draft.revision }, { idempotencyKey })

  async function tracesOf(id: string): Promise<number[]> {
    const { rows } = await api.pool.query<{ n: number[] }>(
      `select array[(select count(*) from tasks where case_id = $1), (select count(*) from process_instances where case_id = $1),
        (select count(*) from case_events where case_id = $1 and kind = 'submitted'),
        (select count(*) from audit_rows where object_id = $1::text and action = 'cases.submit' and outcome = 'done')]::int[] as n`,
      [id],
    )
    return rows[0]!.n
  }

  it('twice with one key gives one receipt twice', async () => {
    const draft = await readyDraft(api)
    const key = newId()
    const replies = await Promise.all([submit(draft, key), submit(draft, key), submit(draft, key)])
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200])
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
    expect(await tracesOf(draft.id)).toEqual([1, 1, 1, 1])
  })

  it('twice with two keys is accepted once', async () => {
    for (let round = 0; round < 5; round++) {
      const draft = await readyDraft(api)
      const replies = await Promise.all([submit(draft, newId()), submit(draft, newId())])
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
      expect(replies.find((reply) => reply.status === 409)!.body).toMatchObject({ error: 'handed-in-already' })
      expect(await tracesOf(draft.id)).toEqual([1, 1, 1, 1])
    }
  })

  it('of a text that was changed meanwhile is refused', async () => {
    const draft = await readyDraft(api)
    await save(draft.id, draft.revision, '又改了')
    expect(await submit(draft, newId())).toMatchObject({ status: 409, body: { error: 'conflict' } })
  })

  it('of a region that does not exist is refused at its field', async () => {
    const draft = await readyDraft(api, { change: (data) => (data.unit!.region = '990101') })
    expect(await submit(draft, newId())).toMatchObject({ status: 422, body: { error: 'form-invalid', field: 'unit.region' } })
  })

  it('leaves out what stands in fields that are not asked', async () => {
    const draft = await readyDraft(api, {
      change: (data) => ((data.archaeology!.isSurveyed = false), (data.archaeology!.surveyPlan = '开工前完成')),
    })
    expect((await submit(draft, newId())).status).toBe(200)
    expect((await api.as('company').call(cases.get, { id: draft.id })).data.archaeology).toEqual({
      isSurveyed: false,
      surveyPlan: '开工前完成',
    })
  })
})
