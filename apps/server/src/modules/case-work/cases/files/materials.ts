import type { FormData } from '@wenwu/core/form/model'
import type { CaseFile, MaterialView } from '@wenwu/core/cases/model'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import type { Material } from '@wenwu/core/item/guide'
import { needOf } from '@wenwu/core/item/material'
import type { ItemDefinition } from '@wenwu/core/item/model'
import type { PaperMaterial } from '@wenwu/core/papers/schemas'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import type { LoadedItem } from '../../items/index.ts'
import { isMaterialListed, isPaperSeen, isSeen, nameFor, partyOf, readerOf, type BodyFacts } from '../readers/case-reader.ts'

interface StoredFile extends CaseFile {
  materialKey: string
  /** Who handed it in, for rights; never sent. */
  uploader: { id: string; organizationId: string | null }
}

function filesIn(table: 'case_materials' | 'filed_materials') {
  return prepared<{ caseId: string }>()((db, at) =>
    db
      .selectFrom(`${table as 'case_materials'} as m`)
      .innerJoin('files as f', 'f.id', 'm.file_id')
      .innerJoin('users as u', 'u.id', 'm.uploaded_by')
      .select(['m.material_key', 'm.uploaded_at', 'f.id', 'f.name', 'f.size', 'f.media_type', 'f.sha256', 'u.name as uploader'])
      .select(['u.id as uploader_id', 'u.organization_id as uploader_organization'])
      .where('m.case_id', '=', at('caseId'))
      .orderBy('m.uploaded_at')
      .orderBy('f.id')
      .modifyEnd(byKey),
  )
}
const filesOf = filesIn('case_materials')
const filedFilesOf = filesIn('filed_materials')

/** Files of the materials of a case, oldest first: as the applicant has them, or for officials as they were filed. */
async function listMaterialFiles(db: Db, caseId: string, { kind }: Actor): Promise<StoredFile[]> {
  const rows = await (kind === 'official' ? filedFilesOf : filesOf)(db, { caseId })
  return rows.map((row) => ({
    materialKey: row.material_key,
    fileId: row.id,
    name: row.name,
    size: Number(row.size),
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.uploader,
    mediaType: row.media_type,
    sha256: row.sha256,
    uploader: { id: row.uploader_id, organizationId: row.uploader_organization },
  }))
}

/** What the applicant handed in as it counts for those who decide, by the catalogue of the item and in its order. One statement. */
export async function filedMaterials(db: Db, caseId: string): Promise<(item: ItemDefinition) => PaperMaterial[]> {
  const rows = await filedFilesOf(db, { caseId })
  return (item) =>
    item.materials
      .filter(({ by }) => by === 'applicant')
      .map(({ key, name }) => ({
        name,
        files: rows
          .filter((row) => row.material_key === key)
          .map((row) => ({ name: row.name, size: Number(row.size), sha256: row.sha256 })),
      }))
      .filter(({ files }) => files.length > 0)
}

const checksOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('material_checks as m')
    .innerJoin('users as u', 'u.id', 'm.checked_by')
    .leftJoin('organizations as o', 'o.id', 'u.organization_id')
    .select(['m.material_key', 'm.verdict', 'm.note', 'o.province_code', 'o.region_code', 'o.id as bodyId', 'o.name as body'])
    .where('m.case_id', '=', at('caseId'))
    .modifyEnd(byKey),
)

/** A case whose materials are read. */
interface MaterialSource extends BodyFacts {
  id: string
}

/** Files of the materials of a case as this reader may see them, oldest first; names of people as `nameFor` has them. */
export async function listSeenFiles(
  db: Db,
  record: MaterialSource,
  item: LoadedItem,
  actor: Actor,
): Promise<(CaseFile & { materialKey: string })[]> {
  const files = await listMaterialFiles(db, record.id, actor)
  const byOf = new Map(item.definition.materials.map((material) => [material.key, material.by]))
  return files.flatMap(({ uploader, ...file }) => {
    // what the item no longer names was handed in by the applicant
    const by = byOf.get(file.materialKey) ?? 'applicant'
    if (!isPaperSeen(actor, item, by, uploader)) return []
    return [{ ...file, uploadedBy: nameOfUploader(actor, item, by, { ...uploader, name: file.uploadedBy }, record) }]
  })
}

/** The name of who handed a file in, or their body's. */
export function nameOfUploader(
  actor: Actor,
  item: LoadedItem,
  by: string,
  uploader: { id: string; name: string },
  record: BodyFacts,
): string {
  return nameFor(actor, { name: uploader.name, role: partyOf(item, by), isOwn: uploader.id === actor.userId }, record)
}

/**
 * The material catalogue of the item with what was handed in and how it was judged, as this reader may see it; two queries sent together. `form`
 * may still be loading. `isChecking`: a step of the reader's that checks the materials is open.
 */
export async function viewMaterials(
  db: Db,
  record: MaterialSource,
  item: LoadedItem,
  form: FormData | Promise<FormData>,
  actor: Actor,
  isChecking: boolean | Promise<boolean>,
): Promise<MaterialView[]> {
  const [files, checks, data, checksNow] = await Promise.all([
    listSeenFiles(db, record, item, actor),
    checksOf(db, { caseId: record.id }),
    form,
    isChecking,
  ])
  const listed = item.definition.materials.filter((material) => isMaterialListed(actor, item, material.by))
  return listed.map((material) => {
    const stored = checks.find((each) => each.material_key === material.key)
    const isOwn = stored !== undefined && isOwnCheck(actor, stored)
    const check = stored !== undefined && (checksNow || isSeen(actor, 'verdicts', { isOwn })) ? stored : undefined
    return {
      key: material.key,
      name: material.name,
      by: material.by,
      isRequired: needOf(material, data) === 'required',
      files: files.filter((file) => file.materialKey === material.key).map(({ materialKey: _key, ...file }) => file),
      verdict: check?.verdict ?? null,
      note: check?.note ?? '',
      judgedBy: check === undefined || check.verdict === null || check.bodyId === actor.organizationId ? '' : (check.body ?? ''),
    }
  })
}

/** Whether a material was judged by the reader's own office: at a county or a city their body, at a province one that names no region within it. */
function isOwnCheck(actor: Actor, by: { province_code: string | null; region_code: string | null; bodyId: string | null }): boolean {
  return readerOf(actor) === 'local' ? by.bodyId === actor.organizationId : by.province_code !== null && (by.region_code ?? '').length <= 2
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
  const wanted = item.materials.filter((material) => material.by === by && needOf(material, data) === 'required')
  if (wanted.length === 0) return []
  const present = handedIn ?? (await handedInMaterials(db, caseId))
  return wanted.filter((material) => !present.has(material.key))
}

/** File endings a material takes. */
export function typesOf(material: Material): string[] {
  return material.types ?? defaultFileTypes
}
