interface CaseMigrationTable {
  id: string
  case_id: string
  from_version_id: string
  to_version_id: string
  /** Of the process instance, after it. */
  instance_version: number
  reason: string
  migrated_by: string | null
  migrated_at: Date
  reverted_by: string | null
  reverted_at: Date | null
}

/** Cases that went over to another version of their item. */
export interface CaseMigrationTables {
  case_migrations: CaseMigrationTable
}
