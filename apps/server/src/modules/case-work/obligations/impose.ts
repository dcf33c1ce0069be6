import { sql } from 'kysely'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import { getValue } from '@wenwu/core/form/paths'
import { dueDayOf, earliestDay, type ObligationDefinition } from '@wenwu/core/item/obligation'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import type { IssuedDecision } from './services.ts'
import { loadData } from '../cases/index.ts'
import { getCurrentItem, getItemVersion, isVersionOver } from '../items/index.ts'
import { keepRepeating } from './keep-repeating.ts'

/** A constant: with a parameter in its place a plan that is used again does not know the index by it. */
const notEnded = sql<boolean>`state <> 'ended'`

/**
 * Makes the obligations that the item of a case names for a positive decision, in the transaction of the decision. What an earlier decision on the same case asked for and
 * was met stays met. No statement where the item names none, three else, and one more of a version that is over.
 */
export async function imposeObligations(
  { calendar }: Pick<AppServices, 'calendar'>,
  db: Db,
  { caseId, itemVersionId, provinceCode, decidedOn }: IssuedDecision,
): Promise<void> {
  const { code, obligations = [] } = (await getItemVersion(db, itemVersionId)).definition
  if (obligations.length === 0) return
  const data = await loadData(db, caseId)
  const applying = obligations.filter(
    ({ owedBy, when }) =>
      // a case that belongs to no province has none that could owe anything
      (owedBy !== 'province' || provinceCode !== null) && (when === undefined || evaluateCondition(when, data)),
  )
  if (applying.length === 0) return
  const inForce = (await isVersionOver(db, itemVersionId)) ? await definitionsOf(db, code) : undefined
  const valueAt = (field: string) => getValue(data, field)
  await db
    .insertInto('obligations')
    .values(
      applying.map(({ key, name, asks, dayName, basis, owedBy, confirmedBy, due, repeat, after, notBefore }, position) => {
        const dueOn = dueDayOf(due, {
          decidedOn,
          valueAt,
          reportedDay: () => undefined,
          calendar: calendar(),
        })
        return {
          id: newId(),
          case_id: caseId,
          key,
          position,
          name: JSON.stringify(name),
          asks: JSON.stringify(asks),
          day_name: JSON.stringify(dayName),
          basis: JSON.stringify(basis),
          owed_by: owedBy,
          confirmed_by: provinceCode === null ? ('national' as const) : confirmedBy,
          due: JSON.stringify(due),
          repeat: repeat === undefined ? null : JSON.stringify(repeat),
          decided_on: decidedOn,
          not_before: earliestDay(notBefore ?? inForce?.get(key)?.notBefore, { decidedOn, valueAt }),
          after_key: after ?? inForce?.get(key)?.after ?? null,
          due_on: dueOn ?? null,
          state: dueOn === undefined ? ('waiting' as const) : ('open' as const),
          reminded_of: null,
        }
      }),
    )
    .onConflict((conflict) => conflict.columns(['case_id', 'key', 'round']).where(notEnded).doNothing())
    .execute()
  // a decision made again after a report on an earlier one
  if (applying.some(({ repeat }) => repeat !== undefined)) await keepRepeating(db, calendar(), caseId)
}

/** What the item in force says of the days and the order of reports: versions of an older release say nothing, and rescue works were applied for under them too. */
async function definitionsOf(db: Db, code: string): Promise<ReadonlyMap<string, ObligationDefinition>> {
  const { obligations = [] } = (await getCurrentItem(db, code)).definition
  return new Map(obligations.map((definition) => [definition.key, definition]))
}

/** Ends what is not met yet of the obligations of a case. */
export async function endObligations(db: Db, caseId: string): Promise<void> {
  await db.updateTable('obligations').set({ state: 'ended' }).where('case_id', '=', caseId).where('state', '<>', 'fulfilled').execute()
}
