import { askedData, isAsked } from '@wenwu/core/form/asked'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import { isBlank } from '@wenwu/core/form/json'
import { isCapped } from '@wenwu/core/form/most-problems'
import { isWithin } from '@wenwu/core/form/paths'
import { fieldRights, type Rights } from '@wenwu/core/form/rights'
import type { FormData, FormDefinition, Section } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'

/** `empty`: nothing filled in and something is asked; `begun`: something is filled in and more is asked; `optional`: nothing filled in, and nothing need be; `locked`: read-only; `flagged`: to be corrected. */
export type StepState = 'empty' | 'begun' | 'optional' | 'problems' | 'done' | 'locked' | 'flagged'

/** The sections of a form that exist for this person now: their conditions hold and some field of theirs is shown. */
export function shownSections(definition: FormDefinition, data: FormData, rights: Rights): Section[] {
  const view = askedData(definition, data)
  return definition.sections.filter(
    (section) =>
      (section.when === undefined || evaluateCondition(section.when, view)) &&
      section.fields.some((field) => isAsked(field, view) && fieldRights(`${section.key}.${field.key}`, rights).visible),
  )
}

/** Whether this person may change anything of a section. */
export function isSectionEditable(section: Section, rights: Rights): boolean {
  return section.fields.some((field) => {
    const path = `${section.key}.${field.key}`
    const columns = field.type === 'table' ? field.columns.map((column) => `${path}.${column.key}`) : []
    return [path, ...columns].some((each) => fieldRights(each, rights).editable)
  })
}

/** Whether anything of a section is filled in. */
function hasContent(data: FormData, section: string): boolean {
  return !isBlank(data[section])
}

/** How far a section is; `isChecked`: the person has been through it, so that gaps are said as problems. There may be more than `count` where it `isCapped`. */
export function sectionState(
  section: Section,
  data: FormData,
  problems: readonly FieldProblem[],
  rights: Rights,
  isChecked: boolean,
): { state: Exclude<StepState, 'flagged'>; count: number; isCapped: boolean } {
  if (!isSectionEditable(section, rights)) return { state: 'locked', count: 0, isCapped: false }
  const own = problems.filter(({ path }) => isWithin(path, section.key))
  const counted = { count: own.length, isCapped: isCapped(own) }
  const isSound = own.length === 0
  if (isChecked) return { state: isSound ? 'done' : 'problems', ...counted }
  if (hasContent(data, section.key)) return { state: isSound ? 'done' : 'begun', ...counted }
  return { state: isSound ? 'optional' : 'empty', ...counted }
}
