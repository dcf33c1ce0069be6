import { sql } from 'kysely'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { noticeApplicant, type ToldCase } from './notice-applicant.ts'

/** Days before the last one on which applicants are reminded. */
const daysBefore = 3
/** Corrections of one transaction. */
const part = 200
/** Corrections of one night; the next goes on. */
const mostOfNight = 20_000

interface Due extends ToldCase {
  answerBy: string
  isOver: boolean
}

/**
 * Reminds applicants of corrections that are due within three days, and once more when the day is over: by bell, phone and mail, once each. Nothing ends by it.
 */
export async function remindOfCorrections(services: AppServices, now: Date): Promise<{ corrections: number }> {
  let corrections = 0
  for (let told = part; told === part && corrections < mostOfNight;) corrections += told = await remindSome(services, now)
  return { corrections }
}

async function remindSome(services: AppServices, now: Date): Promise<number> {
  const today = toShanghaiDate(now)
  return inTransaction(services.pool, async (db) => {
    const { rows } = await sql<Due>`
      with due as (
        select k.id, k.case_id, k.answer_by, k.answer_by < ${today} as is_over from corrections k
        where k.resubmitted_at is null and k.answer_by <= ${addDays(today, daysBefore)}
          and (k.reminded_of is null or (k.answer_by < ${today} and k.reminded_of = 'due'))
        order by k.answer_by, k.id limit ${sql.lit(part)} for update skip locked),
      marked as (update corrections k set reminded_of = case when due.is_over then 'overdue' else 'due' end from due where k.id = due.id)
      select c.id, c.number, c.title, c.item_version_id, c.applicant_key, due.answer_by as "answerBy", due.is_over as "isOver"
      from due join cases c on c.id = due.case_id order by due.answer_by, due.id`.execute(db)
    for (const { answerBy, isOver, ...record } of rows) {
      const notice = isOver ? 'correction-overdue' : 'correction-due'
      await noticeApplicant(db, services, record, { notice, key: `${notice}:${record.id}:${answerBy}`, dueOn: answerBy, now })
    }
    return rows.length
  })
}
