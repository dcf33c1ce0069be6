import { addWorkingDays } from '../clock/calendar.ts'
import type { WorkCalendar } from '../clock/calendar-data.ts'
import type { Field } from '../form/model.ts'
import { text } from '../i18n/text.ts'
import { addDays, type CalendarDate } from '../kernel/date.ts'
import type { ItemDefinition, TaskAction } from './model.ts'

// A correction as a document (行政许可法 32条: once, and all at once), the same for every item and every version of it.

/** Within which the applicant answers where the item says nothing else. The law names no time; nothing ends when it is over. */
const answerWithinDays = { days: 15, unit: 'working-day' } as const

/** Longest time to answer in days, where the item itself gives no longer one: a typing slip is no day. */
const longestAnswer = 365

/** What the days are of within which the applicant answers. */
export function correctionUnit({ correction = answerWithinDays }: Pick<ItemDefinition, 'correction'>): 'working-day' | 'calendar-day' {
  return correction.unit
}

/** The day by which the applicant is to answer a correction of today. */
export function proposedAnswerBy(
  { correction = answerWithinDays }: Pick<ItemDefinition, 'correction'>,
  today: CalendarDate,
  calendar: WorkCalendar,
): CalendarDate {
  return correction.unit === 'working-day' ? addWorkingDays(today, correction.days, calendar) : addDays(today, correction.days)
}

/** The number of a notice: that of the receipt and which one of the case it is; null where the case has no receipt of the usual form. */
export function correctionNumber(receipt: string | null, round: number): string | null {
  const match = /^(\d{4})-(\d+)$/.exec(receipt ?? '')
  return match === null ? null : `补正〔${match[1]}〕${match[2]}-${round}号`
}

const answerBy: Field = {
  key: 'answerBy',
  type: 'date',
  label: text('补正期限', 'To be answered by', { ja_JP: '補正の期限', ko_KR: '보완 기한' }),
  help: text(
    '申请人应在这一天以前重新提交；到期只提醒，不自动办结。',
    'The applicant is to answer by this day. When it is over, people are reminded; nothing ends by itself.',
    {
      ja_JP: '申請者はこの日までに再提出します。期限後は通知のみで、自動的には終了しません。',
      ko_KR: '신청인은 이 날까지 다시 제출합니다. 기한이 지나면 알리기만 하고 자동으로 종결하지 않습니다.',
    },
  ),
}

const again: Field = {
  key: 'again',
  type: 'long-text',
  label: text('再次要求补正的理由', 'Why another correction is asked for', {
    ja_JP: '再度補正を求める理由',
    ko_KR: '다시 보완을 요구하는 사유',
  }),
  help: text(
    '补正内容应当一次告知（行政许可法第三十二条）。本申请已要求过补正，请写明为什么上一次没有一并告知；写入补正告知书。',
    'Everything is to be named at once (Administrative Licensing Law, art. 32). This case was returned before: say why this was not named then. It stands in the notice.',
    {
      ja_JP:
        '補正事項は一度に告知しなければなりません（行政許可法第32条）。この申請にはすでに補正を求めています。前回まとめて告知しなかった理由を記入してください。通知書に記載されます。',
      ko_KR:
        '보완 사항은 한 번에 알려야 합니다(행정허가법 제32조). 이 신청에는 이미 보완을 요구했습니다. 지난번에 함께 알리지 않은 이유를 적으세요. 통지서에 기재됩니다.',
    },
  ),
  rows: 2,
  maxLength: 500,
  required: true,
  missing: 'correction-again',
}

/**
 * An action that asks for a correction, with what the law and the notice need of it beside what the item asks: the day by which the applicant answers, and from the second
 * notice of a case on why there is another. The day is tomorrow or later, who is asked today has a day for it, and within a year. Any other action as it is.
 *
 * @param proposed the day that stands in it until another is chosen
 */
export function withCorrectionFields(
  action: TaskAction,
  { rounds, proposed, today }: { rounds: number; proposed: CalendarDate; today: CalendarDate },
): TaskAction {
  if (action.effect !== 'request-correction') return action
  const { form = [] } = action
  const at = form.findIndex(({ type }) => type === 'defects') + 1
  const latest = addDays(today, longestAnswer)
  const max = proposed > latest ? proposed : latest
  const added: Field[] = [{ ...answerBy, min: addDays(today, 1), max, proposal: proposed } as Field, ...(rounds === 0 ? [] : [again])]
  return { ...action, form: [...form.slice(0, at), ...added, ...form.slice(at)] }
}
