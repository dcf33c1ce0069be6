import type { Pool } from 'pg'
import type { CaseView } from '@wenwu/core/cases/model'
import { findProvince } from '@wenwu/core/codes/provinces'
import { reasonsPlaceholder } from '@wenwu/core/form/reply-problem'
import type { FormData } from '@wenwu/core/form/model'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import { asksFor } from '@wenwu/core/item/action-form'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { createApp } from '../../app.ts'
import type { Accounts } from '../../case-driver/accounts.ts'
import { drive } from '../../case-driver/drive-case.ts'
import { fileCase, newDraft } from '../../case-driver/file-case.ts'
import type { Act, Input } from '../../case-driver/usual-input.ts'
import type { Config } from '../../platform/config.ts'
import { createPoolBeside } from '../../platform/database/pool.ts'
import { callersInside } from './callers-inside.ts'
import { accountOf, demoApplication } from './demo-application.ts'
import { collectionApplication, demoCollections } from './demo-collections.ts'
import { demoProjects } from './demo-projects.ts'

const day = 86_400_000
const hour = 3_600_000
/** Between two acts on a case, at least. */
const pause = 5 * 60_000

/** What the demo people file: who, what, since when, how far. */
interface Filing {
  item: string
  applicant: string
  stage: string
  submittedDaysAgo: number
  /** Of the bureau that has it. */
  provinceCode: string
  /** What is to be corrected, where it is returned. */
  defect?: { path: string; note: string } | undefined
  dataOn: (submittedOn: CalendarDate) => FormData
}

const filings: readonly Filing[] = [
  ...demoProjects.map((project) => ({
    ...project,
    provinceCode: project.region.slice(0, 2),
    dataOn: (submittedOn: CalendarDate) => demoApplication(project, submittedOn),
  })),
  ...demoCollections.map((filing) => ({
    ...filing,
    provinceCode: accountOf(filing).organization.provinceCode!,
    dataOn: (submittedOn: CalendarDate) => collectionApplication(filing, submittedOn),
  })),
]

/** What is to be corrected in a planning project. */
const planningDefect = { path: 'project.necessity', note: '请补充近三年监测数据，说明编制规划的紧迫性。' }

/** Why the demo project that is refused is refused. */
const demoReasons = '（一）现有勘察资料不足以说明实施的必要性；（二）项目位置和规模对文物本体及其环境影响较大，未作充分论证。'

/** How many days after the submission what waits at a step is done; a step that is not named takes minutes. */
const doneAfter: Readonly<Record<string, number>> = {
  countyOpinion: 6,
  provinceAccept: 2,
  provinceReview: 9,
  provinceSign: 12,
  nationalAccept: 15,
  nationalReview: 30,
  leadSign: 33,
  issue: 36,
  // delivered some days after it was issued: two acts at the same instant would leave the clock of delivery running
  filing: 39,
}

/**
 * Demo cases for an empty database, taken through the product's own calls by demo accounts on a clock that is set back, so
 * that their clocks and histories look like months of work. Nothing is written past the calls.
 */
export async function seedDemoCases(pool: Pool, config: Config, today: Date): Promise<void> {
  let now = today
  // a thousand commits that wait for a slow disk take half of a first start
  const lazy = createPoolBeside(pool, { isLazy: true })
  const app = await createApp({ config: { ...config, logLevel: 'error' }, pool: lazy, now: () => now, runsJobs: false })
  const accounts = callersInside(app, { now: () => now })
  try {
    // the oldest first: numbers are given in the order of the calls
    for (const filing of filings.toSorted((a, b) => b.submittedDaysAgo - a.submittedDaysAgo)) {
      const start = new Date(today.getTime() - filing.submittedDaysAgo * day)
      let isBegun = false
      const at = (days: number): void => {
        // within the last hour at the latest, and some minutes after the case's last act: no two of its acts share an instant
        const wanted = Math.min(start.getTime() + days * day, today.getTime() - hour)
        now = new Date(isBegun ? Math.max(wanted, now.getTime() + pause) : wanted)
        isBegun = true
        accounts.forgetSessions()
      }
      at(0)
      await walk(accounts, filing, at, toShanghaiDate(start))
    }
  } finally {
    await app.close()
    await lazy.end()
  }
}

async function walk(accounts: Accounts, filing: Filing, at: (days: number) => void, submittedOn: CalendarDate): Promise<void> {
  const { item: itemCode, applicant, stage } = filing
  const wanted = { itemCode, applicant, data: filing.dataOn(submittedOn) }
  if (stage === 'draft') {
    await newDraft(accounts, wanted)
    return
  }
  const { caseId } = await fileCase(accounts, wanted)
  const goal = stage === 'voided' ? 'provinceReview' : stage
  await drive(accounts, caseId, goal, { given: (act) => demoInput(act, filing.defect), before: ({ node }) => at(doneAfter[node] ?? 0) })
  if (stage !== 'voided') return
  at(doneAfter[goal] ?? 0)
  const lead = accounts.as(`province-${findProvince(filing.provinceCode)!.abbreviation}-lead`)
  await lead.call(tasks.void, { id: caseId, reason: '申请单位书面撤回申请，工程线位另行比选。' })
}

/** What demo people say with an action, where it asks for it. */
async function demoInput({ person, view, task, action }: Act, defect = planningDefect): Promise<Input> {
  return {
    opinion: '材料齐全，内容符合规定。',
    reason: '请按一次性告知的内容补正后重新提交。',
    defects: { fields: [defect], materials: [] },
    ...(action.effect === 'invite-experts' && {
      expertIds: (await person.call(tasks.candidates, { id: task.id })).experts.slice(0, 3).map(({ id }) => id),
    }),
    ...(asksFor(action, 'reply') && {
      document: withReasons(await person.call(tasks.replyDraft, { id: task.id, outcome: action.outcome })),
    }),
    ...(asksFor(action, 'document-number') && numberAndDate(view, await person.call(tasks.suggestedNumber, { id: task.id }))),
  }
}

function withReasons(document: Reply): Reply {
  return { ...document, body: document.body.map((line) => line.replace(reasonsPlaceholder, demoReasons)) }
}

/** Under the word that is suggested, with a serial as of a bureau that has long been at it. */
function numberAndDate({ number, updatedAt }: CaseView, suggested: { number: string }): { number: string; date: string } {
  const date = toShanghaiDate(new Date(updatedAt))
  const [word] = suggested.number.split('〔')
  return { number: `${word}〔${date.slice(0, 4)}〕${Number(number!.slice(-4)) + 100}号`, date }
}
