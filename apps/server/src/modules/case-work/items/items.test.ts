import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emitDrawing } from '@wenwu/bpmn/emit-drawing'
import { parseBpmn } from '@wenwu/bpmn/parse'
import { withoutSamples, type Material } from '@wenwu/core/item/guide'
import type { ItemSource } from '@wenwu/core/item/model'
import { drawingRooms } from '@wenwu/core/item/drawing-rooms'
import { items as folders } from '@wenwu/items/index.generated'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as items, versionShape } from '@wenwu/core/items/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { newDraft } from '../../../case-driver/file-case.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { drawItem, getItemVersion, publishItems, stepsAhead } from './index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** One that is published again and again, one that a designer keeps, one whose next version is refused. */
const [edited, designed, broken] = folders as [ItemSource, ItemSource, ItemSource, ...ItemSource[]]

const now = new Date('2026-11-23T03:00:00Z')
const publish = (definitions?: typeof folders) => inTransaction(api.pool, (db) => publishItems(db, now, definitions))
const versionsOf = async (code: string) =>
  (
    await api.pool.query<{ version: number; is_current: boolean }>(
      'select version, is_current from item_versions where code = $1 order by version',
      [code],
    )
  ).rows

describe('the catalogue', () => {
  it('lists every item, and who may apply', async () => {
    const list = await api.anonymous.call(items.list, {})
    expect(list.map((entry) => entry.code).sort()).toEqual(folders.map((item) => item.code).sort())
    expect(list.every((entry) => !entry.canApply)).toBe(true)
    for (const [who, kind] of [['company', 'legal-entity'] as const, ['person', 'individual'] as const, ['national-officer'] as const])
      expect((await api.as(who).call(items.list, {})).flatMap(({ code, canApply }) => (canApply ? [code] : [])).sort()).toEqual(
        folders.flatMap(({ code, applicants }) => (kind !== undefined && applicants.includes(kind) ? [code] : [])).sort(),
      )
  })

  it('foretells the way that the form decides: to the province or to the national bureau', async () => {
    const { versionId } = (await api.anonymous.call(items.list, {})).find(({ code }) => code === '56014-a')!
    const item = await inTransaction(api.pool, (db) => getItemVersion(db, versionId))
    const after = (approvalLevel?: string) => stepsAhead(item, 'provinceAccept', { scheme: { approvalLevel } })
    expect(after('province')).toEqual(['provinceDecide', 'provinceLeadSign', 'provinceIssue', 'provinceFiling'])
    expect(after('nation')).toEqual(expect.arrayContaining(['provinceReview', 'provinceSign', 'nationalAccept', 'leadSign', 'issue']))
    expect(after()).toEqual(after('nation'))
  })

  it('gives a version by its id, and its drawing apart', async () => {
    const entry = (await api.anonymous.call(items.list, {})).find((each) => each.code === edited.code)!
    const version = await api.anonymous.call(items.version, { id: entry.versionId })
    expect([version.code, version.version]).toEqual([edited.code, 1])
    const { process: _, ...definition } = withoutSamples(edited)
    expect(version.definition).toEqual(JSON.parse(JSON.stringify(definition)))
    expect(Object.keys(version).toSorted()).toEqual(['code', 'definition', 'id', 'version'])
    const { bpmn } = await api.anonymous.call(items.drawing, { id: entry.versionId })
    expect(bpmn.match(/<bpmndi:BPMNDiagram [^>]*name="\w+"/g)?.map((each) => each.slice(each.indexOf('name=')))).toEqual([
      'name="wide"',
      'name="medium"',
      'name="narrow"',
    ])
    expect(bpmn).not.toContain('wenwu:')
    for (const endpoint of [items.version, items.drawing])
      expect((await api.anonymous.send(endpoint, { id: '01890000-0000-7000-8000-00000000dead' })).status).toBe(404)
  })

  it('knows divisions and heritage units', async () => {
    const provinces = await api.anonymous.call(items.regions, {})
    expect(provinces.find((region) => region.code === '61')).toMatchObject({ name: '陕西省', hasChildren: true })
    expect((await api.anonymous.call(items.regions, { parent: '61' })).every((region) => region.code.startsWith('61'))).toBe(true)
    const company = api.as('company')
    const some = await company.call(items.heritageUnits, {})
    expect(some.length).toBe(20)
    const one = some[0]!
    expect((await company.call(items.heritageUnits, { keyword: one.name })).map((unit) => unit.code)).toContain(one.code)
    for (const keyword of ['%', '_', '\\']) expect([keyword, await company.call(items.heritageUnits, { keyword })]).toEqual([keyword, []])
    expect((await api.anonymous.send(items.heritageUnits, {})).status).toBe(401)
  })
})

describe('publishing', () => {
  const changed = (title: string) =>
    folders.map((item) => (item.code === edited.code ? { ...item, shortName: { ...item.shortName, zh_CN: title } } : item))

  it('of unchanged folders does nothing', async () => {
    expect(await publish()).toEqual([])
  })

  it('of a new sample alone makes no new version: samples belong to the guide', async () => {
    const [material, ...materials] = edited.materials as [Material, ...Material[]]
    const sample = { fileName: '新样表.xlsx', columns: [{ title: '序号', hint: '填写说明' }], rows: [['示例1']] }
    const sampled = { ...edited, materials: [{ ...material, sample }, ...materials] }
    expect(await publish(folders.map((item) => (item === edited ? sampled : item)))).toEqual([])
  })

  it('replaces a version that no case uses, and keeps one that is used: its cases stay on it', async () => {
    expect(await publish(changed('甲'))).toEqual([edited.code])
    expect(await versionsOf(edited.code)).toEqual([{ version: 2, is_current: true }])
    const draft = await newDraft(api, { itemCode: edited.code })
    const pinned = (await api.as('company').call(cases.get, { id: draft.id })).itemVersionId
    expect(await publish(changed('乙'))).toEqual([edited.code])
    expect(await versionsOf(edited.code)).toEqual([
      { version: 2, is_current: false },
      { version: 3, is_current: true },
    ])
    expect((await api.as('company').call(cases.get, { id: draft.id })).itemVersionId).toBe(pinned)
    expect((await api.anonymous.call(items.version, { id: pinned })).definition.shortName.zh_CN).toBe('甲')
    expect((await newDraft(api, { itemCode: edited.code })).id).not.toBe(draft.id)
  })

  it('of old: a version stored with another drawing is shown with the one of today, its process the same', async () => {
    expect(await publish(changed('旧'))).toEqual([edited.code])
    const { rows } = await api.pool.query<{ id: string; bpmn: string }>(
      'select id, bpmn from item_versions where code = $1 and is_current',
      [edited.code],
    )
    const { id, bpmn } = rows[0]!
    expect(bpmn).not.toContain('bpmndi')
    const { definition } = await parseBpmn(bpmn)
    const old = bpmn
      .replace('<bpmn:definitions', '<bpmn:definitions xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"')
      .replace('</bpmn:definitions>', '<bpmndi:BPMNDiagram id="of_old" /></bpmn:definitions>')
    await api.pool.query('update item_versions set bpmn = $2 where id = $1', [id, old])
    expect((await api.anonymous.call(items.drawing, { id })).bpmn).toBe(emitDrawing(definition, drawingRooms))
    expect((await api.pool.query('select bpmn from item_versions where id = $1', [id])).rows).toEqual([{ bpmn: old }])
  })

  it('reads and draws a version once, however many ask for it at once', async () => {
    const { rows } = await api.pool.query<{ id: string }>('select id from item_versions where code = $1 and is_current', [designed.code])
    const { id } = rows[0]!
    const read = await Promise.all(Array.from({ length: 5 }, () => inTransaction(api.pool, (db) => getItemVersion(db, id))))
    expect(new Set(read).size).toBe(1)
    const bpmn = drawItem(read[0]!)
    expect(drawItem({ id, process: { id: 'other', name: '', nodes: {}, flows: {} } })).toBe(bpmn)
  })

  it('by many servers at once publishes once', async () => {
    const published = await Promise.all(Array.from({ length: 5 }, () => publish(changed('丙'))))
    expect(published.flat()).toEqual([edited.code])
    expect((await versionsOf(edited.code)).filter((row) => row.is_current)).toHaveLength(1)
  })

  it('leaves a designer’s version in force', async () => {
    await api.pool.query("update item_versions set origin = 'designer' where code = $1 and is_current", [designed.code])
    expect(await publish(folders.map((item) => (item.code === designed.code ? { ...item, aliases: ['x'] } : item)))).toEqual([edited.code])
    expect(await versionsOf(designed.code)).toEqual([{ version: 1, is_current: true }])
  })

  it('refuses a definition that does not hold together', async () => {
    await expect(
      publish(folders.map((item) => (item.code === broken.code ? { ...item, columns: { title: 'nothing.there' } } : item))),
    ).rejects.toThrow()
    expect(await versionsOf(broken.code)).toEqual([{ version: 1, is_current: true }])
  })

  it('refuses a process that could not run to its end', async () => {
    // the first task waits for two tokens, of which one would come back from behind it
    const stuck = (item: (typeof folders)[number]) => {
      const { steps, flows } = item.process
      const isA = (kind: string, id: string) => steps.some((step) => step.id === id && step.kind === kind)
      const first = flows.find(({ from }) => isA('start', from))!
      const last = flows.find(({ to }) => isA('end', to))!
      const process = {
        ...item.process,
        steps: [...steps, { id: 'both', kind: 'parallel' as const }],
        flows: [...flows.map((flow) => (flow === first || flow === last ? { ...flow, to: 'both' } : flow)), { from: 'both', to: first.to }],
      }
      return { ...item, process }
    }
    await expect(publish(folders.map((item) => (item.code === broken.code ? stuck(item) : item)))).rejects.toMatchObject({
      code: 'form-invalid',
      problems: [expect.objectContaining({ path: 'both' })],
    })
    expect(await versionsOf(broken.code)).toEqual([{ version: 1, is_current: true }])
  })

  it('stores the process as BPMN alone', async () => {
    const { rows } = await api.pool.query<{ keys: string[] }>(
      'select array(select jsonb_object_keys(definition)) as keys from item_versions',
    )
    for (const { keys } of rows) {
      expect(keys).toContain('form')
      expect(keys).not.toContain('process')
    }
  })

  it('refuses a definition whose BPMN is too large to be read again', async () => {
    const long = (item: (typeof folders)[number]) => {
      const copy = structuredClone(item)
      const flow = copy.process.flows.find(({ when }) => when !== undefined)!
      flow.when += ' || 1 == 2'.repeat(200_000)
      return copy
    }
    await expect(publish(folders.map((item) => (item.code === broken.code ? long(item) : item)))).rejects.toMatchObject({
      code: 'form-invalid',
      problems: [expect.objectContaining({ path: '', code: 'too-large' })],
    })
    expect(await versionsOf(broken.code)).toEqual([{ version: 1, is_current: true }])
  })
})

it('a version is kept for good by who names the shape in which it is stored', async () => {
  const [{ versionId: id } = { versionId: '' }] = await api.anonymous.call(items.list, {})
  const keptAs = async (query: string) => (await api.request('GET', `/api/v1/item-versions/${id}${query}`)).headers.get('cache-control')
  expect(await keptAs(`?shape=${versionShape}`)).toBe('private, max-age=31536000, immutable')
  expect(await keptAs('')).toBe('no-store')
  expect(await keptAs('?shape=0')).toBe('no-store')
})
