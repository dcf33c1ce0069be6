import { emitBpmn } from '@wenwu/bpmn/emit'
import type { NodeSpec, ProcessSpec } from '@wenwu/bpmn/spec'
import { toProcessSpec } from '@wenwu/core/item/process-table'
import { newId } from '@wenwu/core/kernel/id'
import { usualItem } from '../case-driver/played-items.ts'
import { act } from '../case-driver/drive-case.ts'
import { fileCase } from '../case-driver/file-case.ts'
import type { TestApp } from './test-app.ts'

// Cases of one item whose process is drawn as a test wants it.

// the drawing's own way back to the applicant is left out: at such a step the applicant is asked by the action that every step of an authority has
const steps = usualItem.process.steps.map((step) =>
  step.kind === 'task' && step.id === 'provinceReview'
    ? { ...step, task: { ...step.task, actions: step.task.actions.filter(({ effect }) => effect !== 'request-correction') } }
    : step,
)
const sources = toProcessSpec({ ...usualItem.process, steps })
/** A step of the item, or one like it. */
export const drawn = (id: string, changes: Partial<NodeSpec> = {}): NodeSpec => ({
  ...sources.nodes.find((node) => node.id === id)!,
  ...changes,
})
const end = sources.nodes.find((node) => node.type === 'endEvent')!.id

/** 受理 → what is drawn around 初审 → 审签 → the end; beside it the step at which the applicant answers. */
export function around(nodes: NodeSpec[], ...flows: [from: string, to: string][]): ProcessSpec {
  const frame = [drawn('start'), drawn('provinceAccept'), drawn('provinceSign'), drawn('correctProvince'), drawn(end)]
  const ways = [['start', 'provinceAccept'], ...flows, ['provinceSign', end], ['correctProvince', 'provinceAccept']]
  return { ...sources, nodes: [...frame, ...nodes], flows: ways.map(([from, to]) => ({ from: from!, to: to! })) }
}

/** 初审 twice, side by side: the second is `other`. */
export const branches: ProcessSpec = around(
  [
    { id: 'split', type: 'parallelGateway' },
    drawn('provinceReview'),
    drawn('provinceReview', { id: 'other' }),
    { id: 'join', type: 'parallelGateway' },
  ],
  ['provinceAccept', 'split'],
  ['split', 'provinceReview'],
  ['split', 'other'],
  ['provinceReview', 'join'],
  ['other', 'join'],
  ['join', 'provinceSign'],
)

/** A case of a drawing that a province has accepted, of an item whose review may be extended. */
export async function caseDrawn(api: TestApp, drawing: ProcessSpec): Promise<string> {
  await addVersion(api, drawing)
  const { caseId } = await fileCase(api, { itemCode: usualItem.code })
  await act(api, 'province-sx', caseId, 'provinceAccept', { outcome: 'accept' })
  return caseId
}

/** Makes a drawing the current version of the item; gives its id. */
export async function addVersion(api: TestApp, drawing: ProcessSpec): Promise<string> {
  const id = newId()
  await api.pool.query('update item_versions set is_current = false where code = $1', [usualItem.code])
  const clocks = usualItem.clocks.map((clock) => (clock.key === 'review' ? { ...clock, extension: 10 } : clock))
  await api.pool.query(
    `insert into item_versions select row.* from item_versions v, lateral jsonb_populate_record(null::item_versions, to_jsonb(v) || jsonb_build_object(
       'id', $2::uuid, 'version', (select max(version) + 1 from item_versions where code = $1), 'hash', $2::text, 'bpmn', $3::text, 'is_current', true,
       'definition', v.definition || jsonb_build_object('clocks', $4::jsonb))) as row
     where v.code = $1 and v.version = 1`,
    [usualItem.code, id, emitBpmn(drawing), JSON.stringify(clocks)],
  )
  return id
}

/** Open steps of a case, those that wait several times with their number; of one that is over its status. */
export async function standing(api: TestApp, caseId: string): Promise<string> {
  const { rows: open } = await api.pool.query<{ name: string; n: number }>(
    `select t.step as name, count(*)::int as n from tasks t where t.case_id = $1 and t.state = 'open' group by 1 order by 1`,
    [caseId],
  )
  if (open.length > 0) return open.map(({ name, n }) => (n === 1 ? name : `${name} ×${n}`)).join(', ')
  const { rows: ended } = await api.pool.query<{ status: string }>('select status from cases where id = $1', [caseId])
  return `over: ${ended[0]!.status}`
}
