import { z } from 'zod'
import { formatChineseDate, formatDateTime, toShanghaiDate } from '@wenwu/core/kernel/date'
import { isLicence } from '@wenwu/core/item/is-licence'
import { filingSchema, paperMaterialSchema, type PaperMaterial } from '@wenwu/core/papers/schemas'
import type { SheetBlock } from '../../../platform/pdf/sheet.ts'
import { bodyOf } from '../cases/index.ts'
import { getStepName } from '../items/index.ts'
import { officeAt } from '../process/index.ts'
import type { PaperSource } from './kind.ts'

// Parts that several papers share.

/** What every paper says of its case, frozen. Older ones do not say whether it is a licence, and read as those of one. */
export const filedShape = { ...filingSchema.omit({ materials: true, receivedBy: true }).shape, isLicence: z.boolean().optional() }
const filedSchema = z.object(filedShape)
type Filed = z.output<typeof filedSchema>

export const materialsSchema = z.array(paperMaterialSchema)

/** The number that a paper was frozen with: a case that was withdrawn and filed again has another one now. */
export function frozenNumber(data: unknown): string {
  return filedSchema.pick({ number: true }).parse(data).number
}

/** What every paper freezes of its case. */
export function filedFacts({ record, item, act }: PaperSource): Filed {
  return {
    number: record.number ?? '',
    title: record.title,
    itemName: item.definition.name,
    applicantName: record.applicant_name,
    agentName: record.agent_name,
    submittedAt: (record.submitted_at ?? act.at).toISOString(),
    isLicence: isLicence(item.definition),
  }
}

/** The authority that has a case at the step where the act left it, by its name; by its status where several steps are open. */
export async function receiverOf({ db, record, item }: PaperSource): Promise<string> {
  const isOpen = (step: string) => getStepName(item, step).zh_CN === record.current_step.zh_CN
  const steps = [...item.tasks].filter(([, { status }]) => status === record.status)
  const [, settings] = steps.find(([step]) => isOpen(step)) ?? steps[0] ?? []
  return settings === undefined ? '' : ((await officeAt(db, settings.role, record.region_code)) ?? bodyOf(settings.role, record))
}

/** The case in the head of a paper; `more` are rows that this paper has besides. */
export function filedPairs({ title, itemName, applicantName, agentName, submittedAt }: Filed, more: [string, string][] = []): SheetBlock {
  return {
    kind: 'pairs',
    rows: [
      ['办理事项', itemName.zh_CN],
      ['项目名称', title],
      ['申请人', applicantName],
      ...(agentName === null ? [] : [['代办机构', agentName] satisfies [string, string]]),
      ['提交时间', formatDateTime(new Date(submittedAt))],
      ...more,
    ],
  }
}

/** Materials with the names, sizes and digests of their files. */
export function materialsBlock(materials: readonly PaperMaterial[]): SheetBlock {
  return {
    kind: 'files',
    rows: materials.map(({ name, files }) => ({
      name: name.zh_CN,
      files: files.map((file) => ({ name: `${file.name}（${file.size.toLocaleString('en-US')} 字节）`, note: `SHA-256 ${file.sha256}` })),
    })),
  }
}

/** Which stamp is put on a notice: that for licences is named by 行政许可法 32条; other matters have the seal of the body. */
export function stampOf({ isLicence }: Filed): string {
  return isLicence === false ? '（加盖印章）' : '（加盖行政许可专用印章）'
}

/** The applicant, whom a paper is for, with who files for it. */
export function addressee({ applicantName, agentName }: Pick<Filed, 'applicantName' | 'agentName'>): string {
  return `${applicantName}${agentName === null ? '' : `（由${agentName}代办）`}`
}

/** Whom a notice is addressed to, and what it answers. */
export function address({ title, submittedAt, number, ...names }: Filed): SheetBlock[] {
  const day = formatChineseDate(toShanghaiDate(new Date(submittedAt)))
  return [
    { kind: 'paragraph', text: `${addressee(names)}：` },
    { kind: 'paragraph', isIndented: true, text: `你（单位）于${day}提交的“${title}”申请（编号${number}）收悉。` },
  ]
}
