import { useEffect, useState } from 'react'
import type { TableRow } from '@wenwu/core/form/types/table/model'

/** How long a row can be brought back, in ms. */
const patience = 8000

export interface RemovedRow {
  row: TableRow
  /** Where it stood, from 0. */
  place: number
  /** The rows without it: nothing was changed since while the table has these. */
  left: readonly TableRow[]
}

/** The row that was taken out of a table last, for as long as it can be brought back; and the way to say which. */
export function useRemovedRow(): [RemovedRow | undefined, (removed: RemovedRow | undefined) => void] {
  const [removed, setRemoved] = useState<RemovedRow>()
  useEffect(() => {
    if (removed === undefined) return
    const timer = setTimeout(() => setRemoved(undefined), patience)
    return () => clearTimeout(timer)
  }, [removed])
  return [removed, setRemoved]
}
