import { defaultLocale, type Locale } from '@wenwu/core/i18n/text'
import type { TextParams } from '@wenwu/core/i18n/translate'
import type { ClockUnit } from '@wenwu/core/clock/rule'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import type { CaseNotice, TaskNotice } from '@wenwu/core/messages/model'
import { isEmail } from '@wenwu/core/profile/checks'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { canSendMail, canSendMessages } from './channels.ts'
import { dayWords, extensionWords, mailText, stopWords } from './message-text.ts'
import { queueMessage, queueSealed } from './queue-message.ts'

export interface NewCaseNotice {
  notice: CaseNotice | TaskNotice
  person: { name: string; mobile: string; email: string; locale: Locale | null }
  case: { id: string; number: string; title: string }
  /** The day that the notice names, where it names one. */
  date?: string
  /** Of a clock that was stopped: why and for how long. */
  stop?: Pick<PlannedStop, 'reason' | 'days' | 'unit'>
  /** Of a clock that was extended: by how much. */
  extension?: { days: number; unit: ClockUnit }
  now: Date
}

/** What happened to a case is still news after a weekend without a mail server. */
const lifetimeSeconds = 3 * 86_400
const mostOfTitle = 60

/**
 * Tells an applicant about their case inside the caller's transaction: to the phone, and to the mailbox where there is one. What cannot be
 * sent by this installation is not queued.
 */
export async function queueCaseNotice(
  db: Db,
  services: Pick<AppServices, 'config' | 'jobs'>,
  { notice, person, case: record, date = '', stop, extension, now }: NewCaseNotice,
): Promise<void> {
  const { mobile, email, locale, name } = person
  const title = record.title.length > mostOfTitle ? `${record.title.slice(0, mostOfTitle)}…` : record.title
  const language = locale ?? defaultLocale
  const params = {
    number: record.number,
    title,
    date: await dayWords(date, language),
    ...(stop !== undefined && (await stopWords(stop, language))),
    ...(extension !== undefined && (await extensionWords(extension, language))),
  }
  await Promise.all([
    mobile === '' || !canSendMessages(services.config)
      ? undefined
      : queueMessage(db, services, { mobile, template: notice, params, locale, now, lifetimeSeconds }),
    !isEmail(email) || !canSendMail(services.config)
      ? undefined
      : queueMail(db, services, { notice, email, params: { ...params, name }, caseId: record.id, language, now }),
  ])
}

async function queueMail(
  db: Db,
  services: Pick<AppServices, 'config' | 'jobs'>,
  {
    notice,
    email,
    params,
    caseId,
    language,
    now,
  }: Pick<NewCaseNotice, 'notice' | 'now'> & { email: string; params: TextParams & { name: string }; caseId: string; language: Locale },
): Promise<void> {
  const { publicUrl } = services.config
  const link = publicUrl === undefined ? '' : `${publicUrl}/cases/${caseId}`
  const words = await mailText(notice, { ...params, link }, language)
  await queueSealed(db, services, { template: notice, message: { email, ...words }, now, lifetimeSeconds })
}
