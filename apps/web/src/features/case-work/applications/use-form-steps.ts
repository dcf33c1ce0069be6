import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isAnswerable } from '@wenwu/core/form/answerable'
import { emptyData } from '@wenwu/core/form/empty-data'
import { isSame } from '@wenwu/core/form/json'
import { isWithin } from '@wenwu/core/form/paths'
import { validate } from '@wenwu/core/form/validate'
import type { CorrectionView } from '@wenwu/core/cases/model'
import type { Rights } from '@wenwu/core/form/rights'
import type { ApplicantUnit, HoldingProvince, FormData, FormDefinition, Section } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { useRegionKinds } from '../../../form/use-region-kinds.ts'
import { useFormContext } from '../../../form/use-form-context.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.ts'
import { sectionState, shownSections } from '../../../item/form-steps.ts'
import type { ItemFormStep } from '../../../item/ItemForm.tsx'
import type { CorrectionParts } from './correction.ts'
import type { LocalCopies } from './local-copies.ts'
import { missingLines, type UploadLine } from '../../../item/upload-lines.ts'

export const materialsStep = 'materials'
export const checkStep = 'check'

interface FormStepsInput {
  definition: FormDefinition
  data: FormData
  rights: Rights
  lines: readonly UploadLine[]
  correction: CorrectionView | undefined
  /** What was flagged and is neither corrected nor said to stay as it is. */
  due: CorrectionParts
  /** The unit whose account files. */
  applicantUnit: ApplicantUnit | null
  /** Of a correction: where the case is, and stays. */
  holding: HoldingProvince | undefined
  /** Where this browser left the draft. */
  copies: Pick<LocalCopies, 'leaveAt' | 'leftAt'>
  /** Where it was saved last, on whatever machine; '' where that is not known. */
  savedStep: string
}

export interface FormSteps {
  sections: Section[]
  steps: ItemFormStep[]
  /** Key of the step in the address. */
  current: string
  /** All problems of the form as it is: they hold its submission up. */
  problems: readonly FieldProblem[]
  /** What the server alone knows, as it said last. It may be settled since, here or elsewhere: only the server can tell, so it is asked again. */
  refused: readonly FieldProblem[]
  /** Those to show in the current section: of fields that were left, or all once the section was. */
  shown: readonly FieldProblem[]
  isChecked: (key: string) => boolean
  check: (keys: readonly string[]) => void
  go: (key: string, options?: { isReplacing?: boolean }) => void
  /** The person left a field. */
  leaveField: (path: string) => void
  changeField: (path: string) => void
  /** The server refused the form for these. */
  refuse: (problems: readonly FieldProblem[]) => void
}

const fieldPattern = /^[^.]+\.[^.[]+/

/** Where the person is in the form, how far each section is, and which problems are to be shown by now. */
export function useFormSteps({
  definition,
  data,
  rights,
  lines,
  correction,
  due,
  applicantUnit,
  holding,
  copies,
  savedStep,
}: FormStepsInput): FormSteps {
  const { t, textOf } = useText()
  const context = useFormContext()
  const regions = useRegionKinds(definition, data)
  const person = useSession((state) => state.user)
  const [search, setSearch] = useSearchParams()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [fromServer, setFromServer] = useState<readonly FieldProblem[]>([])

  const problems = useMemo(
    () =>
      validate(definition, data, { ...context, ...regions, rules: rights.rules, base: rights.base, applicantUnit, holding }).filter(
        (problem) =>
          isAnswerable(
            problem,
            correction?.fields.map(({ path }) => path),
          ),
      ),
    [definition, data, context, regions, rights, applicantUnit, holding, correction],
  )
  const refused = useMemo(
    () => fromServer.filter((problem) => !problems.some(({ path, code }) => path === problem.path && code === problem.code)),
    [problems, fromServer],
  )
  const told = useMemo(() => [...problems, ...refused], [problems, refused])
  const sections = useMemo(() => shownSections(definition, data, rights), [definition, data, rights])
  const keys = [...sections.map(({ key }) => key), ...(lines.length > 0 ? [materialsStep] : []), checkStep]
  const wanted = search.get('step') ?? ''
  const [leftAt] = useState(() => (correction === undefined ? (copies.leftAt() ?? savedStep) : undefined))
  const start = startOf(keys, correction, leftAt)
  const current = keys.includes(wanted) ? wanted : start
  const isDraft = correction === undefined
  const place = current === keys[0] ? undefined : current
  useEffect(() => {
    if (isDraft) copies.leaveAt(place)
  }, [copies, isDraft, place])

  // What was filled in on an earlier visit is looked at as a whole, what is left by going on or was typed into from then on. What a new form
  // brings along nobody has looked at yet, nor what was only passed through on the way back.
  const [checked, setChecked] = useState(() => {
    const brought = emptyData(definition, applicantUnit, person ?? undefined)
    return {
      at: current,
      was: data[current],
      keys: new Set(sections.map(({ key }) => key).filter((key) => !isSame(data[key], brought[key]))),
    }
  })
  if (checked.at !== current) {
    const isThrough = keys.indexOf(current) > keys.indexOf(checked.at) || !isSame(data[checked.at], checked.was)
    setChecked({ at: current, was: data[current], keys: isThrough ? new Set([...checked.keys, checked.at]) : checked.keys })
  }
  const isChecked = (key: string): boolean => checked.keys.has(key)

  const isShown = ({ path, code }: FieldProblem): boolean => {
    if (!isWithin(path, current)) return false
    // A field that was left empty is not scolded for yet; the section will say so.
    return isChecked(current) || (code !== 'required' && left.has(fieldPattern.exec(path)?.[0] ?? path))
  }
  const missing = missingLines(lines).length

  const steps = keys.map((key): ItemFormStep => {
    if (key === checkStep)
      return { key, title: t(correction === undefined ? 'application.checkTitle' : 'application.checkTitleCorrection') }
    if (key === materialsStep) return { key, title: t('application.materials'), ...materialsState() }
    const section = sections.find((each) => each.key === key)
    if (section === undefined) return { key, title: key }
    const own = sectionState(section, data, told, rights, isChecked(key))
    const flagged = due.fields.filter((path) => isWithin(path, key)).length
    const said =
      own.state === 'done' && flagged > 0 ? { state: 'flagged' as const, word: t('application.stepFlagged', { n: flagged }) } : own
    return { key, title: textOf(section.title), ...said }
  })

  function materialsState(): Partial<ItemFormStep> {
    if (correction !== undefined && correction.materials.length === 0) return { state: 'locked' }
    if (missing > 0)
      return {
        state: isChecked(materialsStep) ? 'problems' : 'empty',
        word: t('application.stepMaterials', { n: missing }),
        count: missing,
      }
    return due.materials.length > 0
      ? { state: 'flagged', word: t('application.stepFlagged', { n: due.materials.length }) }
      : { state: 'done' }
  }

  return {
    sections,
    steps,
    current,
    problems,
    refused,
    shown: told.filter(isShown),
    isChecked,
    check: (added) => setChecked((before) => ({ ...before, keys: new Set([...before.keys, ...added]) })),
    go: (key, { isReplacing = false } = {}) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.set('step', key)
          return next
        },
        { replace: isReplacing },
      ),
    leaveField: (path) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    changeField: (path) =>
      setFromServer((before) =>
        before.some((problem) => isWithin(problem.path, path)) ? before.filter((problem) => !isWithin(problem.path, path)) : before,
      ),
    refuse: (added) =>
      // what is unchanged is asked for its reason on the last step; the field itself is not wrong
      setFromServer(added.filter(({ path, code }) => code !== 'unchanged' && sections.some(({ key }) => isWithin(path, key)))),
  }
}

/** A correction begins where its first point is, a draft where it was left. */
function startOf(keys: readonly string[], correction: CorrectionView | undefined, leftAt: string | undefined): string {
  const flagged =
    correction?.fields.find(({ isAsked }) => isAsked)?.path.split('.')[0] ??
    (correction !== undefined && correction.materials.length > 0 ? materialsStep : undefined)
  return [flagged, leftAt].find((key) => key !== undefined && keys.includes(key)) ?? keys[0] ?? checkStep
}
