import type { AboutCase, OperationRow } from '@wenwu/core/audit/model'
import { actionOf } from '@wenwu/core/tasks/actions-at'
import type { Db } from '../../../platform/database/request-database.ts'
import { casesInWords, type CaseInWords } from '../../case-work/cases/index.ts'
import { getStepName } from '../../case-work/items/index.ts'
import type { LogRow } from './log-query.ts'

/** Rows of the operation log with the case each is about in words: step, result, number and title instead of keys and ids. */
export async function toOperations(db: Db, rows: readonly LogRow[]): Promise<OperationRow[]> {
  const known = await casesInWords(db, rows.map(caseIdOf))
  return rows.map((row) => {
    const { cursor: _cursor, at, actorRoles, ...rest } = row
    const found = known.get(caseIdOf(row))
    return {
      ...rest,
      at: at.toISOString(),
      actorRoles: actorRoles === '' ? [] : actorRoles.split(','),
      about: found === undefined ? null : aboutCase(found, row.details),
    }
  })
}

/** Id of the case an act was about, or ''. */
function caseIdOf({ objectType, objectId, details }: LogRow): string {
  if (objectType === 'case') return objectId
  const { caseId } = details
  return typeof caseId === 'string' ? caseId : ''
}

function aboutCase({ number, title, item }: CaseInWords, { step, outcome, material: key }: Record<string, unknown>): AboutCase {
  const material = item.definition.materials.find((each) => each.key === key)?.name ?? null
  if (typeof step !== 'string') return { number, title, step: null, outcome: null, material }
  const action = actionOf(item.tasks.get(step), outcome)
  return { number, title, step: getStepName(item, step), outcome: action?.label ?? null, material }
}
