import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as plans } from '@wenwu/core/annual-plans/contract'
import type { PlanMove } from '@wenwu/core/annual-plans/moves'
import { annualPlanList, planProjectList } from '@wenwu/core/annual-plans/list'
import { planStatuses } from '@wenwu/core/annual-plans/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import { caseList, type CaseFilter } from '@wenwu/core/cases/list'
import { contract as desks } from '@wenwu/core/desks/contract'
import { caseDesk, caseDeskKeys, taskDesk, taskDeskKeys, type CaseDeskKey } from '@wenwu/core/desks/desks'
import { caseListFor, taskListFor } from '@wenwu/core/desks/list'
import type { Figure } from '@wenwu/core/desks/model'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { askedBy } from '@wenwu/core/list/definition'
import { contract as obligations } from '@wenwu/core/obligations/contract'
import { obligationList } from '@wenwu/core/obligations/list'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { todoList } from '@wenwu/core/tasks/list'
import { isAmong } from '@wenwu/core/desks/matters'
import { marksOf } from '@wenwu/core/item/listing'
import { items } from '@wenwu/items/index.generated'
import { act, caseAt, follow, taskOf } from '../../../case-driver/drive-case.ts'
import { getItem } from '../../../case-driver/file-case.ts'
import { delegatedItem, usualItem } from '../../../case-driver/played-items.ts'
import { colleagueOf, copiesOf, peopleOf, rowsLike, submitted, waitingCase, type People } from '../../../testing/case-fixtures.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { stepsOf } from '../items/index.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const page = { number: 1, size: 1000 }
const today = () => toShanghaiDate(api.clock.now())
const figuresOf = (username: string) => api.as(username).call(desks.figures, {})
const officer = 'province-sx'

/** How many rows the list has that a figure opens, asked as its page asks. */
async function rowsBehind(username: string, { component, address: { preset = '', ...values } }: Figure): Promise<number> {
  const at = { values, preset, sort: '', page }
  const caller = api.as(username)
  if (component === 'cases') return (await caller.call(cases.query, askedBy(caseList, at, today()))).rows.length
  if (component === 'annual-plans') return (await caller.call(plans.query, askedBy(annualPlanList, at, today()))).rows.length
  if (component === 'plan-projects') return (await caller.call(plans.projects, askedBy(planProjectList, at, today()))).rows.length
  if (component === 'obligations') return (await caller.call(obligations.query, askedBy(obligationList, at, today()))).rows.length
  expect(component).toBe('todo')
  const { filter, ...asked } = askedBy(todoList, at, today())
  return (await caller.call(tasks.list, { state: 'open', ...filter, ...asked })).rows.length
}

describe('the homes of officials', () => {
  const labels = async (username: string, group: Figure['group']) =>
    (await figuresOf(username)).filter((one) => one.group === group).map(({ label }) => label.zh_CN)

  it('count what each role has to do and where the cases of its scope stand, in one statement', async () => {
    expect(await labels(officer, 'own')).toEqual([
      '待办',
      '待受理',
      '待初审',
      '待承办',
      '待编号用印',
      '已批复待送达',
      '今日到期',
      '已超期',
      '编制中计划',
      '退回的计划',
    ])
    expect(await labels('province-sx-lead', 'own')).toEqual(['待办', '待上报', '待签发', '今日到期', '已超期', '退回的计划', '待报送计划'])
    expect(await labels('national-accept', 'own')).toEqual(['待办', '待受理', '今日到期', '已超期'])
    expect(await labels('national-lead', 'own')).toEqual(['待办', '待签发', '今日到期', '已超期', '待审定计划', '待审定调整'])
    expect(await labels('national-office', 'own')).toEqual(['待办', '待编号用印', '今日到期', '已超期'])
    const late = ['临近到期', '办件超期', '义务待办', '义务到期', '义务逾期']
    const province = ['省市县办理中', '国家局办理中', '国家局退回', '已批复未送达', ...late]
    const plansOut = ['计划审定中', '计划已下达', '待审定调整']
    expect(await labels(officer, 'body')).toEqual([...province, '省局审核中计划', ...plansOut])
    expect(await labels('province-sx-lead', 'body')).toEqual([...province, '编制中计划', ...plansOut])
    const national = ['省市县办理中', '国家局办理中', '国家局退回', '评审评估中', '签发中', '已批复未送达', ...late, '计划已下达']
    expect(await labels('national-officer', 'body')).toEqual(national)
    // an expert has to-dos and no bureau
    expect([await labels('expert1', 'own'), await labels('expert1', 'body')]).toEqual([['待办', '今日到期', '已超期'], []])
    // with the session
    expect((await api.countQueries(() => figuresOf(officer))).queries).toBe(2)
  })

  it('show a stage of another office where something of it is offered to the person', async () => {
    const id = await waitingCase(api, 'provinceSign')
    expect(await labels(officer, 'own')).not.toContain('待上报')
    await api.pool.query(`update tasks set candidate_key = $1 where case_id = $2 and state = 'open'`, [`user@${people.idOf(officer)}`, id])
    expect((await figuresOf(officer)).find(({ key }) => key === 'report')).toMatchObject({ count: 1, address: { stage: 'report' } })
  })

  it('count what the national bureau returned to the province by hand as returned, until it goes there again or is moved by hand', async () => {
    const returned = async () => (await figuresOf(officer)).find(({ key }) => key === 'returned-by-national')!
    const before = (await returned()).count
    const id = await caseAt(api, 'nationalReview')
    const bring = async (username: string, verb: string, input: Record<string, unknown>) => {
      const { version, verbs } = await api.as(username).call(tasks.verbs, { id })
      const taskId = verbs.find((offer) => offer.verb === verb)!.taskId
      await api.as(username).call(tasks.verb, { caseId: id, verb, version, input, ...(typeof taskId === 'string' && { taskId }) })
    }
    const back = { step: 'provinceSign', mode: 'straight-back', reason: '来文缺页。' }
    await bring('national-officer', 'return', back)
    const figure = await returned()
    expect([figure.count, await rowsBehind(officer, figure)]).toEqual([before + 1, before + 1])
    // who has to do it reads why, also when the case came back to the lead of the bureau; another reader of the history does not
    const reasonFor = async (username: string) =>
      (await api.as(username).call(cases.get, { id })).history.find(({ kind }) => kind === 'returned')?.opinion
    expect(await Promise.all(['province-sx-lead', officer].map(reasonFor))).toEqual(['来文缺页。', '来文缺页。'])
    expect(await reasonFor('company')).not.toBe('来文缺页。')
    await act(api, 'province-sx-lead', id, 'provinceSign', { outcome: 'sent-back', opinion: '已补。' })
    expect((await returned()).count).toBe(before)
    await bring('national-officer', 'return', back)
    expect((await returned()).count).toBe(before + 1)
    await bring('national-officer', 'take-back', {})
    expect((await returned()).count).toBe(before)
    await bring('national-officer', 'return', back)
    await bring('case-admin', 'jump', { step: 'provinceReview', reason: '来文由承办人补正。' })
    expect((await returned()).count).toBe(before)
  })

  it('a plan is counted by who has it: who compiles, who reports, who decides what a province asks to adjust', async () => {
    const batch = await api.as('national-officer').call(plans.openBatch, { year: 2027, kind: 'security', number: 1, dueOn: '2027-12-31' })
    const of = async (username: string, key: string) => {
      const figure = (await figuresOf(username)).find((one) => one.key === key)
      if (figure === undefined) return undefined
      expect(figure.count, key).toBe(await rowsBehind(username, figure))
      return [figure.group, figure.label.zh_CN, figure.count] as const
    }
    const counts = async () => {
      const keys = ['plans-to-compile', 'plans-to-report', 'plans-compiling', 'plans-reviewing'] as const
      return Promise.all([officer, 'province-sx-lead'].map((username) => Promise.all(keys.map((key) => of(username, key)))))
    }
    const more = (before: Awaited<ReturnType<typeof counts>>, compiled: number, reviewed: number) => {
      const [[toCompile], [, toReport]] = before as never as [[[string, string, number]], [never, [string, string, number]]]
      const [inCompiling, inReview] = [toCompile[2] + compiled, toReport[2] + reviewed]
      return [
        [['own', '编制中计划', inCompiling], undefined, undefined, ['body', '省局审核中计划', inReview]],
        [undefined, ['own', '待报送计划', inReview], ['body', '编制中计划', inCompiling], undefined],
      ]
    }
    const before = await counts()
    const plan = await api.as(officer).call(plans.start, { batchId: batch.id })
    const { id: rowId } = await api.as(officer).call(plans.addRow, {
      ...{ id: plan.id, projectName: '鼓楼安防', siteName: '鼓楼', group: '', budget: 10, stateFunds: 5 },
      ...{ earlierId: null, caseNumber: '', remark: '' },
    })
    expect(await counts()).toEqual(more(before, 1, 0))
    const move = async (username: string, { move, ...input }: { move: PlanMove; [field: string]: unknown }) => {
      const { revision, decisionsRevision } = await api.as(username).call(plans.get, { id: plan.id })
      return api.as(username).call(plans.move, { id: plan.id, revision, decisionsRevision: decisionsRevision ?? 0, move, input })
    }
    await move(officer, { move: 'send-to-review' })
    expect(await counts()).toEqual(more(before, 0, 1))
    await move('province-sx-lead', { move: 'submit', letterNumber: '陕', total: 5 })
    await move('national-officer', { move: 'start-deciding' })
    await api.as('national-officer').call(plans.decide, { id: rowId, revision: 0, input: { isApproved: true, funds: 5 } })
    await move('national-officer', { move: 'issue' })
    const asked = await of('national-lead', 'plan-adjustments')
    await api.as(officer).call(plans.adjust, { id: rowId, revision: 1, input: { isKept: true, funds: 4, reason: '核减' } })
    expect(await of('national-lead', 'plan-adjustments')).toEqual(['own', '待审定调整', asked![2] + 1])
    expect(await of(officer, 'plan-adjustments')).toBeUndefined()
    expect(await of(officer, 'plan-adjustments-asked')).toMatchObject(['body', '待审定调整', expect.any(Number)])
    expect(await of('national-accept', 'plan-adjustments')).toBeUndefined()
  })

  /** So many acts in CI; `WENWU_FIGURE_ACTS=1000 npx vitest run --project api apps/server/src/modules/case-work/desks` for more. */
  const acts = Number(process.env.WENWU_FIGURE_ACTS ?? 40)

  it(`are as many as their rows after ${acts} acts at random`, { timeout: 20_000 + acts * 2_000 }, async () => {
    const seed = Number(process.env.WENWU_FIGURE_SEED ?? 20261124)
    let state = seed
    const random = (n: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * n)
    }
    const first = await Promise.all([submitted(api), submitted(api, { itemCode: delegatedItem.code })])
    const open = [...first, ...(await copiesOf(api, first[0], 2)), ...(await copiesOf(api, first[1], 1))]
    const readers = [officer, 'province-sx-lead', 'province-sxi', 'national-accept', 'national-officer', 'national-lead', 'national-office']
    const batch = await api.as('national-officer').call(plans.openBatch, { year: 2027, kind: 'relics', number: 1, dueOn: '2027-12-31' })
    const plan = await api.as(officer).call(plans.start, { batchId: batch.id })
    const { id: rowId } = await api.as(officer).call(plans.addRow, {
      ...{ id: plan.id, projectName: '钟楼修缮', siteName: '钟楼', group: '', budget: 10, stateFunds: 5 },
      ...{ earlierId: null, caseNumber: '', remark: '' },
    })
    await api.pool.query(
      `insert into plan_adjustments (id, row_id, state, funds_before, reason, proposed_at) values (gen_random_uuid(), $1, 'proposed', 1, '停', now())`,
      [rowId],
    )
    const check = async () => {
      for (const username of readers)
        for (const figure of await figuresOf(username))
          expect([seed, username, figure.key, figure.count]).toEqual([seed, username, figure.key, await rowsBehind(username, figure)])
    }
    for (let done = 0; done < acts; done++) {
      if (open.length === 0) open.push(...(await copiesOf(api, first[random(2)]!, 3)))
      const id = open[random(open.length)]!
      const { itemCode, tasks: waiting } = await api.as('national-officer').call(cases.get, { id })
      const step = waiting[random(waiting.length)]?.step
      const found = getItem(itemCode).process.steps.find((one) => one.id === step)
      if (step === undefined || found?.kind !== 'task') open.splice(open.indexOf(id), 1)
      else {
        const outcomes = found.task.actions.map(({ outcome }) => outcome)
        await follow(api, id, [{ node: step, outcome: outcomes[random(outcomes.length)]! }])
        // what is due follows no act
        const days = ['2000-01-01', today(), '2999-01-01'][random(3)]
        await api.pool.query(`update tasks set due_on = $1 where case_id = $2 and state = 'open'`, [days, id])
        await api.pool.query(`update cases set due_on = $1, warn_on = '2000-01-01' where id = $2`, [days, id])
        await api.pool.query(`update obligations set due_on = $1 where state = 'open' and case_id = $2`, [days, id])
        await api.pool.query('update annual_plans set status = $1, rounds = 1 where id = $2', [
          planStatuses[random(planStatuses.length)],
          plan.id,
        ])
      }
      if (done % 20 === 19) await check()
    }
    await check()
    // who handles a case or has handled it is what its tasks say, with what lists are sorted by
    const { rows } = await api.pool.query(
      `select coalesce(h.case_id, t.case_id) as id from (select h.* from case_handlers h join cases c on (c.id, c.sort_at, c.updated_at, c.status = '01') = (h.case_id, h.sort_at, h.updated_at, h.is_of_draft)
         and (c.due_on, c.province_code) is not distinct from (h.due_on, h.province_code)) h
       full join (select t.case_id, p.id as user_id, bool_or(is_inside(t)) as is_inside from tasks t, unnest(array[handler_of(t)] || coalesce(t.earlier_handlers, '{}')) p (id)
         where p.id is not null and t.state <> 'cancelled' group by 1, 2) t
         on (t.case_id, t.user_id, t.is_inside) = (h.case_id, h.user_id, h.is_inside) where h.case_id is null or t.case_id is null`,
    )
    expect([seed, rows]).toEqual([seed, []])
    // and where a case waits is what its open tasks say, with the words of the case
    const { rows: elsewhere } = await api.pool.query(
      `select coalesce(w.case_id, t.case_id) as id from waiting_cases w
       full join (select t.case_id, array_agg(distinct p.place order by p.place) as places from tasks t, lateral unnest(array[t.candidate_key, t.candidate_key || ' ' || t.step]) p (place)
         where t.state = 'open' group by 1) t on t.case_id = w.case_id and t.places = w.places
       left join cases c on c.id = w.case_id where w.case_id is null or t.case_id is null or (w.terms, w.words) <> (c.search_terms, words_of_case(c))`,
    )
    expect([seed, elsewhere]).toEqual([seed, []])
  })
})

describe('the lists of business areas', () => {
  const gansu = 'province-gs'
  let made: { id: string; code: string }[]
  beforeAll(async () => {
    const source = await submitted(api)
    const rows = items.flatMap(({ code }, i) => [
      { item_code: code, title: `甲${code}`, status: 'G12', is_old: false },
      { item_code: code, title: `乙${code}`, status: i % 2 === 0 ? 'G11' : 'G10', is_old: true },
    ])
    const ids = await rowsLike(
      api,
      source,
      rows.map((row) => ({ ...row, province_code: '62', clock_key: null, clock_state: null, due_on: null })),
    )
    made = ids.map((id, i) => ({ id, code: rows[i]!.item_code }))
  })

  const query = (desk: CaseDeskKey, filter: Partial<CaseFilter> = {}, username = gansu) =>
    api.as(username).call(cases.query, { filter: { preset: 'all', desk, ...filter }, sort: 'submitted-desc', page })

  it.each(caseDeskKeys)('%s has the cases of its matters and no other, with its tabs counted', async (desk) => {
    const { matters } = caseDesk(desk)
    const isOf = (item: (typeof items)[number]) =>
      matters === undefined || isAmong(matters, { category: item.category, marks: marksOf(item) })
    const codes = items.filter(isOf).map(({ code }) => code)
    const { rows } = await query(desk)
    expect(rows.map(({ id }) => id).sort()).toEqual(made.flatMap(({ id, code }) => (codes.includes(code) ? [id] : [])).sort())
    // the tabs are counted by another statement where there are words, whichever tab is shown
    for (const filter of [{ preset: 'all' }, { preset: 'all', keyword: '工程' }, { preset: 'in-hand', keyword: '工程' }] as const) {
      const counted = await api.as(gansu).call(cases.query, { filter: { ...filter, desk }, sort: 'submitted-desc', page, isCounting: true })
      const { presetCounts = {} } = counted
      expect(Object.keys(presetCounts)).toEqual(caseListFor(desk).presets!.map(({ key }) => key))
      expect((await api.as(gansu).call(cases.countPresets, { filter: { ...filter, desk } })).presets).toEqual(presetCounts)
      for (const [preset, count] of Object.entries(presetCounts))
        expect([preset, count]).toEqual([preset, (await query(desk, { ...filter, preset: preset as CaseFilter['preset'] })).rows.length])
      expect(counted.rows.map(({ id }) => id)).toEqual((await query(desk, filter)).rows.map(({ id }) => id))
    }
    expect(await query(desk, {}, 'province-qh')).toMatchObject({ rows: [], total: 0 })
  })

  it('cost a statement no more than the list of all cases; those that tell handlers one more, on the first page of the nation none', async () => {
    const statements = async (filter: CaseFilter, username = gansu) => {
      const ask = () => api.as(username).call(cases.query, { filter, sort: 'submitted-desc', page: { number: 1, size: 10 } })
      await ask()
      return (await api.countQueries(ask)).queries
    }
    const all = await statements({ preset: 'all' })
    expect(await statements({ preset: 'all', desk: 'heritage-protection' })).toBe(all)
    expect(await statements({ preset: 'all', desk: 'handling-inquiry' })).toBe(all + 1)
    expect(await statements({ preset: 'all', desk: 'handling-inquiry' }, 'national-officer')).toBe(
      await statements({ preset: 'all' }, 'national-officer'),
    )
  })

  it.each(taskDeskKeys)('%s has the open tasks of its stages, tab by tab', async (desk) => {
    await Promise.all([waitingCase(api, 'provinceReview'), waitingCase(api)])
    const list = taskListFor(desk)
    const ask = (preset: string, keyword = '') => {
      const { filter, ...asked } = askedBy(list, { values: { keyword }, preset, sort: '', page }, today())
      return api.as(officer).call(tasks.list, { state: 'open', isCounting: true, ...filter, ...asked })
    }
    const steps = stepsOf(taskDesk(desk).stages)
    const { rows, presetCounts } = await ask('open')
    for (const sort of list.sorts) {
      // narrowed by their cases, which is another statement, and paged by another
      const { rows: all } = await api.as(officer).call(tasks.list, { state: 'open', sort, provinceCode: '61', page })
      const expected = all.flatMap(({ taskId, step }) => (steps.includes(step) ? [taskId] : []))
      const idsOf = async (at: typeof page) =>
        (await api.as(officer).call(tasks.list, { state: 'open', desk, sort, page: at })).rows.map(({ taskId }) => taskId)
      expect([sort, await idsOf({ number: 1, size: 10 }), await idsOf({ number: 2, size: 3 })]).toEqual([
        sort,
        expected.slice(0, 10),
        expected.slice(3, 6),
      ])
      expect(await idsOf(page)).toEqual(expected)
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(Object.keys(presetCounts!)).toEqual(list.presets!.map(({ key }) => key))
    for (const { key } of list.presets!) {
      const tab = await ask(key)
      expect([key, tab.rows.length]).toEqual([key, presetCounts![key]])
      // whichever tab is asked for, the figures of all are the same
      expect(tab.presetCounts).toEqual(presetCounts)
      const ofWords = await ask(key, '工程')
      expect([key, ofWords.presetCounts![key]]).toEqual([key, ofWords.rows.length])
    }
  })

  it('are exported under their own names, by a call and by an address with columns, titles, a page and a mark', async () => {
    const filter = { preset: 'all', desk: 'archaeology' } as const
    const posted = await api.as(gansu).download(cases.export, { filter, sort: 'submitted-desc', columns: ['title', 'status'] })
    expect(decodeURIComponent(posted.headers.get('content-disposition') ?? '')).toContain('考古发掘-2026-11-23.xlsx')
    const sheet = await readSheet(posted.content)
    expect(sheet[0]).toEqual(['项目名称', '状态'])
    expect(sheet.length - 1).toBe((await query('archaeology')).rows.length)
    const byAddress = async (more: object) =>
      readSheet((await api.as(gansu).download(cases.exportByAddress, { filter, sort: 'submitted-desc', columns: [], ...more })).content)
    expect(await byAddress({ columns: ['title', 'status'] })).toEqual(sheet)
    expect(await byAddress({ titles: ['项目名称', '状态'], page: { number: 2, size: 3 } })).toEqual([sheet[0], ...sheet.slice(4, 7)])
    const marked = await api.as(gansu).request('GET', '/api/v1/cases/export?desk=archaeology&titles=编号&mark=all&pageNumber=1&pageSize=1')
    expect(marked.status).toBe(200)
    const stray = await api.as(gansu).request('GET', '/api/v1/cases/export?desk=no-such')
    expect([stray.status, stray.body]).toMatchObject([400, { error: 'bad-request', field: 'desk' }])
    const open = await api
      .as(officer)
      .download(tasks.exportTodoByAddress, { filter: { desk: 'accept-approval' }, sort: 'due-asc', columns: ['title'] })
    expect(decodeURIComponent(open.headers.get('content-disposition') ?? '')).toContain('受理审批')
  })
})

describe('who handles what', () => {
  it('is said of each case, by account, past handlers and people who have left with them', async () => {
    const second = await colleagueOf(api, officer)
    people = await peopleOf(api)
    const id = await submitted(api, { itemCode: usualItem.code, title: '谁在办理的工程' })
    await act(api, second, id, 'provinceAccept', { outcome: 'accept' })
    const review = await taskOf(api, officer, id, 'provinceReview')
    const waiting = async () => (await find(officer))[0]!.handlers
    // a body stands for what nobody has claimed
    expect(await waiting()).toEqual([
      { name: '陕西省文物局', isNow: true },
      { name: people.nameOf(second), isNow: false },
    ])
    await api.as(officer).call(tasks.claim, { id: review.id })
    async function find(username: string, people: { handler?: string; holder?: string } = {}) {
      const filter = { preset: 'all', desk: 'handling-inquiry', keyword: '谁在办理', ...people } as const
      return (await api.as(username).call(cases.query, { filter, sort: 'submitted-desc', page })).rows
    }
    const [row] = await find(officer)
    expect(row!.handlers).toEqual([
      { name: people.nameOf(officer), isNow: true },
      { name: people.nameOf(second), isNow: false },
    ])
    // who has left is found by what they did
    await api.pool.query('update users set is_locked = true where username = $1', [second])
    for (const [username, found, inHand] of [
      [officer, 1, 1],
      [second, 1, 0],
      ['province-sx-lead', 0, 0],
    ] as const) {
      const person = people.idOf(username)
      expect([username, (await find(officer, { handler: person })).length, (await find(officer, { holder: person })).length]).toEqual([
        username,
        found,
        inHand,
      ])
    }
    // a full page is counted, and has the order of the list
    const handledBy = (username: string, at: typeof page) =>
      api.as(officer).call(cases.query, {
        filter: { preset: 'all', desk: 'handling-inquiry', handler: people.idOf(username) },
        sort: 'due-desc',
        page: at,
      })
    const whole = await handledBy(officer, page)
    expect(whole.rows.length).toBeGreaterThan(1)
    const first = await handledBy(officer, { number: 1, size: 1 })
    expect([first.total, first.rows[0]!.id]).toEqual([whole.rows.length, whole.rows[0]!.id])
    const offered = await api.as(officer).call(desks.handlers, { keyword: people.nameOf(second) })
    expect(offered).toEqual([{ id: people.idOf(second), name: people.nameOf(second), organization: '陕西省文物局', isOpen: false }])
    expect(await api.as(officer).call(desks.handlers, { id: people.idOf(second) })).toEqual(offered)
    expect((await api.countQueries(() => api.as(officer).call(desks.handlers, {}))).queries).toBe(2)
    // and stands in the export
    const filter = { preset: 'all', desk: 'handling-inquiry', keyword: '谁在办理' } as const
    const exported = await api
      .as(officer)
      .download(cases.export, { filter, sort: 'submitted-desc', columns: ['handlers-now', 'handlers-before'] })
    expect(await readSheet(exported.content)).toEqual([
      ['现办理人', '曾办理人'],
      [people.nameOf(officer), people.nameOf(second)],
    ])
  })

  it('what a person has in hand is moved in one go before they leave', async () => {
    const leaving = await colleagueOf(api, officer, 3)
    people = await peopleOf(api)
    const moved = await copiesOf(api, await submitted(api), 3)
    const found = await Promise.all(moved.map((id) => taskOf(api, leaving, id, 'provinceAccept')))
    const ids = found.map(({ id }) => id)
    await api.as(leaving).call(tasks.batch, { act: 'claim', ids })
    const results = await api
      .as('province-sx-lead')
      .call(tasks.verbBatch, { verb: 'transfer', ids, input: { to: `user@${people.idOf(officer)}`, opinion: '承办人调离。' } })
    expect(results.map(({ error }) => error)).toEqual([null, null, null])
    for (const by of ['handler', 'holder'] as const) {
      const held = async (username: string) => {
        const filter = { preset: 'all', desk: 'handling-inquiry', [by]: people.idOf(username) } as const
        return (await api.as(officer).call(cases.query, { filter, sort: 'submitted-desc', page })).rows.map(({ id }) => id)
      }
      // they have handled it, and have it no more
      expect([by, (await held(leaving)).sort()]).toEqual([by, by === 'handler' ? [...moved].sort() : []])
      expect(await held(officer)).toEqual(expect.arrayContaining(moved))
    }
  })
})
