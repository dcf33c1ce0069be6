import type { Pool } from 'pg'
import type { CaseView, DocumentInput } from '@wenwu/core/cases/model'
import { findProvince } from '@wenwu/core/codes/provinces'
import { reasonsPlaceholder } from '@wenwu/core/item/reply-problem'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { createApp } from '../../app.ts'
import type { Config } from '../../platform/config.ts'
import { demoApplication } from './demo-application.ts'
import { demoProjects, type DemoProject, type DemoStage } from './demo-projects.ts'
import { DemoWalker } from './demo-walker.ts'

const day = 86_400_000
const hour = 3_600_000
/** Between two acts on a case, at least. */
const pause = 5 * 60_000

/** Why the demo project that is refused is refused. */
const demoReasons = '（一）现有勘察资料不足以说明实施的必要性；（二）项目位置和规模对文物本体及其环境影响较大，未作充分论证。'

/** Steps on the way of a case in order, with how many days after the submission each is done. */
const way: { step: DemoStage; after: number }[] = [
  { step: 'provinceAccept', after: 2 },
  { step: 'provinceReview', after: 9 },
  { step: 'provinceSign', after: 12 },
  { step: 'nationalAccept', after: 15 },
  { step: 'nationalReview', after: 30 },
  { step: 'leadSign', after: 33 },
  { step: 'issue', after: 36 },
  { step: 'filed', after: 39 },
]

/**
 * Demo cases for an empty database, walked through the product's own calls by demo accounts on a clock that is set back, so
 * that their clocks and histories look like months of work. Nothing is written past the calls.
 */
export async function seedDemoCases(pool: Pool, config: Config, today: Date): Promise<void> {
  let now = today
  const app = await createApp({ config: { ...config, logLevel: 'error' }, pool, now: () => now, runsJobs: false })
  const walker = new DemoWalker(app, () => now)
  try {
    // the oldest first: numbers are given in the order of the calls
    for (const project of demoProjects.toSorted((a, b) => b.submittedDaysAgo - a.submittedDaysAgo)) {
      const start = new Date(today.getTime() - project.submittedDaysAgo * day)
      let isBegun = false
      const at = (days: number): void => {
        // within the last hour at the latest, and some minutes after the case's last act: no two of its acts share an instant
        const wanted = Math.min(start.getTime() + days * day, today.getTime() - hour)
        now = new Date(isBegun ? Math.max(wanted, now.getTime() + pause) : wanted)
        isBegun = true
        walker.forgetSessions()
      }
      at(0)
      await walk(walker, project, at, toShanghaiDate(start))
    }
  } finally {
    await app.close()
  }
}

async function walk(walker: DemoWalker, project: DemoProject, at: (days: number) => void, submittedOn: CalendarDate): Promise<void> {
  const province = findProvince(project.region)!.abbreviation
  const draft = await walker.call<CaseView>(project.applicant, 'POST', '/api/v1/drafts', { itemCode: project.item })
  const saved = await walker.call<{ revision: number }>(project.applicant, 'PUT', `/api/v1/drafts/${draft.id}`, {
    baseRevision: draft.revision,
    device: 'demo',
    data: demoApplication(project, submittedOn),
  })
  if (project.stage === 'draft') return
  await walker.handIn(project.applicant, await walker.call<CaseView>(project.applicant, 'GET', `/api/v1/cases/${draft.id}`), 'applicant')
  await walker.call(project.applicant, 'POST', `/api/itemAppr/${project.item}`, { id: draft.id, baseRevision: saved.revision })

  const people = { officer: `province-${province}`, lead: `province-${province}-lead` }
  for (const { step, after } of way) {
    if (project.stage === step && step !== 'filed') return
    at(after)
    if (await leaveTheWay(walker, project, draft.id, step, people.officer, at)) return
    if (step === 'provinceAccept') await walker.act(people.officer, draft.id, step, 'accept')
    if (step === 'provinceReview') await walker.act(people.officer, draft.id, step, 'report')
    if (step === 'provinceSign') await walker.act(people.lead, draft.id, step, 'report')
    if (step === 'nationalAccept') await walker.act('national-accept', draft.id, step, 'accept')
    if (step === 'nationalReview') await decide(walker, draft.id, project.stage === 'refused' ? 'refuse' : 'approve')
    if (step === 'leadSign') await walker.act('national-lead', draft.id, step, 'sign')
    if (step === 'issue')
      await walker.act('national-office', draft.id, step, 'issue', { numberAndDate: await numberAndDate(walker, draft.id) })
    // delivered some days after it was issued: two acts at the same instant would leave the clock of delivery running
    if (step === 'filed' && project.stage === 'filed') await walker.act('national-officer', draft.id, 'filing', 'file')
  }
}

/** Stages beside the straight way; true when the case stays there. */
async function leaveTheWay(
  walker: DemoWalker,
  project: DemoProject,
  caseId: string,
  step: DemoStage,
  officer: string,
  at: (days: number) => void,
): Promise<boolean> {
  if (project.stage === 'correctProvince' && step === 'provinceAccept') {
    await walker.act(officer, caseId, step, 'return', {
      reason: '请按一次性告知的内容补正后重新提交。',
      defects: { fields: [{ path: 'project.necessity', note: '请补充近三年监测数据，说明编制规划的紧迫性。' }], materials: [] },
    })
    return true
  }
  if (project.stage === 'voided' && step === 'provinceReview') {
    await walker.call(`${officer}-lead`, 'POST', `/api/crbwf/end/${caseId}`, { reason: '申请单位书面撤回申请，工程线位另行比选。' })
    return true
  }
  if (step !== 'nationalReview') return false
  if (project.stage === 'assessEarly' || project.stage === 'assessMid') {
    const { thirdParties } = await candidates(walker, caseId)
    await walker.act('national-officer', caseId, step, 'entrust', { thirdPartyId: thirdParties[0]!.id })
    if (project.stage === 'assessMid') {
      at(30)
      await walker.act(await bodyOf(walker, caseId), caseId, 'assessEarly', 'next')
    }
    return true
  }
  if (project.stage === 'expertReview') {
    const { experts } = await candidates(walker, caseId)
    await walker.act('national-officer', caseId, step, 'experts', { expertIds: experts.slice(0, 3).map((expert) => expert.id) })
    return true
  }
  return false
}

async function candidates(walker: DemoWalker, caseId: string): Promise<{ thirdParties: { id: string }[]; experts: { id: string }[] }> {
  return walker.call('national-officer', 'GET', `/api/v1/tasks/${await taskId(walker, caseId, 'nationalReview')}/candidates`)
}

/** Which of the two demo bodies was entrusted: the one that has the task. */
async function bodyOf(walker: DemoWalker, caseId: string): Promise<string> {
  for (const username of ['thirdparty', 'thirdparty2']) {
    const mine = await walker.call<CaseView | undefined>(username, 'GET', `/api/v1/cases/${caseId}`).catch(() => undefined)
    if (mine !== undefined) return username
  }
  throw new Error('demo data: no assessment body has the case')
}

async function taskId(walker: DemoWalker, caseId: string, step: string): Promise<string> {
  const view = await walker.call<CaseView>('national-officer', 'GET', `/api/v1/cases/${caseId}`)
  return view.tasks.find((task) => task.step === step)!.id
}

async function decide(walker: DemoWalker, caseId: string, outcome: 'approve' | 'refuse'): Promise<void> {
  const document = await walker.call<DocumentInput>(
    'national-officer',
    'GET',
    `/api/v1/tasks/${await taskId(walker, caseId, 'nationalReview')}/reply-draft?outcome=${outcome}`,
  )
  const body = document.body.map((line) => line.replace(reasonsPlaceholder, demoReasons))
  await walker.act('national-officer', caseId, 'nationalReview', outcome, { document: { ...document, body } })
}

async function numberAndDate(walker: DemoWalker, caseId: string): Promise<{ number: string; date: string }> {
  const view = await walker.call<CaseView>('national-office', 'GET', `/api/v1/cases/${caseId}`)
  const date = toShanghaiDate(new Date(view.updatedAt))
  return { number: `文物保函〔${date.slice(0, 4)}〕${Number(view.number!.slice(-4)) + 100}号`, date }
}
