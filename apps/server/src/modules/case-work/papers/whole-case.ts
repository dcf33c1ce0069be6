import { applicantStatusOf, spokenStatusOf } from '@wenwu/core/codes/statuses'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { sharedRights, readRights } from '@wenwu/core/form/rights'
import { translate } from '@wenwu/core/i18n/translate'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import { formatDateTime } from '@wenwu/core/kernel/date'
import type { CaseView } from '@wenwu/core/cases/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { wordOf } from '@wenwu/core/obligations/model'
import type { ObligationView } from '@wenwu/core/obligations/schemas'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Sheet, SheetBlock } from '../../../platform/pdf/sheet.ts'
import { buildCaseView, formContext, getVisibleCase } from '../cases/index.ts'
import { getItemVersion } from '../items/index.ts'
import { viewObligations } from '../obligations/index.ts'
import { formBlocks } from './form-blocks.ts'

/** Everything of a case on paper: made of the view of its reader, so it holds what the page shows them and nothing else. Throws `not-found`. */
export async function writeWholeCase(ctx: Ctx, caseId: string): Promise<Pick<Sheet, 'title' | 'number' | 'blocks'>> {
  const record = await getVisibleCase(ctx, caseId)
  const { definition } = await getItemVersion(ctx.db, record.item_version_id)
  const [view, context, obligations] = await Promise.all([buildCaseView(ctx, record), formContext(ctx), viewObligations(ctx, record)])
  const rights = sharedRights([view.access], readRights)
  return {
    title: view.title || view.itemName.zh_CN,
    number: view.number ?? '',
    blocks: [
      headBlock(view, ctx.actor.kind === 'official'),
      ...formBlocks(definition.form, view.data, rights, context),
      { kind: 'heading', text: '申请材料' },
      materialsBlock(view),
      ...correctionBlocks(view, definition),
      ...obligationBlocks(obligations),
      { kind: 'heading', text: '办理过程' },
      historyBlock(view),
    ],
  }
}

function headBlock(view: CaseView, isOfficial: boolean): SheetBlock {
  const rows: [string, string][] = [
    ['办理事项', view.itemName.zh_CN],
    ['申请人', view.applicantName],
    ['代办机构', view.agentName ?? ''],
    ['提交时间', timeOf(view.submittedAt)],
    ['受理时间', timeOf(view.acceptedAt)],
    ['办理状态', isOfficial ? spokenStatusOf(view).zh_CN : applicantStatusOf(view).zh_CN],
    ['当前环节', view.currentStep.zh_CN],
    ['文号', view.document?.number ?? ''],
  ]
  return { kind: 'pairs', rows: rows.filter(([, value]) => value !== '') }
}

function materialsBlock({ materials }: CaseView): SheetBlock {
  return {
    kind: 'files',
    rows: materials.map(({ name, files }) => ({
      name: name.zh_CN,
      files:
        files.length === 0
          ? [{ name: '未提交', note: '' }]
          : files.map((file) => ({ name: file.name, note: [timeOf(file.uploadedAt), file.uploadedBy].filter(Boolean).join('　') })),
    })),
  }
}

function correctionBlocks({ corrections, materials }: CaseView, { form }: ItemDefinition): SheetBlock[] {
  const nameOf = (key: string) => materials.find((material) => material.key === key)?.name.zh_CN
  return corrections.flatMap((correction) => [
    { kind: 'heading', text: `补正（${timeOf(correction.requestedAt)}）` },
    { kind: 'paragraph', text: correction.reason },
    {
      kind: 'table',
      head: ['需要补正的内容', '问题和要求'],
      rows: [
        ...correction.fields.filter(({ isAsked }) => isAsked).map(({ path, note }) => [pathLabel(form, path, 'zh_CN'), note]),
        // a material that this reader's catalogue lacks is not theirs to know
        ...correction.materials.flatMap(({ key, note, isAsked }) => {
          const name = nameOf(key)
          return isAsked && name !== undefined ? [[name, note]] : []
        }),
      ],
    },
  ])
}

function obligationBlocks(obligations: readonly ObligationView[]): SheetBlock[] {
  if (obligations.length === 0) return []
  const rows = obligations.map((each) => [
    each.name.zh_CN,
    each.asks.zh_CN,
    each.dueOn ?? (each.waitsFor === null ? '' : `自${each.waitsFor.zh_CN}起计算`),
    [translate('zh_CN', wordOf(each)), ...each.reports.map(reportInWords)].join('\n'),
  ])
  return [
    { kind: 'heading', text: translate('zh_CN', 'obligations.title') },
    { kind: 'table', head: ['义务', '要求', '期限', '履行情况'], rows },
  ]
}

function reportInWords({ day, content, verdict, reason }: ObligationView['reports'][number]): string {
  const told = verdict === null ? '待确认' : verdict === 'confirmed' ? '已确认' : `退回：${reason}`
  return `${day}　${content}（${told}）`
}

function historyBlock({ history }: CaseView): SheetBlock {
  return {
    kind: 'table',
    head: ['时间', '办理人', '环节', '结果', '意见'],
    rows: history.map((event) => [
      timeOf(event.at),
      [event.actorBody, event.actorName].filter(Boolean).join(' '),
      event.stepName?.zh_CN ?? '',
      resultOf(event),
      event.opinion,
    ]),
  }
}

/** What was done: a verb by its name, with what is said besides; else the outcome that was taken. */
function resultOf({ kind, outcomeLabel }: CaseView['history'][number]): string {
  if (kind === 'submitted') return '提交申请'
  return [findVerbEvent(kind)?.words.zh_CN, outcomeLabel?.zh_CN].filter((words) => words !== undefined).join('：')
}

function timeOf(instant: string | null): string {
  return instant === null ? '' : formatDateTime(new Date(instant))
}
