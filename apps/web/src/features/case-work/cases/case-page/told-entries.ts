import type { CorrectionView } from '@wenwu/core/cases/model'

/** What of a correction is told: what was asked for, and of what was opened along with it what the applicant changed. */
export function toldEntries({
  fields,
  materials,
  changes,
}: Pick<CorrectionView, 'fields' | 'materials' | 'changes'>): Pick<CorrectionView, 'fields' | 'materials'> {
  return {
    fields: fields.filter(({ path, isAsked }) => isAsked || changes.some((change) => change.path === path)),
    materials: materials.filter(({ change, isAsked }) => isAsked || change !== 'none'),
  }
}
