import type { CorrectionView } from '@wenwu/core/cases/model'
import { plainText } from '@wenwu/core/form/field-base'
import { isRecord } from '@wenwu/core/form/json'
import { sealed } from '../../../lib/sealed-storage.ts'
import type { Reasons } from './correction.ts'

const copies = sealed(() => localStorage)

/** Reasons typed so far; they outlive the page. */
export function storedReasons(correction: CorrectionView): Reasons {
  try {
    const stored: unknown = JSON.parse(copies.getItem(reasonsKey(correction.id)) ?? 'null')
    return isRecord(stored) ? Object.fromEntries(Object.entries(stored).map(([path, reason]) => [path, plainText(reason)])) : {}
  } catch {
    return {}
  }
}

export function storeReasons(correction: CorrectionView, reasons: Reasons): void {
  try {
    copies.setItem(reasonsKey(correction.id), JSON.stringify(reasons))
  } catch {
    // the browser has no room: they are still on the page
  }
}

/** The correction is handed in. */
export function forgetReasons(correction: CorrectionView): void {
  copies.removeItem(reasonsKey(correction.id))
}

function reasonsKey(correctionId: string): string {
  return `CORRECTION-REASONS:${correctionId}`
}
