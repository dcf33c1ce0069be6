import type { CaseView, CorrectionView, TaskView } from '@wenwu/core/cases/model'
import { withoutRows } from '@wenwu/core/form/paths'
import { fullRights, type Rights } from '@wenwu/core/form/rights'
import type { AccessRule } from '@wenwu/core/form/model'

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
  return { rules: [{ ...view.access, ...Object.fromEntries(Object.entries(flagged).map(([path, right]) => [path, { ...view.access[path], ...right }])) }], base: fullRights }
}
