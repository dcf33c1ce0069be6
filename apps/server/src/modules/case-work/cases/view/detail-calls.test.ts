import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import { detailCalls, getDetailCalls, listDetailCalls, type DetailCall } from '@wenwu/core/item/detail-calls'
import { newId } from '@wenwu/core/kernel/id'
import type { ViewerNode } from '@wenwu/core/item/model'
import { items as folders } from '@wenwu/items/index.generated'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { exampleOf } from '../../../../case-driver/file-case.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { sectionCalls } from '../../../../testing/section-calls.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
const itemCodes = folders.map(({ code }) => code)
const ids: Record<string, string> = {}
const wordsIn = (words: string) => words.split(' ').filter(Boolean)
/** The matters of the table; a later one is held to its own viewer. */
const declared = new Set(Object.values(sectionCalls).flatMap(({ matters }) => wordsIn(matters)))
/** The first matter that has the section of a call. */
const itemWith = (call: DetailCall) => wordsIn(sectionCalls[call].matters)[0]!

beforeAll(async () => {
  api = await startTestApp()
  for (const itemCode of itemCodes) ids[itemCode] = await submitted(api, { itemCode })
})
afterAll(() => api.stop())

const isGet = (call: string) => (getDetailCalls as readonly string[]).includes(call)
const read = (call: string, id: string, key = 'billId') =>
  isGet(call) ? api.as('company').request('GET', `/api/${call}?id=${id}`) : api.as('company').request('POST', `/api/${call}`, { [key]: id })

type Told = Record<string, unknown>
const toldOf = (body: unknown): unknown => (body as { data: { data: unknown } }).data.data

/** What a reply says about the fields of its node, against the case: names of codes in place or next to them, words for numbers that have some. */
function expectTold(itemCode: string, node: ViewerNode, view: CaseView, told: Told): void {
  const { form } = folders.find(({ code }) => code === itemCode)!
  for (const { key: section, fields } of form.sections.filter(({ key }) => node.sections.includes(key)))
    for (const { key, type } of fields) {
      const stored = view.data[section]?.[key]
      if (stored === undefined || stored === null) continue
      const at = [itemCode, node.call, key]
      switch (type) {
        case 'heritage-unit':
          expect([...at, told[key]]).toEqual([...at, (stored as { name: string }).name])
          break
        case 'select': {
          const [code, name] = key.endsWith('Name') ? [`${key.slice(0, -4)}Code`, key] : [key, `${key}Name`]
          expect([...at, told[code]]).toEqual([...at, stored])
          expect([...at, told[name]]).toEqual([...at, expect.stringMatching(/^\D/)])
          break
        }
        case 'region':
          expect([...at, told[key], told[`${key}Name`]]).toEqual([...at, stored, expect.stringMatching(/^\p{Script=Han}/u)])
          break
        case 'table':
          expect([...at, (told[key] as Told[]).map((row) => row['id'])]).toEqual([...at, (stored as Told[]).map((row) => row['id'])])
          break
        case 'number':
          expect([...at, told[key]]).toEqual([...at, key === 'lotNumbers' ? `第${String(stored)}批` : stored])
          break
        case 'person':
          expect([...at, told[key]]).toEqual([...at, expect.objectContaining(stored)])
          break
        default:
          expect([...at, told[key]]).toEqual([...at, stored])
      }
    }
}

describe('the 49 calls of specification §7.3', () => {
  it('are mounted with their own method only', async () => {
    expect(detailCalls).toHaveLength(49)
    expect(new Set(detailCalls).size).toBe(49)
    for (const call of detailCalls) {
      const wrong = await api.as('company').request(isGet(call) ? 'POST' : 'GET', `/api/${call}`, isGet(call) ? {} : undefined)
      expect([call, wrong.status]).toEqual([call, 404])
      expect(
        api.app.routes.filter((route) => route.path === `/api/${call}` && route.method !== 'HEAD').map((route) => route.method),
      ).toEqual([isGet(call) ? 'GET' : 'POST'])
    }
  })

  it('call × matter: the table names no matter that there is not', () => {
    expect([...declared].filter((code) => !itemCodes.includes(code))).toEqual([])
    expect(declared.size).toBeGreaterThanOrEqual(22)
  })

  it.each(itemCodes)('%s: its sections by the names of §3, and a code of its own for what it has not', async (itemCode) => {
    const view = await api.as('company').call(cases.get, { id: ids[itemCode]! })
    const { viewer } = folders.find(({ code }) => code === itemCode)!
    const replies = await Promise.all(detailCalls.map(async (call) => ({ call, ...(await read(call, ids[itemCode]!)) })))
    for (const { call, status, body } of replies) {
      const { matters, names } = sectionCalls[call]
      const has = declared.has(itemCode) ? wordsIn(matters).includes(itemCode) : viewer.some((node) => node.call === call)
      if (!has) {
        expect([call, status, body]).toMatchObject([
          call,
          422,
          { code: 422, error: 'section-not-of-matter', msg: '该事项没有这一部分内容。' },
        ])
        continue
      }
      expect([call, status, (body as { code: number }).code]).toEqual([call, 200, 200])
      const node = viewer.find((each) => each.call === call)!
      if (node.sections.includes('materials')) {
        const files = toldOf(body) as Told[]
        const handedIn = view.materials.flatMap(({ key, name, files: own }) =>
          own.map((file) => ({
            id: file.fileId,
            fileUrl: file.fileId,
            fileOrigName: file.name,
            filePath: file.fileId,
            fileType: key,
            infotypename: name.zh_CN,
            attachmenttitle: file.name,
            size: file.size,
          })),
        )
        const byId = (a: Told, b: Told) => String(a['id']).localeCompare(String(b['id']))
        expect(files.sort(byId)).toEqual(handedIn.sort(byId))
        continue
      }
      const told = toldOf(body)
      expect([call, Array.isArray(told)]).toEqual([call, listDetailCalls.includes(call)])
      const first = (Array.isArray(told) ? told[0] : told) as Told
      expectTold(itemCode, node, view, first)
      expect([call, wordsIn(names).filter((name) => first[name] === undefined)]).toEqual([call, []])
    }
  })

  it('a scheme is told as the objects of §3, its place by province, city and county, its time in words', async () => {
    const scheme = itemWith('getRepairBasicInfor')
    const { tbCrrSzhMainEntity: plan, tbCrrSzhUnitEntity: unit } = exampleOf(scheme) as Record<string, Told>
    const told = toldOf((await read('getRepairBasicInfor', ids[scheme]!)).body) as Told
    expect(told['planTime']).toBe(
      `${String(plan!['planStartTime'])}~${String(plan!['planEndTime'])} 共计${String(plan!['planAllTime'])}个月`,
    )
    expect(told['tbCrrSzhUnitEntity']).toMatchObject({
      schemeUname: unit!['schemeUname'],
      provinceName: expect.stringMatching(/[省市区]$/) as string,
      cityName: expect.any(String) as string,
      countyName: expect.any(String) as string,
    })
    expect(told['tbCrrSzhPersonEntity03']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: expect.stringMatching(/^0\d$/) as string, titleName: expect.any(String) as string }),
      ]),
    )
  })

  it('a section that is not filled in is empty', async () => {
    for (const [call, empty] of [
      ['tBBdAcController/getPlanningProjectUnitInformation', []],
      ['getOutline', {}],
      ['wbws/getAttachment', []],
    ] as const) {
      const { id } = await api
        .as('company')
        .call(cases.createDraft, { itemCode: call === 'getOutline' ? itemWith(call) : itemWith('tBBdAcController/getPlanningProject') })
      expect([call, (await read(call, id)).body]).toEqual([call, { code: 200, data: { data: empty } }])
    }
  })

  it('take the case under each name the specification uses', async () => {
    const basic = itemWith('getProjectBasicInfor')
    const expected = (await read('getProjectBasicInfor', ids[basic]!)).body
    expect(expected).toMatchObject({ data: { data: { projectName: exampleOf(basic).project!.projectName } } })
    for (const key of ['bill_id', 'id', 'projectId', 'businessKey'])
      expect((await read('getProjectBasicInfor', ids[basic]!, key)).body).toEqual(expected)
    expect((await api.as('company').request('POST', `/api/getProjectBasicInfor?billId=${ids[basic]!}`)).body).toEqual(expected)
  })

  it('getAttachment gives the files of one material or one file alone, and all of them for attchtype 404', async () => {
    const id = ids[usualItem.code]!
    const ask = async (more: object) =>
      toldOf((await api.as('company').request('POST', '/api/wbws/getAttachment', { id, businessKey: id, ...more })).body) as Told[]
    const all = await ask({})
    const one = all.find((file) => file['fileType'] === 'application')!
    expect(all.length).toBeGreaterThan(1)
    expect(await ask({ detailid: id, attchtype: '404' })).toEqual(all)
    for (const more of [{ detailid: 'application' }, { detailid: one['id'], attchtype: '404' }, { attchtype: 'application' }])
      expect([more, await ask(more)]).toEqual([more, [one]])
    expect(await ask({ detailid: 'nothing' })).toEqual([])
  })

  it('an application by its id answers under every notation of its matter alone', async () => {
    const { code, entity } = folders.find(({ aliases }) => aliases.length > 0)!
    for (const notation of [code, entity, code.toLowerCase()]) {
      const { status, body } = await api.as('company').request('GET', `/api/itemAppr/${notation}/${ids[code]!}`)
      expect([notation, status, body]).toMatchObject([
        notation,
        200,
        {
          code: 200,
          data: { id: ids[code], itemCode: code, crbApplyMain: { itemDataId: ids[code], camItemCode: code, processInstanceId: ids[code] } },
        },
      ])
      expect((body as { data: Told }).data['unit']).toMatchObject({
        punitName: expect.any(String) as string,
        lotNumbers: expect.stringMatching(/^第\d批$/) as string,
      })
    }
    for (const path of [`${itemWith('getOutline')}/${ids[code]!}`, `nothing/${ids[code]!}`, `${code}/${newId()}`])
      expect([path, (await api.as('company').request('GET', `/api/itemAppr/${path}`)).status]).toEqual([path, 404])
  })

  it('know no case that does not exist, and take no other call by the body', async () => {
    for (const id of [newId(), 'nonsense', '', '0', "' or 1=1 --"]) {
      const { status, body } = await api.as('company').request('POST', '/api/getProjectBasicInfor', { billId: id })
      expect([id, status, body]).toMatchObject([id, 404, { error: 'not-found' }])
    }
    const basic = itemWith('getProjectBasicInfor')
    const forced = await api.as('company').request('POST', '/api/getRepairBudget', { billId: ids[basic]!, call: 'getProjectBasicInfor' })
    expect(forced.body).toMatchObject({ code: 422, error: 'section-not-of-matter' })
  })
})

describe('what the look-info viewer begins with', () => {
  const look = (itemCode: string, id: string) => api.as('company').call(cases.look, { itemCode, caseId: id })

  it('every code and entity leads to the tree of the case, node by node', async () => {
    for (const { code, entity, viewer } of folders) {
      const { itemVersionId, treeVersionId, nodes, isFallback } = await look(entity, ids[code]!)
      expect([code, treeVersionId, isFallback]).toEqual([code, itemVersionId, false])
      const asked = viewer.filter(({ when }) => when === undefined).map(({ key }) => key)
      expect([code, nodes]).toEqual([code, expect.arrayContaining(asked)])
      expect([code, nodes[0]]).toEqual([code, viewer[0]!.key])
    }
  })

  it('a code of no item gives the tree of the initiation of protection works, another item’s code that item’s', async () => {
    const [initiation, outline] = [itemWith('getProjectBasicInfor'), itemWith('getOutline')]
    const own = await look(initiation, ids[initiation]!)
    const unknown = await look('TBNobodyEntity', ids[outline]!)
    expect([unknown.treeVersionId, unknown.isFallback, unknown.itemCode]).toEqual([own.treeVersionId, true, outline])
    const other = await look(initiation, ids[outline]!)
    expect([other.treeVersionId, other.isFallback]).toEqual([own.treeVersionId, false])
    expect((await look('', ids[outline]!)).treeVersionId).toBe(other.itemVersionId)
    for (const id of [newId(), 'nonsense'])
      expect((await api.as('company').send(cases.look, { itemCode: '', caseId: id })).status).toBe(404)
  })
})
