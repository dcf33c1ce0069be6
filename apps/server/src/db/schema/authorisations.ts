interface AuthorisationTable {
  id: string
  principal_id: string
  deputy_id: string
  /** The body of both. */
  organization_id: string
  /** Null: all items. */
  item_codes: string[] | null
  /** The first and the last day. */
  from_on: string
  to_on: string
  made_at: Date
  revoked_at: Date | null
  revoked_by: string | null
}

/** Tasks that a colleague may handle for some days. */
export interface AuthorisationTables {
  authorisations: AuthorisationTable
}
