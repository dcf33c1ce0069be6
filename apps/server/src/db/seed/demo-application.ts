import { findProvince } from '@wenwu/core/codes/provinces'
import type { FormData } from '@wenwu/core/form/model'
import { addDays, type CalendarDate } from '@wenwu/core/kernel/date'
import { exampleOf } from '../../case-driver/file-case.ts'
import { demoMobile, demoOrganizations, demoUsers } from './demo-accounts.ts'
import type { DemoProject } from './demo-projects.ts'
import { conditions, planTexts, worksTexts } from './demo-texts.ts'
import { regionSeeds } from './regions.ts'

/** What documents of a province's bureau begin with. */
export const documentPrefixes: Readonly<Record<string, string>> = { '14': '晋', '51': '川', '61': '陕' }

/** A demo application as a form filled in on this day: place, people, numbers and texts are those of the project, and totals add up. */
export function demoApplication(project: DemoProject, submittedOn: CalendarDate): FormData {
  const example = exampleOf(project.item)
  const common: FormData = {
    ...example,
    applicant: { ...example.applicant, ...applicantOf(project) },
    unit: unitOf(project),
    letter: letterOf(project, submittedOn),
  }
  switch (project.item) {
    case 'TBCrpPaMainEntity':
      return initiationOf(project, common, submittedOn)
    case 'TBCrpPpMainEntity':
      return planningOf(project, common, submittedOn)
    case '56005':
      return constructionOf(project, common, submittedOn)
    case '5600802':
      return excavationOf(project, common, submittedOn)
  }
}

/** The name of a demo project on the day it was submitted: a yearly one names the year. */
export function demoProjectName({ name }: DemoProject, submittedOn: CalendarDate): string {
  return name.replace('{year}', submittedOn.slice(0, 4))
}

/** Province, city and county of a code as an address begins with them. */
export function placeOf(region: string): string {
  const names = new Map(regionSeeds().map(({ code, name }) => [code, name]))
  return [region.slice(0, 2), region.slice(0, 4), region].map((code) => names.get(code) ?? '').join('')
}

const homes: Record<DemoProject['applicant'], { superior: string; address: string }> = {
  company: { superior: '太原市文物局', address: '山西省太原市小店区并南路演示院12号' },
  museum: { superior: '渭南市文物局', address: '陕西省渭南市临渭区河滨街演示院3号' },
}

/** The account that files, and its body. */
export function accountOf({ applicant }: Pick<DemoProject, 'applicant'>) {
  const user = demoUsers.find(({ username }) => username === applicant)!
  return { user, organization: demoOrganizations.find(({ name }) => name === user.organization)! }
}

/** The applicant of a form as the account says it. */
export function applicantOf(project: Pick<DemoProject, 'applicant'>) {
  const { organization } = accountOf(project)
  return {
    applicantName: organization.name,
    creditCode: organization.creditCode,
    isAgent: false,
    ...homes[project.applicant],
    email: `${project.applicant}@example.com`,
  }
}

function unitOf({ unit, region, relic }: DemoProject) {
  return {
    punitName: { name: unit },
    punitLevel: '1',
    punitClassName: relic.heritageType,
    punitCode: `${relic.batch}-9${region.slice(2, 5)}-${relic.heritageType}-${region.slice(3)}`,
    lotNumbers: relic.batch,
    punitAge: relic.age,
    region,
    punitAddress: `${placeOf(region)}${relic.place}`,
    hasRange: true,
    hasZone: true,
    range: '以文物本体外缘为界，东、西各至30米，南至路沿，北至25米处界桩。省人民政府公布。',
    zone: '保护范围外扩50米。',
  }
}

function letterOf(project: DemoProject, submittedOn: CalendarDate) {
  const province = findProvince(project.region)!
  const { user } = accountOf(project)
  const serial = 100 + Number(project.region.slice(3))
  return {
    rfTitle: `${province.bureau.zh_CN}关于${demoProjectName(project, submittedOn)}的请示`,
    rfNumber: `${documentPrefixes[province.code]}文物字〔${submittedOn.slice(0, 4)}〕${serial}号`,
    atpName: '1',
    projectLeader: user.name,
    contract: user.name,
    telNumber: demoMobile(user.username),
  }
}

/** Works begin half a year after the application and take one to two years. */
function periodAfter(submittedOn: CalendarDate, days = 540) {
  const start = addDays(submittedOn, 180)
  return { start, end: addDays(start, days) }
}

const designers: Readonly<Record<string, string>> = {
  '14': '河东营造设计研究院',
  '51': '蜀山建筑遗产设计事务所',
  '61': '渭川文物保护设计有限公司',
}

function designerOf({ region }: DemoProject) {
  const code = region.slice(0, 2)
  return { designUnit: designers[code], qualificationCode: `虚设甲字第${code}01号` }
}

function initiationOf(project: DemoProject, data: FormData, submittedOn: CalendarDate): FormData {
  const condition = conditions[project.relic.condition]
  const estimate = condition.estimate.map(([budgetAccounts, budgetAmount], i) => ({
    id: `e${i + 1}`,
    budgetAccounts,
    budgetAmount,
    remark: '',
  }))
  // in hundredths, as money is: 0.1 + 0.2 is not 0.3
  const cents = estimate.reduce((sum, { budgetAmount }) => sum + Math.round(budgetAmount * 100), 0)
  const { designUnit, qualificationCode } = designerOf(project)
  const [ptName, nature] = condition.kind
  return {
    ...data,
    project: {
      projectName: demoProjectName(project, submittedOn),
      ptName,
      nature,
      poName: accountOf(project).organization.name,
      compilationUnits: designUnit,
      ...condition.texts,
      period: periodAfter(submittedOn),
    },
    funding: { projectFunding: cents / 100, preFunding: estimate[0]!.budgetAmount, asksSpecialFund: true, estimate },
    history: {
      tbcrpPaCompdetailList: [
        { id: 'h1', content: condition.earlier, implementationDate: '2016年5月至2016年9月', money: 18.6, acceptance: '1' },
      ],
    },
    design: {
      designUnit,
      qualificationCode,
      qualificationGrade: '1',
      designExperience: '具有文物保护工程勘察设计甲级资质，近五年完成同类文物保护工程方案六项，均已通过审批。',
    },
    other: { remark: '工程实施期间暂停开放。' },
  }
}

function planningOf(project: DemoProject, data: FormData, submittedOn: CalendarDate): FormData {
  const place = placeOf(project.region)
  const { designUnit, qualificationCode } = designerOf(project)
  const year = Number(submittedOn.slice(0, 4))
  return {
    ...data,
    project: {
      projectName: demoProjectName(project, submittedOn),
      ptName: '1',
      planArea: 12.6,
      ...planTexts[project.relic.condition === 'rock' ? 'rock' : 'building'],
      planYears: `${year + 2}—${year + 14}年`,
      period: periodAfter(submittedOn),
      relatedPlans: [{ id: 'r1', planName: `${place}国土空间总体规划`, approvedBy: '省人民政府', relation: '衔接历史文化保护线' }],
    },
    compilation: {
      compilationUnits: designUnit,
      qualificationCode,
      qualificationGrade: '1',
      projectFunding: 96,
      asksSpecialFund: true,
      baseData: `${year - 1}年完成1/500地形测绘和三维扫描；有近五年监测数据。`,
      remark: '规划编制期间正常开放。',
    },
  }
}

function constructionOf(project: DemoProject, data: FormData, submittedOn: CalendarDate): FormData {
  const works = worksTexts[project.works ?? 'pipe']
  const code = project.region.slice(0, 2)
  return {
    ...data,
    project: {
      projectName: demoProjectName(project, submittedOn),
      workKind: '4',
      projectBudget: 1860,
      projectSite: `${project.unit}保护范围东南角`,
      ...works.project,
      period: periodAfter(submittedOn),
      sitingApproval: `${documentPrefixes[code]}发改示〔${submittedOn.slice(0, 4)}〕${project.region.slice(3)}号`,
    },
    impact: {
      areaInRange: 860,
      distance: 86.5,
      maxHeight: works.maxHeight,
      maxDepth: works.maxDepth,
      assessmentUnit: '华表文化遗产咨询评估中心',
      assessmentConclusion: '施工范围内未见文物本体，作业面深度有限，按设计措施施工，总体影响可控，建议加密监测。',
      isWorldHeritage: false,
    },
    protection: {
      ...designerOf(project),
      measures: '保护范围内人工开挖，分段施工、随挖随填；临近文物本体一侧设隔离围挡，文物管理人员旁站。',
      monitoring: '布设沉降点12个，施工期每日一次，完工后三个月每周一次，数据送文物管理机构。',
      emergency: '沉降超过2毫米预警、3毫米停工；建设、施工、文物管理机构联合处置，两小时内到场。',
    },
    archaeology: {
      isSurveyed: true,
      surveyUnit: `${findProvince(code)!.name.zh_CN.slice(0, 2)}考古勘探队（演示）`,
      surveyArea: 2600,
      surveyResult: '普探孔距2米，施工范围内未发现文化层和遗迹。',
    },
  }
}

/** The example's excavation at the project's own place, by its own applicant, in the seasons around the day of submission. */
function excavationOf(project: DemoProject, data: FormData, submittedOn: CalendarDate): FormData {
  const { user, organization } = accountOf(project)
  const year = submittedOn.slice(0, 4)
  const names: readonly (readonly [string, string])[] = [
    ['漆水湾墓地', project.unit],
    ['漆水湾村', '塬畔村'],
    ['武功漆水产业园', '泾阳塬畔产业园'],
    ['武功产业园', '泾阳产业园'],
    ['秦川考古研究院', organization.name],
    ['研究院实验室', '本馆实验室'],
    ['2025年度', `${Number(year) - 1}年度`],
    ['2026年2月', `${year}年2月`],
    ['2025年', `${Number(year) - 1}年`],
  ]
  const own = JSON.parse(
    names.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify({ ...data, unit: {}, letter: {}, applicant: {} })),
  ) as FormData
  return {
    ...own,
    applicant: { ...data.applicant, headName: user.name },
    unit: data.unit!,
    letter: data.letter!,
    project: { ...own.project, projectName: demoProjectName(project, submittedOn), period: periodAfter(submittedOn, 150) },
    survey: { ...own.survey, surveyPeriod: { start: addDays(submittedOn, -150), end: addDays(submittedOn, -75) } },
  }
}
