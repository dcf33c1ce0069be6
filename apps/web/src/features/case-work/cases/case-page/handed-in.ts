import type { CaseFile, CaseView, CorrectionView } from '@wenwu/core/cases/model'

/**
 * What an applicant made of a correction, as paths (`project.period`, `materials.siting`): what was changed or handed in, and what stays as it was for
 * a reason. What was opened beside and left alone is neither.
 */
export function handedInOf({ fields, materials, changes }: CorrectionView): { changed: string[]; kept: string[] } {
  const isChanged = (path: string): boolean => changes.some((change) => change.path === path)
  const pathOf = ({ key }: { key: string }): string => `materials.${key}`
  return {
    changed: [
      ...fields.filter(({ path }) => isChanged(path)).map(({ path }) => path),
      ...materials.filter(({ change }) => change !== 'none').map(pathOf),
    ],
    kept: [
      ...fields.filter(({ path, reason }) => !isChanged(path) && reason !== '').map(({ path }) => path),
      ...materials.filter(({ change, reason }) => change === 'none' && reason !== '').map(pathOf),
    ],
  }
}

/** The files of a material that came with the answer to a correction, as far as they are still there. Only an open correction lets an applicant add any. */
export function filesHandedIn(
  { requestedAt, resubmittedAt, status }: CorrectionView,
  { by, files }: Pick<CaseView['materials'][number], 'by' | 'files'>,
): CaseFile[] {
  if (status !== 'resubmitted' || resubmittedAt === null || by !== 'applicant') return []
  return files.filter(({ uploadedAt }) => uploadedAt > requestedAt && uploadedAt <= resubmittedAt)
}
