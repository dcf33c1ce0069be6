import type { FormData } from '@wenwu/core/form/model'
import type { CaseFile, MaterialView } from '@wenwu/core/cases/model'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import type { ItemDefinition, Material } from '@wenwu/core/item/model'
import type { Db } from '../../platform/database/request-database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { byKey } from '../../platform/database/statement-name.ts'

interface StoredFile extends CaseFile {
  materialKey: string
}

const filesOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('case_materials as m')
    .innerJoin('files as f', 'f.id', 'm.file_id')
    .innerJoin('users as u', 'u.id', 'm.uploaded_by')
    .select(['m.material_key', 'm.uploaded_at', 'f.id', 'f.name', 'f.size', 'f.media_type', 'u.name as uploader'])
    .where('m.case_id', '=', at('caseId'))
    .orderBy('m.uploaded_at')
    .orderBy('f.id')
    .modifyEnd(byKey),
)

/** Files of the materials of a case, oldest first. */
export async function listMaterialFiles(db: Db, caseId: string): Promise<StoredFile[]> {
  const rows = await filesOf(db, { caseId })
  return rows.map((row) => ({
    materialKey: row.material_key,
    fileId: row.id,
    name: row.name,
    size: Number(row.size),
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.uploader,
    mediaType: row.media_type,
  }))
}

const checksOf = prepared<{ caseId: string }>()((db, at) =>
  db.selectFrom('material_checks').select(['material_key', 'verdict', 'note']).where('case_id', '=', at('caseId')).modifyEnd(byKey),
)

/** The material catalogue of the item with what was handed in and how it was judged; two queries in one flight. `form` may still be on its way. */
export async function viewMaterials(
  db: Db,
  caseId: string,
  item: ItemDefinition,
  form: FormData | Promise<FormData>,
): Promise<MaterialView[]> {
  const [files, checks, data] = await Promise.all([listMaterialFiles(db, caseId), checksOf(db, { caseId }), form])
  return item.materials.map((material) => {
    const check = checks.find((each) => each.material_key === material.key)
    return {
      key: material.key,
      name: material.name,
      by: material.by,
      isRequired: isRequired(material, data),
      files: files.filter((file) => file.materialKey === material.key).map(({ materialKey: _key, ...file }) => file),
      verdict: check?.verdict ?? null,
      note: check?.note ?? '',
    }
  })
}

function isRequired(material: Material, data: FormData): boolean {
  return typeof material.required === 'boolean' ? material.required : evaluateCondition(material.required, data)
}

const handedInOf = prepared<{ caseId: string }>()((db, at) =>
  db.selectFrom('case_materials').select('material_key').distinct().where('case_id', '=', at('caseId')).modifyEnd(byKey),
)

/** Keys of the materials of which something was handed in. */
export async function handedInMaterials(db: Db, caseId: string): Promise<ReadonlySet<string>> {
  const rows = await handedInOf(db, { caseId })
  return new Set(rows.map((row) => row.material_key))
}

/** The materials that a party (`applicant`, or a step) must hand in and has not. Without `handedIn` it is asked where it matters. */
export async function missingMaterials(
  db: Db,
  caseId: string,
  item: ItemDefinition,
  data: FormData,
  by: string,
  handedIn?: ReadonlySet<string>,
): Promise<Material[]> {
  const wanted = item.materials.filter((material) => material.by === by && isRequired(material, data))
  if (wanted.length === 0) return []
  const present = handedIn ?? (await handedInMaterials(db, caseId))
  return wanted.filter((material) => !present.has(material.key))
}

/** File endings a material takes. */
export function typesOf(material: Material): string[] {
  return material.types ?? defaultFileTypes
}
