import { isAnswerChanged, materialChange } from '@wenwu/core/cases/correction-change'
import type { CaseView, CorrectionView, TaskView } from '@wenwu/core/cases/model'
import type { UnchangedReasons } from '@wenwu/core/form/types/unchanged-reasons/model'
import type { TaskAction } from '@wenwu/core/item/model'
import { askedData } from '@wenwu/core/form/asked'
import { getValue, isWithin, withoutRows } from '@wenwu/core/form/paths'
import { fullRights, type Rights } from '@wenwu/core/form/rights'
import type { AccessRule, FormData, FormDefinition } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { hasVisibleText } from '@wenwu/core/kernel/text'

/** The correction that a case waits for. */
export function findOpenCorrection(view: CaseView): CorrectionView | undefined {
  return view.corrections.find(({ status }) => status === 'open')
}

/** The task of this person that hands a correction in again, with the action that does so. */
export interface Resubmission {
  task: TaskView
  action: TaskAction
}

export function findResubmission(view: CaseView): Resubmission | undefined {
  const own = view.tasks.filter((task) => task.isMine)
  return own.flatMap((task) => task.actions.flatMap((action) => (action.effect === 'resubmit' ? [{ task, action }] : [])))[0]
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

/**
 * What was asked for and still is as it was, compared as the server does at the submission: fields by what is asked of them, materials by the
 * contents of their files. Each needs a reason.
 */
export function untouched(correction: CorrectionView, form: FormDefinition, data: FormData, view: CaseView): CorrectionParts {
  const asked = askedData(form, data)
  const files = ownFiles(view)
  return {
    fields: correction.fields
      .filter(({ path, before, isAsked }) => isAsked && !isAnswerChanged(before, getValue(asked, path)))
      .map(({ path }) => path),
    materials: correction.materials
      .filter(({ key, before, isAsked }) => isAsked && files.has(key) && materialChange(before, files.get(key) ?? []) === 'none')
      .map(({ key }) => key),
  }
}

/** What was changed of what the correction opens, compared as `untouched` does. */
export function touched(correction: CorrectionView, form: FormDefinition, data: FormData, view: CaseView): CorrectionParts {
  const asked = askedData(form, data)
  const files = ownFiles(view)
  return {
    fields: correction.fields.filter(({ path, before }) => isAnswerChanged(before, getValue(asked, path))).map(({ path }) => path),
    materials: correction.materials
      .filter(({ key, before }) => files.has(key) && materialChange(before, files.get(key) ?? []) !== 'none')
      .map(({ key }) => key),
  }
}

/** Contents of the applicant's files by material; what the bureaus hand in the applicant cannot change. */
function ownFiles(view: CaseView): ReadonlyMap<string, string[]> {
  return new Map(view.materials.filter(({ by }) => by === 'applicant').map(({ key, files }) => [key, files.map(({ sha256 }) => sha256)]))
}

/** Fields by path and materials by key. */
export interface CorrectionParts {
  fields: readonly string[]
  materials: readonly string[]
}

/** Reasons by what they are for: `project.period`, `materials.siting`. */
export type Reasons = Readonly<Record<string, string>>

/** The reasons as the server takes them: of what is untouched alone. */
export function reasonsFor({ fields, materials }: CorrectionParts, reasons: Reasons): UnchangedReasons {
  return {
    fields: fields.map((path) => ({ path, reason: reasons[path] ?? '' })),
    materials: materials.map((key) => ({ key, reason: reasons[`materials.${key}`] ?? '' })),
  }
}

/** Reasons as the server takes them, by what they are for. */
export function reasonsByPath({ fields, materials }: UnchangedReasons): Reasons {
  return Object.fromEntries([
    ...fields.map(({ path, reason }) => [path, reason]),
    ...materials.map(({ key, reason }) => [`materials.${key}`, reason]),
  ])
}

/** The untouched that have no reason yet: they are still to be corrected. */
export function unexplained({ fields, materials }: CorrectionParts, reasons: Reasons): CorrectionParts {
  const hasNone = (path: string): boolean => !hasVisibleText(reasons[path] ?? '')
  return { fields: fields.filter(hasNone), materials: materials.filter((key) => hasNone(`materials.${key}`)) }
}

/** With what is still to be corrected also what was, to something that is wrong. */
export function withFaulty(due: CorrectionParts, { fields }: CorrectionView, problems: readonly FieldProblem[]): CorrectionParts {
  const isDue = (path: string): boolean => due.fields.includes(path) || problems.some((problem) => isWithin(problem.path, path))
  return { ...due, fields: fields.filter(({ path, isAsked }) => isAsked && isDue(path)).map(({ path }) => path) }
}

/** A thing that a correction asks for, by the path of its field or the key of its material, with the step of the form it is in. */
export interface CorrectionPoint {
  kind: 'field' | 'material'
  key: string
  step: string
  /** It says something else than what was returned, or a reason is given why it stays; and nothing of it is wrong. */
  isDone: boolean
}

/** What a correction asks for, in the order of the form, as the server gives it; `due` is what of it is still to be done. */
export function pointsOf(
  { fields, materials }: CorrectionView,
  due: CorrectionParts,
  steps: readonly string[],
  materialsStep: string,
): CorrectionPoint[] {
  const points = [
    ...fields
      .filter(({ isAsked }) => isAsked)
      .map(({ path }) => ({ kind: 'field' as const, key: path, step: path.split('.')[0] ?? '', isDone: !due.fields.includes(path) })),
    ...materials
      .filter(({ isAsked }) => isAsked)
      .map(({ key }) => ({ kind: 'material' as const, key, step: materialsStep, isDone: !due.materials.includes(key) })),
  ]
  return steps.flatMap((step) => points.filter((point) => point.step === step))
}

/** The step that follows one in a correction: the next with a point to mend, else the last. */
export function stepAfter(points: readonly CorrectionPoint[], steps: readonly string[], current: string): string | undefined {
  const later = steps.slice(steps.indexOf(current) + 1)
  return later.find((step) => points.some((point) => point.step === step)) ?? later.at(-1)
}

/** The point before the one one is at, or, at none, before the step that is shown. */
export function pointBefore(
  points: readonly CorrectionPoint[],
  at: CorrectionPoint | undefined,
  steps: readonly string[],
  current: string,
): CorrectionPoint | undefined {
  if (at !== undefined) return points[points.indexOf(at) - 1]
  return points.filter(({ step }) => steps.indexOf(step) < steps.indexOf(current)).at(-1)
}

/** The next point that is still to be done: after the one one is at or, at none, from the step that is shown on; after the last from the first again. */
export function pointAfter(
  points: readonly CorrectionPoint[],
  at: CorrectionPoint | undefined,
  steps: readonly string[],
  current: string,
): CorrectionPoint | undefined {
  const isAhead = (point: CorrectionPoint, i: number): boolean =>
    at === undefined ? steps.indexOf(point.step) >= steps.indexOf(current) : i > points.indexOf(at)
  return [...points.filter(isAhead), ...points].find(({ isDone }) => !isDone)
}
