import type { DraftMove } from '@wenwu/core/cases/model'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../../platform/database/request-database.ts'

type Told = Pick<DraftMove, 'changes' | 'materials'>

/** Keeps what became of a draft with another version of its item; nothing where all of it fits. */
export async function noteMove(db: Db, caseId: string, { changes, materials }: Told, now: Date): Promise<void> {
  if (changes.length === 0 && materials.length === 0) return
  await db
    .insertInto('draft_moves')
    .values({
      id: newId(now.getTime()),
      case_id: caseId,
      at: now,
      changes: JSON.stringify(changes),
      materials: JSON.stringify(materials),
      seen_at: null,
    })
    .execute()
}

/** What became of a draft with other versions of its item, oldest first. */
export async function listMoves(db: Db, caseId: string): Promise<DraftMove[]> {
  const rows = await db.selectFrom('draft_moves').selectAll().where('case_id', '=', caseId).orderBy('at').orderBy('id').execute()
  return rows.map(({ id, at, changes, materials, seen_at }) => ({ id, at: at.toISOString(), changes, materials, isSeen: seen_at !== null }))
}
