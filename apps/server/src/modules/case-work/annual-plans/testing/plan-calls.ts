import { expect } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanKind, PlanRow, PlanView, RowFacts } from '@wenwu/core/annual-plans/model'
import { hasDemand } from '@wenwu/core/annual-plans/move-table'
import type { InputOf } from '@wenwu/core/http/endpoint'
import type { TestApp } from '../../../../testing/test-app.ts'

/** Who compiles, reviews and decides a plan, by their user names. */
export const [officer, lead, bureau]: readonly [string, string, string] = ['province-sx', 'province-sx-lead', 'national-officer']
export const page = { number: 1, size: 50 }

/** What a row of a plan says unless a test says otherwise; money in 万元. */
export const facts = (projectName: string, more: Partial<RowFacts> = {}): RowFacts => ({
  ...{ projectName, siteName: `${projectName}旧址`, group: '', budget: 100, stateFunds: 60, earlierId: null, caseNumber: '', remark: '' },
  ...more,
})

/** A move, and beside it what is said with it. */
type Asked = Omit<InputOf<typeof contract.move>, 'id' | 'revision' | 'input'> & InputOf<typeof contract.move>['input']
type Plan = { id: string }

/** The calls that tests of annual plans make. `app`: asked at each call, for a test starts it after this. */
export function planCalls(app: () => TestApp) {
  /** The next batch of 2027, with a plan of the person's province in it. */
  async function newPlan(
    username = officer,
    { kind = 'works', dueOn = '2026-12-31' }: { kind?: PlanKind; dueOn?: string } = {},
  ): Promise<PlanView> {
    const known = (await app().as(bureau).call(contract.batches, {})).filter((batch) => batch.year === 2027 && batch.kind === kind)
    const { id } = await app()
      .as(bureau)
      .call(contract.openBatch, { year: 2027, kind, number: known.length + 1, dueOn })
    return app().as(username).call(contract.start, { batchId: id })
  }
  const add = (plan: Plan, projectName: string, more: Partial<RowFacts> = {}, username = officer) =>
    app()
      .as(username)
      .call(contract.addRow, { id: plan.id, ...facts(projectName, more) })
  const tryAdd = async (plan: Plan, projectName: string, more: Partial<RowFacts> = {}) => {
    const { status, body } = await app()
      .as(officer)
      .send(contract.addRow, { id: plan.id, ...facts(projectName, more) })
    return { status, ...(body as { error: string; msg: string; field?: string }) }
  }
  const view = (plan: Plan, username = officer) => app().as(username).call(contract.get, { id: plan.id })
  const rowsOf = (plan: Plan, username = officer, more: { filter?: object; page?: typeof page } = {}) =>
    app()
      .as(username)
      .call(contract.rows, { filter: { planId: plan.id, ...more.filter }, sort: 'rank-asc', page: more.page ?? page })
  const named = async (plan: Plan, username = officer) => (await rowsOf(plan, username)).rows.map((row) => row.projectName)
  const rowNamed = async (plan: Plan, name: string, username = officer): Promise<PlanRow> =>
    (await rowsOf(plan, username)).rows.find((row) => row.projectName === name)!
  async function moved(plan: Plan, username: string, { move, decisionsRevision: given, ...input }: Asked) {
    const { revision, decisionsRevision: read } = await view(plan, username)
    const upon = given ?? (hasDemand(move, 'decisions') ? read : null)
    return app()
      .as(username)
      .send(contract.move, { id: plan.id, revision, move, input, ...(upon !== null && { decisionsRevision: upon }) })
  }
  async function move(plan: Plan, username: string, asked: Asked): Promise<PlanView> {
    const { status, body } = await moved(plan, username, asked)
    expect(status, JSON.stringify(body)).toBe(200)
    return (body as { data: PlanView }).data
  }
  async function submit(plan: Plan): Promise<PlanView> {
    await move(plan, officer, { move: 'send-to-review' })
    const { stateFunds } = await view(plan)
    return move(plan, lead, { move: 'submit', letterNumber: '陕文物函〔2026〕88号', total: stateFunds })
  }
  return { newPlan, add, tryAdd, view, rowsOf, named, rowNamed, moved, move, submit }
}
