import { useState } from 'react'
import type { CaseView, CorrectionView } from '@wenwu/core/cases/model'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import type { UnchangedReasons } from '@wenwu/core/form/types/unchanged-reasons/model'
import { findOpenCorrection, reasonsByPath, reasonsFor, unexplained, untouched, type CorrectionParts, type Reasons } from './correction.ts'
import { storedReasons, storeReasons } from './kept-reasons.ts'

/** The correction a case waits for and how far it is; of a first filing nothing is open. */
export interface Correcting {
  correction: CorrectionView | undefined
  /** What was asked for and still is as it was. */
  open: CorrectionParts
  /** What of that has no reason either: it is still to be done. */
  due: CorrectionParts
  /** Nothing is due. */
  isDone: boolean
  /** Why what is open stays as it is, as the server takes it. */
  reasons: UnchangedReasons
  explain: (reasons: UnchangedReasons) => void
}

const noneOpen: CorrectionParts = { fields: [], materials: [] }

/** What an open correction still asks for, as the form is now, and the reasons typed for what stays. */
export function useCorrecting(view: CaseView, form: FormDefinition, data: FormData): Correcting {
  const correction = findOpenCorrection(view)
  const [reasons, setReasons] = useState<Reasons>(() => (correction === undefined ? {} : storedReasons(correction)))
  const open = correction === undefined ? noneOpen : untouched(correction, form, data, view)
  const due = unexplained(open, reasons)
  return {
    correction,
    open,
    due,
    isDone: due.fields.length + due.materials.length === 0,
    reasons: reasonsFor(open, reasons),
    explain: (explained) => {
      const next = { ...reasons, ...reasonsByPath(explained) }
      setReasons(next)
      if (correction !== undefined) storeReasons(correction, next)
    },
  }
}
