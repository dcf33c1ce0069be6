import type { CaseView } from '@wenwu/core/cases/model'
import type { TreeNode } from './tree.ts'

/**
 * Key of the part of a case on which its page opens: where the work of this person's step is. The reply where there is one; what was corrected where the
 * applicant has just handed it in again; the materials where the step checks them. Undefined where nothing stands out: the page opens at its top, as it does on
 * a phone for whoever has nothing to do there, since how the case stands is told above everything.
 */
export function landingOf(view: CaseView, isNarrow = false): TreeNode['key'] | undefined {
  const task = view.tasks.find((each) => each.isMine)
  if (task === undefined) return !isNarrow && view.document?.status === 'issued' ? 'document' : undefined
  if (task.role === 'applicant') return undefined
  if (view.document !== null) return 'document'
  if (isCorrectionNew(view)) return 'corrections'
  // outsiders judge the scheme by its papers, a step that owes one finds its place
  const isAboutPapers = task.checksMaterials || task.ownMaterials.length > 0 || task.role === 'expert' || task.role === 'third-party'
  return isAboutPapers ? 'materials' : undefined
}

/** Whether nobody has acted since the applicant handed in the last correction. */
export function isCorrectionNew({ corrections, history }: Pick<CaseView, 'corrections' | 'history'>): boolean {
  return corrections.length > 0 && history.filter(({ kind }) => kind === 'resubmitted' || kind === 'acted').at(-1)?.kind === 'resubmitted'
}
