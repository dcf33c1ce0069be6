import { sql } from 'kysely'
import type { DocumentSummary } from '@wenwu/core/cases/model'
import { findField } from '@wenwu/core/form/paths'
import { fieldRights } from '@wenwu/core/form/rights'
import type { ItemDefinition } from '@wenwu/core/item/model'
import type { Debtor } from '@wenwu/core/item/obligation'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getItemVersion } from '../../items/index.ts'
import type { CaseRecord } from '../record/case-repository.ts'
import { isPaperSeen, isReplySeen, isSeen, nameFor } from '../readers/case-reader.ts'
import { nameOfUploader } from './materials.ts'
import { seenRights } from '../rights/seen-rights.ts'
import { isNeverFiled } from './unfiled.ts'

/** A file of a case that the caller may see. */
export interface VisibleFile {
  id: string
  /** What it was handed in for, numbered in the order of the catalogue. */
  folder: string
  name: string
  size: number
  sha256: string
  storageKey: string
  uploadedAt: Date
  /** Empty for what the bureau's own server made. */
  uploadedBy: string
}

interface Row extends Omit<VisibleFile, 'folder' | 'size'> {
  size: string | number
  kind: 'material' | 'field' | 'document' | 'report'
  /** Key of a material, path of a field, status of a document, `withdrawn` of one that is no longer the reply; name of the obligation reported on. */
  place: string
  uploaderId: string | null
  uploaderOrganization: string | null
  isUnfiled: boolean
  /** Of a report on an obligation: who owed it. */
  owedBy: Debtor | null
}

/**
 * The files of a case in the caller's scope by the rules of `isFileVisible` (a test holds the two together): materials in the order of the
 * catalogue, files of fields they may see, replies, papers of reports on obligations; each as far as the table of visibility shows it to them, and to officials what was filed. A file that stands in two places
 * comes twice.
 */
export async function listVisibleFiles(ctx: Ctx, record: CaseRecord): Promise<VisibleFile[]> {
  const { db, actor } = ctx
  const [item, { rows }] = await Promise.all([
    getItemVersion(db, record.item_version_id),
    sql<Row>`
      select 'material' as kind, m.material_key as place, f.id, f.name, f.size, f.sha256, f.storage_key as "storageKey", m.uploaded_at as "uploadedAt", u.name as "uploadedBy",
        u.id as "uploaderId", u.organization_id as "uploaderOrganization", false as "isUnfiled", null as "owedBy"
        from ${sql.table(actor.kind === 'official' ? 'filed_materials' : 'case_materials')} m join files f on f.id = m.file_id join users u on u.id = m.uploaded_by where m.case_id = ${record.id}
      union all
      select 'field', x.path, f.id, f.name, f.size, f.sha256, f.storage_key, f.created_at, coalesce(u.name, ''), u.id, u.organization_id, ${isNeverFiled(sql`x.case_id`, sql`f.created_at`, sql`null::timestamptz`)}, null
        from case_attachments x join files f on f.id = x.file_id left join users u on u.id = f.created_by where x.case_id = ${record.id}
      union all
      select 'document', case when d.withdrawn_at is null then d.status else 'withdrawn' end, f.id, f.name, f.size, f.sha256, f.storage_key, f.created_at, '', null, null, false, null
        from documents d join files f on f.id = d.file_id where d.case_id = ${record.id}
      union all
      select 'report', o.name ->> 'zh_CN', f.id, f.name, f.size, f.sha256, f.storage_key, f.created_at, u.name, u.id, u.organization_id, false, o.owed_by
        from obligations o join obligation_files k on k.obligation_id = o.id join files f on f.id = k.file_id join users u on u.id = k.uploaded_by
        where o.case_id = ${record.id} and o.state <> 'ended' and k.report_id is not null
      order by 8, 3`.execute(db),
  ])
  const rights = await seenRights(ctx, record, item)
  const byOf = (row: Row) =>
    item.definition.materials.find((material) => row.kind === 'material' && material.key === row.place)?.by ?? 'applicant'
  const isVisible = (row: Row): boolean => {
    if (row.isUnfiled && actor.kind === 'official') return false
    switch (row.kind) {
      case 'material':
        return isPaperSeen(actor, item, byOf(row), { id: row.uploaderId ?? '', organizationId: row.uploaderOrganization })
      case 'field':
        return fieldRights(row.place, rights).visible
      case 'document':
        // it was issued before it was withdrawn
        return isReplySeen(actor, { status: row.place === 'withdrawn' ? 'issued' : (row.place as DocumentSummary['status']) })
      case 'report':
        return isSeen(actor, 'reply-issued')
    }
  }
  const visible = rows.filter(isVisible)
  const named = (row: Row) => {
    const uploader = { id: row.uploaderId ?? '', name: row.uploadedBy }
    if (row.owedBy === null) return nameOfUploader(actor, item, byOf(row), uploader, record)
    const role = row.owedBy === 'applicant' ? row.owedBy : `${row.owedBy}-officer`
    return nameFor(actor, { name: uploader.name, role, isOwn: uploader.id === actor.userId }, record)
  }
  return placesOf(item.definition, visible).flatMap(({ folder, isHere }) =>
    visible.filter(isHere).map((row) => ({
      id: row.id,
      folder,
      name: row.name,
      size: Number(row.size),
      sha256: row.sha256,
      storageKey: row.storageKey,
      uploadedAt: row.uploadedAt,
      uploadedBy: named(row),
    })),
  )
}

/** The folders in their order: materials of the catalogue, fields as the form has them, replies, obligations that were reported on. */
function placesOf(item: ItemDefinition, rows: readonly Row[]): { folder: string; isHere: (row: Row) => boolean }[] {
  const number = (n: number) => String(n + 1).padStart(2, '0')
  const materials = item.materials.map((material, i) => ({
    folder: `${number(i)} ${material.name.zh_CN}`,
    isHere: (row: Row) => row.kind === 'material' && row.place === material.key,
  }))
  const known = new Set(item.materials.map(({ key }) => key))
  const placesNamed = (wanted: Row['kind']) => [...new Set(rows.filter(({ kind }) => kind === wanted).map(({ place }) => place))]
  return [
    ...materials,
    { folder: '其他材料', isHere: (row) => row.kind === 'material' && !known.has(row.place) },
    ...placesNamed('field').map((path) => ({
      folder: `表单 ${findField(item.form, path)?.label.zh_CN ?? path}`,
      isHere: (row: Row) => row.kind === 'field' && row.place === path,
    })),
    { folder: '批复文件', isHere: (row) => row.kind === 'document' && row.place !== 'withdrawn' },
    { folder: '已撤回的批复', isHere: (row) => row.kind === 'document' && row.place === 'withdrawn' },
    ...placesNamed('report').map((place) => ({
      folder: `后续义务 ${place}`,
      isHere: (row: Row) => row.kind === 'report' && row.place === place,
    })),
  ]
}
