import { sql } from 'kysely'
import { findField } from '@wenwu/core/form/paths'
import { fieldRights } from '@wenwu/core/form/rights'
import type { ItemDefinition } from '@wenwu/core/item/model'
import type { Ctx } from '../../platform/http/context.ts'
import { getItemVersion } from '../items/index.ts'
import type { CaseRecord } from './case-repository.ts'
import { caseRights } from './case-rights.ts'
import { isOutsider, listOpenTasks, rulesOfTasks } from './case-view.ts'
import { fieldRulesOf } from './field-rules.ts'

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
  kind: 'material' | 'field' | 'document'
  /** Key of a material, path of a field; empty for documents. */
  place: string
}

/**
 * The files of a case in the caller's scope by the rules of `isFileVisible` (a test holds the two together): materials in the order of the
 * catalogue, files of fields they may see, replies that are issued or their bureau's own. A file that stands in two places comes twice.
 */
export async function listVisibleFiles(ctx: Ctx, record: CaseRecord): Promise<VisibleFile[]> {
  const { db, actor } = ctx
  const isNational = actor.roles.some((role) => role.startsWith('national-'))
  const [item, { rows }] = await Promise.all([
    getItemVersion(db, record.item_version_id),
    sql<Row>`
      select 'material' as kind, m.material_key as place, f.id, f.name, f.size, f.sha256, f.storage_key as "storageKey", m.uploaded_at as "uploadedAt", u.name as "uploadedBy"
        from case_materials m join files f on f.id = m.file_id join users u on u.id = m.uploaded_by where m.case_id = ${record.id}
      union all
      select 'field', x.path, f.id, f.name, f.size, f.sha256, f.storage_key, f.created_at, coalesce(u.name, '')
        from case_attachments x join files f on f.id = x.file_id left join users u on u.id = f.created_by where x.case_id = ${record.id}
      union all
      select 'document', '', f.id, f.name, f.size, f.sha256, f.storage_key, f.created_at, ''
        from documents d join files f on f.id = d.file_id
        where d.case_id = ${record.id} and (d.status = 'issued' and ${!isOutsider(actor)} or ${isNational})
      order by 8, 3`.execute(db),
  ])
  const [tasks, fieldRules] = await Promise.all([listOpenTasks(db, record.id, item, actor), fieldRulesOf(db, actor, record.item_code)])
  const rights = caseRights(item.definition, actor, { record, correctionPaths: null, taskRules: rulesOfTasks(item, tasks), fieldRules })
  const visible = rows.filter((row) => row.kind !== 'field' || fieldRights(row.place, rights).visible)
  return placesOf(item.definition, visible).flatMap(({ folder, isHere }) =>
    visible.filter(isHere).map(({ kind: _kind, place: _place, size, ...file }) => ({ ...file, folder, size: Number(size) })),
  )
}

/** The folders in their order: materials of the catalogue, fields as the form has them, replies. */
function placesOf(item: ItemDefinition, rows: readonly Row[]): { folder: string; isHere: (row: Row) => boolean }[] {
  const number = (n: number) => String(n + 1).padStart(2, '0')
  const materials = item.materials.map((material, i) => ({
    folder: `${number(i)} ${material.name.zh_CN}`,
    isHere: (row: Row) => row.kind === 'material' && row.place === material.key,
  }))
  const known = new Set(item.materials.map(({ key }) => key))
  const paths = [...new Set(rows.filter(({ kind }) => kind === 'field').map(({ place }) => place))]
  return [
    ...materials,
    { folder: '其他材料', isHere: (row) => row.kind === 'material' && !known.has(row.place) },
    ...paths.map((path) => ({
      folder: `表单 ${findField(item.form, path)?.label.zh_CN ?? path}`,
      isHere: (row: Row) => row.kind === 'field' && row.place === path,
    })),
    { folder: '批复文件', isHere: (row) => row.kind === 'document' },
  ]
}
