interface ClosedIncidentTable {
  /** Number the job had in the queue. */
  job_id: string
  task: string
  case_id: string | null
  error: string
  attempts: number
  failed_at: Date
  closed_by: string | null
  closed_at: Date
  reason: string
}

/** Jobs that were given up. */
export interface IncidentTables {
  closed_incidents: ClosedIncidentTable
}
