import { fundedItem, usualItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { text } from '@wenwu/core/i18n/text'
import type { ItemSource } from '@wenwu/core/item/model'
import { newId } from '@wenwu/core/kernel/id'
import { applicationKinds } from '@wenwu/items/_blocks/options'
import { act, caseAt, drive, finish } from '../../../../case-driver/drive-case.ts'
import { newDraft } from '../../../../case-driver/file-case.ts'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import { submitted, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { publishItems } from '../../items/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const get = (id: string, username = 'company') => api.as(username).call(cases.get, { id })
const reapply = (id: string, username = 'company') => api.as(username).call(cases.reapply, { id })
const filesOf = (view: CaseView) =>
  view.materials.flatMap(({ key, by, files }) => (by === 'applicant' ? files.map(({ fileId }) => [key, fileId]) : []))

/** A case that was not accepted. */
async function refusedCase(itemCode = usualItem.code): Promise<string> {
  const id = await submitted(api, { itemCode })
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'refuse', reason: '不属于本机关职权范围。' })
  return id
}

/** Puts another version of an item in force. */
async function publish(item: ItemSource): Promise<void> {
  await inTransaction(api.pool, (db) => publishItems(db, new Date(), [item]))
}

/** The item with its title under another key, without the owner of the unit, and with one thing more that it asks for. */
function nextVersion(): ItemSource {
  const [section, key] = ['project', 'projectName']
  const form = {
    ...fundedItem.form,
    sections: fundedItem.form.sections.map((each) =>
      each.key !== section
        ? each
        : {
            ...each,
            fields: [
              ...each.fields.filter((field) => field.key !== 'poName'),
              { key: 'asked', type: 'text' as const, label: text('新增项', 'New one'), required: true },
            ],
          },
    ),
  }
  const written = JSON.stringify({ ...fundedItem, form })
    .replaceAll(`${section}.${key}`, `${section}.renamed`)
    .replaceAll(`"${key}"`, '"renamed"')
    .replaceAll('"poName",', '')
  return { ...(JSON.parse(written) as ItemSource), renamed: { [`${section}.${key}`]: `${section}.renamed` } }
}

describe('applying again', () => {
  it('makes a draft with everything that was filed, ids of its own and the same files, linked both ways', async () => {
    const id = await refusedCase(fundedItem.code)
    const old = await get(id)
    expect([old.conclusion, old.abilities.canReapply, old.reappliedAs]).toEqual(['not-accepted', true, null])
    const draft = await reapply(id)
    expect([draft.status, draft.number, draft.title, draft.revision, draft.conclusion]).toEqual(['01', null, old.title, 0, null])
    expect([draft.id === id, draft.itemVersionId === old.itemVersionId, draft.moves]).toEqual([false, true, []])
    const rows = (view: CaseView) => view.data.history!.tbcrpPaCompdetailList as { id: string }[]
    const ids = [...rows(old), ...rows(draft)].map((row) => row.id)
    expect([rows(old).length > 0, new Set(ids).size]).toEqual([true, ids.length])
    const withoutIds = ({ data }: CaseView): unknown =>
      JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'id' ? '' : value)))
    // but for the letter: the next application goes up with a new one
    expect([old.data.letter!.rfNumber, old.data.letter!.rfTitle]).not.toContain(null)
    expect(withoutIds(draft)).toEqual(
      withoutIds({ ...old, data: { ...old.data, letter: { ...old.data.letter, rfNumber: null, rfTitle: null } } }),
    )
    expect(filesOf(draft)).toEqual(filesOf(old))
    expect(filesOf(old).length).toBeGreaterThan(0)
    expect(draft.reappliedFrom).toEqual({ id, number: old.number, title: old.title })
    expect((await get(id)).reappliedAs).toEqual({ id: draft.id, number: null, title: old.title })
    const check = await api.as('company').call(cases.check, { id: draft.id })
    expect([check.problems, check.missingMaterials]).toEqual([[], []])
  })

  it('gives the same draft when it is pressed twice, and at once', async () => {
    const id = await refusedCase()
    const [one, other] = await Promise.all([reapply(id), reapply(id)])
    expect(other.id).toBe(one.id)
    expect((await reapply(id)).id).toBe(one.id)
    expect((await api.pool.query('select id from cases where reapplied_from = $1', [id])).rows).toEqual([{ id: one.id }])
  })

  it('is for what ended without approval: refused, not accepted, voided, withdrawn; not for what is open or approved', async () => {
    const refused = await caseAt(api, { step: 'nationalReview', outcome: 'refuse' })
    await drive(api, refused, 'refused')
    const voided = await waitingCase(api)
    await api.as('province-sx-lead').call(tasks.void, { id: voided, reason: '重复申报' })
    for (const [id, conclusion, kind] of [
      [refused, 'refused', '修改后重新申报'],
      [voided, 'void', '首次申报'],
    ] as const) {
      const draft = await reapply(id)
      expect([(await get(id)).conclusion, draft.reappliedFrom?.id]).toEqual([conclusion, id])
      expect(applicationKinds.find(({ code }) => code === draft.data.letter!.atpName)?.name.zh_CN).toBe(kind)
    }
    const open = await waitingCase(api)
    expect(await api.as('company').send(cases.reapply, { id: open })).toMatchObject({
      status: 409,
      body: { error: 'reapply-not-ended', msg: '办结失败！' },
    })
    await finish(api, open)
    expect([(await get(open)).conclusion, (await get(open)).abilities.canReapply]).toEqual(['approved', false])
    expect((await api.as('company').send(cases.reapply, { id: open })).status).toBe(409)
  })

  it('is undone whole where it fails: no draft, no link', async () => {
    const id = await refusedCase()
    await api.pool.query(
      `create function refuse_materials() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create trigger refuse_materials before insert on case_materials for each row execute function refuse_materials()`,
    )
    expect((await api.as('company').send(cases.reapply, { id })).status).toBe(500)
    await api.pool.query('drop trigger refuse_materials on case_materials; drop function refuse_materials')
    expect((await api.pool.query('select id from cases where reapplied_from = $1', [id])).rows).toEqual([])
    expect((await reapply(id)).status).toBe('01')
  })

  it('keeps the files of the earlier case when the draft lets go of them', async () => {
    const id = await refusedCase()
    const draft = await reapply(id)
    await api.as('company').call(cases.deleteDraft, { id: draft.id })
    const old = await get(id)
    expect([filesOf(old).length > 0, old.reappliedAs]).toEqual([true, null])
    expect((await reapply(id)).id).not.toBe(draft.id)
  })

  it('takes as many statements for a large form as for a small one', async () => {
    const small = await refusedCase()
    const large = await refusedCase(fundedItem.code)
    const count = async (id: string) => (await api.countQueries(() => reapply(id))).queries
    expect(await count(small)).toBe(await count(large))
  })
})

describe('another version of the item', () => {
  it('takes over an application that is made again, and a draft: what moved, what is new, and what has no place with its words', async () => {
    const id = await refusedCase(fundedItem.code)
    const begun = await newDraft(api, { itemCode: fundedItem.code })
    const before = (await get(id)).data
    const draftBefore = await get(begun.id)
    expect(draftBefore.isOutdated).toBe(false)
    const named = (view: CaseView) => view.data.project!
    await api.as('company').call(cases.saveDraft, { id: begun.id, baseRevision: draftBefore.revision, device: 'a', data: before })
    await publish(nextVersion())

    const again = await reapply(id)
    expect(named(again).renamed).toBe(before.project!.projectName)
    const [move] = again.moves
    expect([again.moves.length, move!.isSeen]).toEqual([1, false])
    expect(move!.changes.filter(({ kind }) => kind !== 'required').map(({ kind, path: at }) => [kind, at])).toEqual([
      ['renamed', 'project.renamed'],
      ['gone', 'project.poName'],
    ])
    expect(move!.changes.filter(({ kind }) => kind === 'required').map(({ path: at }) => at)).toEqual(['project.asked'])
    expect(move!.changes.find(({ kind }) => kind === 'gone')).toMatchObject({
      value: before.project!.poName,
      words: before.project!.poName,
    })

    expect((await get(begun.id)).isOutdated).toBe(true)
    const { revision } = await get(begun.id)
    const moved = await api.as('company').call(cases.moveDraft, { id: begun.id })
    expect([moved.revision, moved.isOutdated, named(moved).renamed]).toEqual([revision + 1, false, before.project!.projectName])
    expect(moved.moves[0]!.changes).toEqual(move!.changes)
    // again it changes nothing, and a page with the earlier form meets a conflict
    expect(await api.as('company').call(cases.moveDraft, { id: begun.id })).toEqual(moved)
    const typed = { ...before, project: { ...before.project, technicalRoute: '另一处改写的技术路线' } }
    const stale = await api.as('company').send(cases.saveDraft, { id: begun.id, baseRevision: revision, device: 'b', data: typed })
    expect(stale).toMatchObject({ status: 409, body: { error: 'draft-conflict' } })
    expect((await get(begun.id)).keptVersions).toBe(1)

    await api.as('company').call(cases.sawMoves, { id: begun.id })
    expect((await get(begun.id)).moves.map(({ isSeen }) => isSeen)).toEqual([true])
    expect((await get(again.id)).moves.map(({ isSeen }) => isSeen)).toEqual([false])
  })
})

describe('the calls of the specification', () => {
  const request = (username: string, method: 'GET' | 'POST', path: string, body?: object) => api.as(username).request(method, path, body)

  it('make an application again step by step: end, data, ids, files, save', async () => {
    const id = await refusedCase()
    const ended = await request('company', 'POST', `/api/crbwf/end/${id}`, {})
    expect([ended.status, ended.body]).toEqual([200, { code: 200, data: { id, state: 'concluded' } }])
    const fresh = (await request('company', 'GET', '/api/common/getId')).body as { code: number; data: string }
    expect([fresh.code, fresh.data]).toEqual([200, expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)])
    const old = await get(id)
    const copied = await request('company', 'POST', `/api/File/CopyFileId/${fresh.data}/${id}`)
    expect(copied.body).toEqual({ code: 200, data: { id: fresh.data, copied: filesOf(old).length } })
    expect((await request('company', 'POST', `/api/File/CopyFileId/${fresh.data}/${id}`)).body).toEqual({
      code: 200,
      data: { id: fresh.data, copied: 0 },
    })
    const data = { ...old.data, project: { ...old.data.project, projectName: '重新申报的工程' } }
    const saved = await request('company', 'POST', `/api/itemAppr/save/${usualItem.code}`, { id: fresh.data, data })
    expect(saved.body).toMatchObject({ code: 200, data: { id: fresh.data, revision: 1 } })
    const view = await get(fresh.data)
    expect([view.title, view.reappliedFrom?.id, filesOf(view)]).toEqual(['重新申报的工程', id, filesOf(old)])
    const taken = await request('company', 'POST', `/api/File/CopyFileId/${newId()}/${id}`)
    expect([taken.status, taken.body]).toMatchObject([409, { error: 'reapply-id-taken', msg: '请求id失败！' }])
  })

  it('save under an id of getId alone, and list by province and company', async () => {
    const { data: id } = (await request('company', 'GET', '/api/common/getId')).body as { data: string }
    // one of elsewhere begins nothing
    const foreign = await request('company', 'POST', `/api/itemAppr/save/${usualItem.code}`, { id: newId(), data: {} })
    expect([foreign.status, foreign.body]).toMatchObject([422, { error: 'reapply-id-unknown', field: 'id' }])
    const old = await refusedCase()
    expect((await request('company', 'POST', `/api/File/CopyFileId/${newId()}/${old}`)).body).toMatchObject({ error: 'reapply-id-unknown' })
    const saved = await request('company', 'POST', `/api/itemAppr/save/${usualItem.code}`, {
      id,
      data: { project: { projectName: '按编号保存' } },
    })
    expect([saved.status, (await get(id)).title]).toEqual([200, '按编号保存'])
    const other = await request('company', 'POST', '/api/itemAppr/save/TBCrpPaMainEntity', { id, baseRevision: 1, data: {} })
    expect([other.status, other.body]).toMatchObject([400, { error: 'bad-request', field: 'itemCode' }])
    const list = async (body: object) => {
      const reply = (await request('national-officer', 'POST', '/api/crbmain/getqueryTaskdictList', body)).body as {
        data: { data: { provinceCode: string; crbApplyMain: { processInstanceId: string } }[]; pagination: { totalNum: number } }
      }
      return reply.data
    }
    const inShaanxi = await list({ sponsor: '', busiType: '4', provinceName: '陕西省' })
    expect(inShaanxi.pagination.totalNum).toBeGreaterThan(3)
    expect([new Set(inShaanxi.data.map((row) => row.provinceCode)), inShaanxi.data.length]).toEqual([new Set(['61']), 10])
    expect((await list({ provinceName: '海南省' })).data).toEqual([])
    expect((await list({ provinceName: '无此省' })).data).toEqual([])
    expect((await list({ companyName: '没有这个单位' })).data).toEqual([])
    // what it does not know would give everything
    const wrong = await request('national-officer', 'POST', '/api/crbmain/getqueryTaskdictList', { province: '陕西省' })
    expect([wrong.status, wrong.body]).toMatchObject([400, { error: 'bad-request', field: 'province' }])
  })
})
