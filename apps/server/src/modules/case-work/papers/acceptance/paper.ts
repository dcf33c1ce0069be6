import { z } from 'zod'
import type { ClockUnit } from '@wenwu/core/clock/rule'
import { text } from '@wenwu/core/i18n/text'
import { decisionClock } from '@wenwu/core/item/acceptance-clock'
import { formatChineseDate } from '@wenwu/core/kernel/date'
import type { SheetBlock } from '../../../../platform/pdf/sheet.ts'
import { address, filedFacts, filedShape, stampOf } from '../filed.ts'
import { definePaper, type PaperSource } from '../kind.ts'

const units: Record<ClockUnit, string> = { 'working-day': '个工作日', 'calendar-day': '日', month: '个月', hour: '小时' }
const periodSchema = z.object({ name: z.string(), length: z.string(), lastDay: z.string().optional() })
/** Notices of earlier releases have no periods and read as they did. */
const noticeSchema = z.object({ ...filedShape, issuer: z.string(), periods: z.array(periodSchema).optional() })
type Notice = z.output<typeof noticeSchema>
type Period = z.output<typeof periodSchema>

/** The dated voucher of acceptance (行政许可法 32条二款). A second acceptance on the way up is no news to the applicant. */
export const paper = definePaper({
  name: text('受理通知书', 'Notice of acceptance', { ja_JP: '受理通知書', ko_KR: '접수 통지서' }),
  frozenAt: ['accept'],
  isDue: ({ isAcceptance }) => isAcceptance === true,
  needs: ['form'],
  data: noticeSchema,
  collect: (source) => ({ ...filedFacts(source), issuer: source.issuer, periods: statutoryPeriods(source) }),
  write: (data) => ({
    title: '受理通知书',
    issuer: data.issuer,
    stamp: stampOf(data),
    blocks: [
      ...address(data),
      ...(data.periods === undefined ? [] : [matterAndPeriods(data.itemName.zh_CN, data.periods)]),
      { kind: 'paragraph', isIndented: true, text: `${grounds(data)}${timeCounts(data)}` },
      { kind: 'paragraph', isIndented: true, text: '特此通知。' },
    ],
  }),
})

/** What the law gives for the step that the acceptance opens, whose last day is known, and for the decision. Targets are no periods. */
function statutoryPeriods({ record, item }: PaperSource): Period[] {
  return item.definition.clocks.flatMap(({ key, name, unit, length }) => {
    const isRunning = key === record.clock_key && record.clock_state === 'running'
    if (length === null || !(isRunning || key === decisionClock)) return []
    return [{ name: name.zh_CN, length: `${length}${units[unit]}`, ...(isRunning && record.due_on !== null && { lastDay: record.due_on }) }]
  })
}

function matterAndPeriods(matter: string, periods: Period[]): SheetBlock {
  const rows = periods.map(({ name, length, lastDay }): [string, string] => [
    name,
    lastDay === undefined ? length : `${length}，至${formatChineseDate(lastDay)}届满`,
  ])
  return { kind: 'pairs', rows: [['事项名称', matter], ...rows] }
}

function grounds({ isLicence }: Notice): string {
  if (isLicence === false) return '经审查，申请材料齐全、符合要求，现予受理。'
  return '经审查，申请材料齐全、符合法定形式，根据《中华人民共和国行政许可法》第三十二条，现予受理。'
}

function timeCounts({ periods }: Notice): string {
  if (periods === undefined) return '办理期限自本通知书载明之日起计算。'
  return periods.length === 0 ? '' : '办理期限如上，依法不计入期限的时间除外。'
}
