import type { CaseEvent } from '@wenwu/core/cases/model'
import { extensionOf, stopOf } from '@wenwu/core/cases/stop-detail'
import type { Words } from '@wenwu/core/i18n/words'
import type { VerbOffer } from '@wenwu/core/tasks/schemas'
import { findVerbEvent } from '@wenwu/core/tasks/verb'
import { formatDate } from '../lib/dates.ts'
import { stopText } from '../ui/ClockBadge.tsx'

/** What an entry of the history did to the clock of its case: for what it stands still and how long, or by how much it is longer; '' for nothing. */
export function clockWords({ kind, details }: Pick<CaseEvent, 'kind' | 'details'>, t: Words['t']): string {
  const [stop, extension] = [stopOf(details), extensionOf(details)]
  if (extension !== undefined) return extensionWords(extension, t)
  if (stop === undefined) return ''
  const days = t(stop.unit === 'working-day' ? 'list.clockWorkingDays' : 'list.clockDays', { n: stop.days })
  // what the verb is called says already that it is a stop
  return t(findVerbEvent(kind) === undefined ? 'case.stoppedFor' : 'case.stopPlan', { reason: stopText(stop.reason, t), days })
}

/** How long a time becomes. */
export function extensionWords({ days, unit, dueOn }: NonNullable<VerbOffer['extension']>, t: Words['t']): string {
  const until = dueOn === null ? '' : t('case.verbUntil', { date: formatDate(dueOn) })
  return t(unit === 'working-day' ? 'case.verbExtendsWorking' : 'case.verbExtends', { n: days, until })
}
