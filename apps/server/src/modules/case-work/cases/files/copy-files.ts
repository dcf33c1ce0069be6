import { sql } from 'kysely'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { attachedFiles } from './attachments.ts'

interface Side {
  id: string
  item: ItemDefinition
}

/**
 * Takes the files over that the applicant handed in for one case, by reference, into a draft: of each material that both items ask of the applicant and of which the
 * draft has nothing yet. What the authorities added stays with its case. Gives how many came over; the caller has decided about both cases.
 */
export async function copyMaterials({ db, actor, now }: Ctx, from: Side, to: Side): Promise<number> {
  const asked = new Set(applicantKeys(from.item))
  const keys = applicantKeys(to.item).filter((key) => asked.has(key))
  if (keys.length === 0) return 0
  const { numAffectedRows } = await sql`
    insert into case_materials (case_id, material_key, file_id, uploaded_by, uploaded_at)
    select ${to.id}, m.material_key, m.file_id, ${actor.userId}, ${now} from case_materials m
    where m.case_id = ${from.id} and m.material_key = any (${keys}::text[])
      and not exists (select from case_materials n where n.case_id = ${to.id} and n.material_key = m.material_key)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Enters the files that the form of a draft names and that an earlier case has in its form. */
export async function copyAttachments(
  { db }: Ctx,
  fromId: string,
  to: { id: string; form: FormDefinition; data: FormData },
): Promise<void> {
  const named = attachedFiles(to.form, to.data)
  if (named.length === 0) return
  await sql`
    insert into case_attachments (case_id, path, file_id)
    select ${to.id}, named.path, named."fileId" from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (path text, "fileId" uuid)
    where exists (select from case_attachments a where a.case_id = ${fromId} and a.file_id = named."fileId")
    on conflict do nothing`.execute(db)
}

/** The materials with files of a case that another version of the item does not ask of the applicant, with the names of the files. */
export async function materialsWithoutPlace(
  { db }: Ctx,
  from: Side,
  item: ItemDefinition,
): Promise<{ name: ItemDefinition['name']; files: string[] }[]> {
  const asked = new Set(applicantKeys(item))
  const gone = from.item.materials.filter(({ key, by }) => by === 'applicant' && !asked.has(key))
  if (gone.length === 0) return []
  const rows = await db
    .selectFrom('case_materials as m')
    .innerJoin('files as f', 'f.id', 'm.file_id')
    .select(['m.material_key', 'f.name'])
    .where('m.case_id', '=', from.id)
    .where(
      'm.material_key',
      'in',
      gone.map(({ key }) => key),
    )
    .orderBy('f.id')
    .execute()
  return gone
    .map(({ key, name }) => ({ name, files: rows.filter((row) => row.material_key === key).map((row) => row.name) }))
    .filter(({ files }) => files.length > 0)
}

function applicantKeys({ materials }: ItemDefinition): string[] {
  return materials.filter(({ by }) => by === 'applicant').map(({ key }) => key)
}
