import { sql } from 'kysely'
import type { Confirmer, Debtor } from '@wenwu/core/item/obligation'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { remindedDays } from '@wenwu/core/obligations/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { ring } from '../bell/index.ts'
import { noticeApplicant, type ToldCase } from '../tasks/index.ts'
import { keyHolders, type KeyHolders } from '../process/index.ts'
import { officersOf } from './tell-parties.ts'

/** Obligations of one transaction. */
const part = 200
/** Obligations of one night; the next goes on. */
const mostOfNight = 20_000

interface Due extends ToldCase {
  obligationId: string
  owedBy: Debtor
  confirmedBy: Confirmer
  provinceCode: string | null
  dueOn: string
  isOver: boolean
}

/**
 * Reminds who owes what is due within seven days, and once more when the day is over: an applicant by bell, phone and mail, a province by the bell. Of what is late the body
 * that confirms is told as well. Once each, however often this runs.
 */
export async function remindOfObligations(services: AppServices, now: Date): Promise<{ obligations: number }> {
  let obligations = 0
  for (let told = part; told === part && obligations < mostOfNight;) obligations += told = await remindSome(services, now)
  return { obligations }
}

async function remindSome(services: AppServices, now: Date): Promise<number> {
  const today = toShanghaiDate(now)
  return inTransaction(services.pool, async (db) => {
    const { rows } = await sql<Due>`
      with due as (
        select o.id, o.case_id, o.owed_by, o.confirmed_by, o.due_on, o.due_on < ${today} as is_over from obligations o
        where o.state = 'open' and o.due_on <= ${addDays(today, remindedDays)} and (o.reminded_of is null or (o.due_on < ${today} and o.reminded_of = 'due'))
        order by o.due_on, o.id limit ${sql.lit(part)} for update skip locked),
      marked as (update obligations o set reminded_of = case when due.is_over then 'overdue' else 'due' end from due where o.id = due.id)
      select c.id, c.number, c.title, c.item_version_id, c.applicant_key, c.province_code as "provinceCode", due.id as "obligationId", due.owed_by as "owedBy",
        due.confirmed_by as "confirmedBy", due.due_on as "dueOn", due.is_over as "isOver"
      from due join cases c on c.id = due.case_id order by due.due_on, due.id`.execute(db)
    let read: Promise<KeyHolders> | undefined
    const holders = () => (read ??= keyHolders(db))
    for (const { obligationId, owedBy, confirmedBy, provinceCode, dueOn, isOver, ...record } of rows) {
      const kind = isOver ? 'obligation-overdue' : 'obligation-due'
      const key = `${kind}:${obligationId}:${dueOn}`
      if (owedBy === 'applicant') await noticeApplicant(db, services, record, { notice: kind, key, dueOn, now })
      const parties: Confirmer[] = [...(owedBy === 'province' ? (['province'] as const) : []), ...(isOver ? [confirmedBy] : [])]
      for (const party of parties) {
        const to = await officersOf(db, { caseId: record.id, provinceCode, party }, holders)
        await ring(
          db,
          to.map((userId) => ({ userId, caseId: record.id, kind, key, dueOn })),
          now,
        )
      }
    }
    return rows.length
  })
}
