import { readFileSync } from 'node:fs'
import { items } from '@wenwu/items/index.generated'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { CaseView } from '@wenwu/core/cases/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import { findProvince, provinces } from '@wenwu/core/codes/provinces'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { creditCodeFault } from '@wenwu/core/registration/credit-code'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import { validate } from '@wenwu/core/form/validate'
import { addDays } from '@wenwu/core/kernel/date'
import { exampleOf } from '../../case-driver/file-case.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { demoOrganizations, demoUsers } from './demo-accounts.ts'
import { demoApplication, demoProjectName, documentPrefixes, placeOf } from './demo-application.ts'
import { seedDemoCases } from './demo-cases.ts'
import { collectionApplication, demoCollections } from './demo-collections.ts'
import { demoProjects, type DemoProject } from './demo-projects.ts'

const submittedOn = '2026-11-20'
const applications = demoProjects.map((project) => ({ project, data: demoApplication(project, submittedOn), name: project.name }))
const of = (item: DemoProject['item']) => applications.filter(({ project }) => project.item === item)

/** What only one kind of relic is made of. */
const words: readonly (readonly [pattern: RegExp, conditions: readonly DemoProject['relic']['condition'][]])[] = [
  [/木构|檩|梁架|柱脚|瓦件/, ['timber']],
  [/岩体|造像|题刻|窟顶/, ['rock']],
  [/塔身|塔刹/, ['brick']],
  [/窑壁|展示棚/, ['earth']],
]
const typesOf = { timber: ['3'], brick: ['3'], rock: ['4'], earth: ['1', '2'] } as const

describe('organisations', () => {
  test.each(demoOrganizations.filter(({ creditCode }) => creditCode !== undefined))(
    '$name: a credit code that is one, of its place',
    (body) => {
      expect(creditCodeFault(body.creditCode!)).toBeUndefined()
      if (body.provinceCode !== null) expect(body.creditCode!.slice(2, 4)).toBe(body.provinceCode)
    },
  )
})

describe.each(applications)('$name', ({ project, data }) => {
  const province = findProvince(project.region)!
  const { applicant, unit, letter } = data as Record<string, Record<string, string>>

  it('lies where its number, its letter and its address say', () => {
    expect(placeOf(project.region)).toMatch(/^.+(省|自治区|市).+市.+(县|区|市)$/)
    expect(placeOf(project.region).startsWith(province.name.zh_CN)).toBe(true)
    expect([unit!.region, unit!.punitAddress!.startsWith(placeOf(project.region))]).toEqual([project.region, true])
    expect(letter!.rfNumber).toMatch(new RegExp(`^${documentPrefixes[province.code]}文物字〔2026〕\\d+号$`))
    expect(letter!.rfTitle).toBe(`${province.bureau.zh_CN}关于${demoProjectName(project, submittedOn)}的请示`)
    const elsewhere = provinces.entries.filter(({ code }) => code !== province.code)
    const told = JSON.stringify({ ...data, applicant: {} }).replaceAll(applicant!.applicantName!, '')
    expect(elsewhere.filter(({ name }) => told.includes(name.zh_CN)).map(({ name }) => name.zh_CN)).toEqual([])
    for (const [code, prefix] of Object.entries(documentPrefixes))
      if (code !== province.code) expect(told).not.toMatch(new RegExp(`${prefix}(文物字|文物发|发改)`))
  })

  it('is filed by the body of its account', () => {
    const { organization } = demoUsers.find(({ username }) => username === project.applicant)!
    const body = demoOrganizations.find(({ name }) => name === organization)!
    expect(applicant).toMatchObject({ applicantName: body.name, creditCode: body.creditCode })
    expect(applicant!.address!.startsWith(findProvince(body.provinceCode!)!.name.zh_CN)).toBe(true)
    expect(demoUsers.map(({ name }) => name)).toEqual(expect.arrayContaining([letter!.projectLeader, letter!.contract]))
  })

  it('describes a relic of its own kind', () => {
    const { heritageType, condition } = project.relic
    expect(typesOf[condition]).toContain(heritageType)
    expect(unit).toMatchObject({ punitClassName: heritageType, lotNumbers: project.relic.batch })
    expect(unit!.punitCode!.split('-')).toMatchObject([String(project.relic.batch), /^\d{4}$/, heritageType, /^\d{3}$/].map(matching))
    if (project.item === '56005' || project.item === '5600802') return
    const texts = JSON.stringify([data.project, data.funding, data.history])
    for (const [pattern, conditions] of words) if (!conditions.includes(condition)) expect(texts).not.toMatch(pattern)
  })

  it('begins after it was applied for, and ends after it began', () => {
    const { start, end } = (data.project as { period: { start: string; end: string } }).period
    expect([submittedOn < start, start < end]).toEqual([true, true])
  })
})

function matching(part: string | RegExp): unknown {
  return typeof part === 'string' ? part : expect.stringMatching(part)
}

describe.each(demoCollections)('$item of the demo museum', (filing) => {
  it.each(['2026-11-20', '2031-05-04'])('on %s: complete, of that museum alone, planned for the years after', (day) => {
    const data = collectionApplication(filing, day)
    const { form } = items.find(({ code }) => code === filing.item)!
    const codeList = (id: string) => findCodeList(id)?.entries
    expect(validate(form, data, { locale: 'zh_CN', today: day, strict: true, codeList })).toEqual([])
    const { applicantName } = exampleOf(filing.item).applicant as { applicantName: string }
    expect(JSON.stringify(data)).not.toContain(applicantName)
    expect(data.letter!.rfTitle).toMatch(/^陕西省文物局关于.+的请示$/)
    const days = JSON.stringify(data).match(/(?<=")20\d\d-\d\d-\d\d(?=")/g) ?? []
    expect(days.toSorted().at(-1)! > addDays(day, 180)).toBe(true)
  })
})

it('totals add up: the estimate is the budget, trenches are the dug area', () => {
  for (const { data, name } of of('TBCrpPaMainEntity')) {
    const funding = data.funding as { projectFunding: number; preFunding: number; estimate: { budgetAmount: number }[] }
    const sum = funding.estimate.reduce((total, { budgetAmount }) => total + Math.round(budgetAmount * 100), 0) / 100
    expect([name, funding.projectFunding, funding.preFunding]).toEqual([name, sum, funding.estimate[0]!.budgetAmount])
  }
  for (const { data, name } of of('5600802')) {
    const { digArea, siteArea } = data.project as { digArea: number; siteArea: number }
    const { trenchList } = data.trenches as { trenchList: { trenchArea: number }[] }
    expect([name, trenchList.reduce((total, { trenchArea }) => total + trenchArea, 0), digArea < siteArea]).toEqual([name, digArea, true])
  }
})

it('the year of a yearly excavation is that of its application, and the survey went before', () => {
  for (const { project, data } of of('5600802')) {
    expect(demoProjectName(project, '2031-03-01')).toContain('2031年度')
    expect(JSON.stringify(data)).not.toMatch(/秦川|漆水|武功|\{year\}/)
    const { surveyPeriod } = data.survey as { surveyPeriod: { start: string; end: string } }
    expect([surveyPeriod.start < surveyPeriod.end, surveyPeriod.end < submittedOn]).toEqual([true, true])
  }
})

describe('in the database', () => {
  let api: TestApp
  let views: CaseView[]
  beforeAll(async () => {
    api = await startTestApp()
    await seedDemoCases(api.pool, api.services.config, api.clock.now())
    const { rows } = await api.pool.query<{ id: string }>('select id from cases where submitted_at is not null')
    views = await Promise.all(rows.map(({ id }) => api.as('national-lead').call(cases.get, { id })))
  }, 300_000)
  afterAll(() => api?.stop())

  it('there is a case of every project, in its province', () => {
    const named = demoProjects
      .filter(({ stage }) => stage !== 'draft')
      .map((project) => [project.unit, project.region.slice(0, 2)])
      .sort()
    const ofUnits = views.filter(({ unitName }) => unitName !== '')
    expect(ofUnits.map(({ unitName, provinceCode }) => [unitName, provinceCode]).sort()).toEqual(named)
  })

  it('there is a case of every matter of collections, at its step, in the province of its museum', () => {
    const filed = demoCollections.filter(({ stage }) => stage !== 'draft')
    expect(
      views
        .filter(({ unitName }) => unitName === '')
        .map(({ itemCode, provinceCode, tasks, status }) => [itemCode, provinceCode, tasks[0]?.step ?? status])
        .sort(),
    ).toEqual(filed.map(({ item, stage }) => [item, '61', stage === 'filed' ? 'G11' : stage]).sort())
  })

  it('a case that has ended has no clock that runs, and none was late', async () => {
    const ended = views.filter(({ tasks }) => tasks.length === 0)
    expect(ended.flatMap(({ unitName }) => (unitName === '' ? [] : [unitName])).sort()).toEqual(
      demoProjects
        .filter(({ stage }) => stage === 'filed' || stage === 'refused' || stage === 'voided')
        .map(({ unit }) => unit)
        .sort(),
    )
    for (const { id, title, clock } of ended) {
      expect([title, clock?.state ?? 'ended', clock?.light ?? 'none']).toEqual([title, 'ended', 'none'])
      // what the decision obliges people to do goes on
      const counts = (await api.as('national-lead').call(cases.clock, { id })).filter(
        ({ summary }) => !summary.key.startsWith('obligation-'),
      )
      for (const { summary } of counts)
        expect([title, summary.key, summary.state === 'running', (summary.remainingDays ?? 0) < 0]).toEqual([
          title,
          summary.key,
          false,
          false,
        ])
    }
  })

  it('numbers follow the days of submission', () => {
    // some are filed at the same instant, and rows come in no order
    const submitted = views.filter(({ number }) => number !== null).toSorted((a, b) => a.number!.localeCompare(b.number!))
    expect(submitted.length).toBeGreaterThan(5)
    expect(submitted.map(({ submittedAt }) => submittedAt)).toEqual(submitted.map(({ submittedAt }) => submittedAt).toSorted())
  })

  it('what happened to a case stands in order, nothing of it in the future', () => {
    const now = api.clock.now().toISOString()
    for (const { title, history, submittedAt, acceptedAt } of views) {
      const times = history.map(({ at }) => at)
      expect([title, times]).toEqual([title, times.toSorted()])
      expect([title, times.every((at) => at >= submittedAt! || at.slice(0, 10) === submittedAt!.slice(0, 10))]).toEqual([title, true])
      expect([title, times.every((at) => at <= now), (acceptedAt ?? submittedAt!) >= submittedAt!]).toEqual([title, true, true])
    }
  })

  it('a reply is dated between its case’s submission and today, numbered in that year', () => {
    const replied = views.filter(({ document }) => document?.status === 'issued')
    expect(replied.length).toBeGreaterThan(1)
    for (const { title, document, submittedAt } of replied) {
      const date = document!.date!
      expect([title, date >= toShanghaiDate(new Date(submittedAt!)), date <= toShanghaiDate(api.clock.now())]).toEqual([title, true, true])
      expect(document!.number).toContain(`〔${date.slice(0, 4)}〕`)
    }
  })

  it('a reply is numbered under the word of its matter', () => {
    const words = views.flatMap(({ itemCode, document }) =>
      document?.status === 'issued' ? [`${itemCode} ${document.number!.split('〔')[0]}`] : [],
    )
    expect([...new Set(words)].sort()).toEqual(['56005 文物保函', '56017 文物博函', 'TBCrpPpMainEntity 文物保函'])
  })

  it('units of the directory lie where their addresses say', async () => {
    const { rows } = await api.pool.query<{ name: string; province_code: string; address: string; code: string; lot_number: number }>(
      'select name, province_code, address, code, lot_number from heritage_units',
    )
    for (const { name, province_code: code, address, code: unitCode, lot_number: batch } of rows) {
      expect([name, address.startsWith(findProvince(code)!.name.zh_CN)]).toEqual([name, true])
      if (/^\d/.test(unitCode)) expect([name, unitCode.split('-')[0]]).toEqual([name, String(batch)])
    }
  })

  it('filed projects lie where their units lie, and their designers held a certificate for it that day', async () => {
    const { rows } = await api.pool.query<{ project_name: string; isListed: boolean; isDesigner: boolean; year: boolean }>(
      `select project_name,
              exists (select from heritage_units u where u.name = p.unit_name and u.province_code = p.province_code) as "isListed",
              exists (select from qualified_units q where q.name = p.design_unit and q.province_code = p.province_code and q.kind = 'design'
                      and q.issued_on <= p.approved_on and q.valid_until >= p.approved_on) as "isDesigner",
              position('〔' || extract(year from p.approved_on::date) || '〕' in p.approval_number) > 0 as year
         from filed_projects p`,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { project_name: name, isListed, isDesigner, year } of rows)
      expect({ name, isListed, isDesigner, year }).toEqual({ name, isListed: true, isDesigner: true, year: true })
  })

  it('plans that have left their province keep the rows as they were submitted', async () => {
    const { rows } = await api.pool.query<{ status: string; kept: number | null; rows: number; ranked: number }>(
      `select p.status, (select jsonb_array_length(s.rows) from plan_submissions s where s.plan_id = p.id and s.round = p.rounds) as kept,
              count(r.id)::int as rows, count(r.submitted_rank)::int as ranked
         from annual_plans p join plan_rows r on r.plan_id = p.id group by p.id order by p.status`,
    )
    expect(rows).toEqual([
      { status: 'compiling', kept: null, rows: 30, ranked: 0 },
      { status: 'issued', kept: 4, rows: 4, ranked: 4 },
      { status: 'submitted', kept: 6, rows: 6, ranked: 6 },
    ])
  })

  it('certificates name their province and begin before they end', async () => {
    const { rows } = await api.pool.query<{ name: string; isPlaced: boolean; isOrdered: boolean }>(
      `select name, substr(certificate_number, 3, 2) = province_code as "isPlaced", issued_on < valid_until as "isOrdered" from qualified_units`,
    )
    for (const row of rows) expect(row).toEqual({ name: row.name, isPlaced: true, isOrdered: true })
  })

  it('the history of an older version is filled with what acts write today', async () => {
    const told = () =>
      api.pool.query<Record<string, string | null>>(
        `select e.id, e.kind, e.actor_role, c.title, e.status_from, e.status_to, e.province_code, e.organization_id
           from case_events e join cases c on c.id = e.case_id order by e.case_id, e.at, e.id`,
      )
    const { rows: written } = await told()
    expect(written.filter((row) => row.status_to !== null).length).toBeGreaterThan(50)
    const migration = readFileSync(new URL('../migrations/20261122220000-say-more-in-case-events.sql', import.meta.url), 'utf8')
    const fill = migration.slice(migration.indexOf('with steps as'))
    await api.pool.query('update case_events set status_from = null, status_to = null, province_code = null, organization_id = null')
    for (const item of items)
      await api.pool.query("update item_versions set definition = definition || jsonb_build_object('process', $2::jsonb) where code = $1", [
        item.code,
        JSON.stringify(item.process),
      ])
    await api.pool.query(fill)
    const { rows: filled } = await told()
    const known = filled.map((row, i) =>
      // an organisation of officials, and where they were, is not known of the past
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, /^(organization|province)/.test(key) && value === null ? written[i]![key] : value]),
      ),
    )
    expect(known).toEqual(written)
    const of = (role: string) => filled.filter((row) => row.actor_role === role && row.status_to !== null)
    expect(of('province-officer').length).toBeGreaterThan(5)
    for (const row of of('province-officer')) expect(row.province_code).not.toBeNull()
    for (const row of of('third-party')) expect(row.organization_id).not.toBeNull()
  })
})
