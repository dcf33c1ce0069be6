import type { Generated, JSONColumnType } from 'kysely'
import type { ImportProblem, ImportTarget, RunStatus } from '@wenwu/core/imports/model'

/** Tables of directories and imports (migration create-directories-and-imports). */
export interface ImportTables {
  museums: {
    id: string
    name: string
    province_code: string
    area_code: string
    property: string
    quality: string
    is_free: boolean | null
    opening_hours: string
    traffic: string
    website: string
    summary: string
    longitude: number | null
    latitude: number | null
    updated_at: Date
  }
  import_runs: {
    id: string
    target: ImportTarget
    file_name: string
    status: RunStatus
    total: number
    bad: number
    done: Generated<number>
    added: Generated<number>
    changed: Generated<number>
    same: Generated<number>
    in_editing: Generated<number>
    created_by: string
    created_at: Date
    finished_at: Date | null
  }
  import_rows: {
    run_id: string
    line: number
    label: string
    size: number
    payload: JSONColumnType<Record<string, unknown>, string, string> | null
    record: JSONColumnType<Record<string, string>, string, string> | null
    problems: JSONColumnType<ImportProblem[], string, string> | null
  }
}
