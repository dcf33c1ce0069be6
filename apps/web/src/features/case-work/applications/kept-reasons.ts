import type { CorrectionView } from '@wenwu/core/cases/model'
import { plainText } from '@wenwu/core/form/field-base'
import { sealedRecords } from '../../../lib/sealed-storage.ts'
import type { Reasons } from './correction.ts'

const copies = sealedRecords(() => localStorage)

/** Reasons typed so far; they outlive the page. */
export function storedReasons(correction: CorrectionView): Reasons {
  const stored = copies.read(reasonsKey(correction.id)) ?? {}
  return Object.fromEntries(Object.entries(stored).map(([path, reason]) => [path, plainText(reason)]))
}

export function storeReasons(correction: CorrectionView, reasons: Reasons): void {
  copies.keep(reasonsKey(correction.id), reasons)
}

/** The correction is handed in. */
export function forgetReasons(correction: CorrectionView): void {
  copies.forget(reasonsKey(correction.id))
}

function reasonsKey(correctionId: string): string {
  return `CORRECTION-REASONS:${correctionId}`
}
