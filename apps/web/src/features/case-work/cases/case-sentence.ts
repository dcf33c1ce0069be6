import type { CaseRow } from '@wenwu/core/cases/model'
import { daysLeft } from '@wenwu/core/clock/days-left'
import { acceptanceClock } from '@wenwu/core/item/acceptance-clock'
import { draftStatus, toneOf } from '@wenwu/core/codes/statuses'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { formatDate, formatMinute } from '../../../lib/dates.ts'
import type { TextTools } from '../../../lib/i18n.ts'

/** Where an application is, in one plain sentence for its applicant: step, whether time runs, what is left and until when. */
export function caseSentence(row: CaseRow, { t, textOf }: TextTools): string {
  const step = textOf(row.currentStep)
  const end = t('shell.sentenceEnd')
  const date = formatDate(row.decidedOn)
  switch (row.conclusion) {
    case 'approved':
      return row.documentNumber === null
        ? t('shell.sentenceApproved', { date })
        : t('shell.sentenceApprovedBy', { number: row.documentNumber, date })
    case 'refused':
      return row.documentNumber === null
        ? t('shell.sentenceRefused', { date })
        : t('shell.sentenceRefusedBy', { number: row.documentNumber, date })
    case 'not-accepted':
      return t('shell.sentenceNotAccepted', { date })
    case 'withdrawn':
      return t('shell.sentenceWithdrawn')
    case 'void':
      return t('shell.sentenceVoided')
    case null:
      break
  }
  switch (toneOf(row.status)) {
    case 'waiting-applicant':
      return row.status === draftStatus
        ? t('shell.sentenceDraft', { date: formatMinute(row.updatedAt) })
        : t('shell.sentenceCorrecting', { n: row.clock?.state === 'running' ? 0 : 1 })
    case 'outside':
      return t('shell.sentenceOutside', { step }) + remaining(row, t) + end
    case 'in-hand':
      return (
        t(row.clock?.state === 'stopped' ? 'shell.sentenceOutside' : 'shell.sentenceInHand', { step }) +
        whose(row, t) +
        remaining(row, t) +
        due(row, t) +
        end
      )
    default:
      return t('shell.sentenceConcluded')
  }
}

/** Whose time it is, where another body has the case. */
function whose({ clock }: CaseRow, t: TextTools['t']): string {
  return clock?.timeOf === undefined || clock.state === 'ended' ? '' : t('shell.sentenceTimeOf', { body: clock.timeOf })
}

function remaining({ clock }: CaseRow, t: TextTools['t']): string {
  if (clock === null || clock.state === 'ended' || clock.state === 'not-started') return ''
  const left = daysLeft(clock)
  if (left === undefined) return ''
  if (left.is === 'passed') return t('shell.sentencePassed')
  if (left.is === 'over') return t('shell.sentenceOverdue', { n: left.days })
  return t(clock.unit === 'working-day' ? 'shell.sentenceRemaining' : 'shell.sentenceRemainingCalendar', { n: left.days })
}

/** What is due when a clock runs out, by its key; of any other the end of the case. */
const dueTexts: Readonly<Record<string, TextKey>> = {
  [acceptanceClock]: 'shell.sentenceDueAcceptance',
  review: 'shell.sentenceDueReview',
  delivery: 'shell.sentenceDueDelivery',
}

function due(row: CaseRow, t: TextTools['t']): string {
  const day = dayInSentence(row)
  return day === null ? '' : t(dueTexts[row.clock?.key ?? ''] ?? 'shell.sentenceDue', { date: formatDate(day) })
}

/** The due date that the sentence of an application names; null where it names none. */
export function dayInSentence({ status, conclusion, clock }: CaseRow): string | null {
  if (conclusion !== null || toneOf(status) !== 'in-hand' || clock?.state !== 'running') return null
  const left = daysLeft(clock)
  return left?.is === 'left' || left?.is === 'last-day' ? clock.dueOn : null
}
