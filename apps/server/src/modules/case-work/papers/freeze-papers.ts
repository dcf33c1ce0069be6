import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'
import type { DoneAct } from './services.ts'
import { bodyOf, filedMaterials, getCase } from '../cases/index.ts'
import { getItemVersion } from '../items/index.ts'
import { papers } from './index.generated.ts'
import type { PaperSource } from './kind.ts'
import { newCode } from './paper-code.ts'
import { insertPapers } from './paper-repository.ts'

/**
 * Keeps the papers that an act makes, in its transaction: where the act is undone, so are they. Earlier ones of the same kind stay. Nothing is asked
 * where an act makes none.
 */
export async function freezePapers(secret: Buffer, db: Db, act: DoneAct): Promise<void> {
  const due = Object.entries(papers).filter(
    ([, { frozenAt, isDue }]) => frozenAt.some((occasion) => occasion === act.occasion) && (isDue?.(act) ?? true),
  )
  if (due.length === 0) return
  // one flight
  const [record, materialsOf] = await Promise.all([
    getCase(db, act.caseId),
    due.some(([, { needs }]) => needs.includes('applicant-materials')) ? filedMaterials(db, act.caseId) : () => [],
  ])
  const item = await getItemVersion(db, record.item_version_id)
  const issuer = act.role === 'applicant' ? '' : (act.issuer ?? bodyOf(act.role, record))
  const source: PaperSource = { db, record, item, act, issuer, materials: materialsOf(item.definition) }
  const rows = await Promise.all(
    due.map(async ([kind, paper]) => {
      const id = newId(act.at.getTime())
      const data = JSON.stringify(await paper.collect(source))
      return { id, case_id: record.id, event_id: act.eventId, kind, data, ...newCode(secret, id), created_at: act.at }
    }),
  )
  await insertPapers(db, rows)
}
