import type { CaseView, CorrectionView, TaskView } from '@wenwu/core/cases/model'
import { isSame, isRecord } from '@wenwu/core/form/json'
import { getValue, withoutRows } from '@wenwu/core/form/paths'
import { fullRights, type Rights } from '@wenwu/core/form/rights'
import type { AccessRule, FormData } from '@wenwu/core/form/model'

/** The correction that a case waits for. */
export function findOpenCorrection(view: CaseView): CorrectionView | undefined {
  return view.corrections.find(({ status }) => status === 'open')
}

/** The task of this person that hands a correction in again. */
export function findResubmission(view: CaseView): TaskView | undefined {
  return view.tasks.find((task) => task.isMine && task.actions.some(({ outcome }) => outcome === 'resubmit'))
}

/**
 * Field rights as the server gave them. They name fields; columns and cells that were flagged by themselves are opened beside them, as the
 * server does when it saves.
 */
export function rightsOf(view: CaseView): Rights {
  const flagged: AccessRule = {}
  for (const { path } of findOpenCorrection(view)?.fields ?? []) flagged[withoutRows(path)] = { editable: true }
  return {
    rules: [
      { ...view.access, ...Object.fromEntries(Object.entries(flagged).map(([path, right]) => [path, { ...view.access[path], ...right }])) },
    ],
    base: fullRights,
  }
}

/** What the flagged fields said when this browser first showed the correction: the server tells before and after only once it is handed in. */
export function valuesBefore(correction: CorrectionView, data: FormData): Readonly<Record<string, unknown>> {
  const key = beforeKey(correction.id)
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (isRecord(stored)) return stored
    const values = Object.fromEntries(correction.fields.map(({ path }) => [path, getValue(data, path) ?? null]))
    localStorage.setItem(key, JSON.stringify(values))
    return values
  } catch {
    return {}
  }
}

/** The correction is handed in. */
export function forgetValuesBefore(correction: CorrectionView): void {
  localStorage.removeItem(beforeKey(correction.id))
}

function beforeKey(correctionId: string): string {
  return `CORRECTION:${correctionId}`
}

/** What was flagged and still is as it was: fields with the same value, materials without a newer file. */
export function untouched(
  correction: CorrectionView,
  before: Readonly<Record<string, unknown>>,
  data: FormData,
  view: CaseView,
): { fields: string[]; materials: string[] } {
  return {
    fields: correction.fields.filter(({ path }) => isSame(before[path], getValue(data, path))).map(({ path }) => path),
    materials: correction.materials
      .filter(
        ({ key }) =>
          !view.materials.some(
            (material) => material.key === key && material.files.some((file) => file.uploadedAt > correction.requestedAt),
          ),
      )
      .map(({ key }) => key),
  }
}
