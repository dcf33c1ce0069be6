import { useCallback, useEffect, useMemo } from 'react'
import { askedData } from '@wenwu/core/form/asked'
import { findSection } from '@wenwu/core/form/paths'
import { problemText } from '@wenwu/core/form/problem-text'
import { effectiveField, fullRights, type Rights } from '@wenwu/core/form/rights'
import { fieldFromText } from '@wenwu/core/form/to-text'
import type { AccessRule, Field, FieldRights, FormData, FormDefinition } from '@wenwu/core/form/model'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { afterPress, watchPresses } from '../lib/after-press.ts'
import { useText } from '../lib/i18n.ts'
import { DefinitionContext } from './definition-context.ts'
import { domId, goToRewound } from './dom.ts'
import { FieldRow } from './FieldRow.tsx'
import { findWidgets } from './find-widgets.ts'
import { noData, tableLooksAtForm } from './table-looks.ts'
import { useFormContext } from './use-form-context.ts'
import { useLatest } from './use-latest.ts'
import type { Fill, ShownProblem } from './widget.ts'
import { WidgetsContext } from './widgets-context.ts'
import './form.css'

export interface FormSectionProps {
  definition: FormDefinition
  /** Key of the section to draw. */
  section: string
  /** Data of the whole form: conditions look beyond the section. */
  data: FormData
  /** `value` null means cleared. May be called several times before the next drawing: apply it with a functional update (`setValue`). */
  onChange: (path: string, value: unknown) => void
  /** The user left a field: the moment to show its problems. */
  onBlur?: (path: string) => void
  /** Problems to show; those of other sections are left out. */
  problems: readonly FieldProblem[]
  /** Rules of task and role, and what holds where they say nothing; absent: everything may be edited. */
  rules?: readonly AccessRule[]
  base?: FieldRights
  /** Nothing may be changed just now (while submitting). */
  disabled?: boolean
  /** Level of the heading; 0 leaves it out. */
  heading?: 0 | 2 | 3
  /** Problems are read out as they appear: no summary tells of them. */
  isAlerting?: boolean
}

const noRules: readonly AccessRule[] = []
const noProblems: readonly ShownProblem[] = []

/** One section of a form to fill in. Fields draw again only when they themselves change, so typing stays light in a long form. */
export function FormSection(props: FormSectionProps) {
  const {
    definition,
    section: key,
    data,
    problems,
    disabled = false,
    heading = 2,
    rules = noRules,
    base = fullRights,
    isAlerting = false,
  } = props
  const { textOf, locale } = useText()
  const context = useFormContext()
  const rights = useMemo<Rights>(() => ({ rules, base }), [rules, base])
  const view = useMemo(() => askedData(definition, data), [definition, data])
  const section = findSection(definition, key)

  const shown = useMemo(() => {
    const byField = new Map<string, ShownProblem[]>()
    for (const problem of problems) {
      const [, field, rest = ''] = /^([^.]+\.[^.[]+)\.?(.*)$/.exec(problem.path) ?? []
      if (field === undefined || !field.startsWith(`${key}.`)) continue
      byField.set(field, [...(byField.get(field) ?? []), { path: rest, text: problemText(problem, definition, locale, 'cell') }])
    }
    return byField
  }, [problems, key, definition, locale])

  const latest = useLatest({ props, section, context, view, rights })
  const change = useCallback(
    (path: string, value: unknown) => latest.current.props.onChange(path, value === undefined ? null : value),
    [latest],
  )
  // a problem that appeared while a button is pressed would move it away from under the pointer
  const blur = useCallback((path: string) => afterPress(() => latest.current.props.onBlur?.(path)), [latest])
  const fill = useCallback<Fill>(
    (texts, stays = () => false) => {
      const { section: own, context: words, props: now, view: shown, rights: allowed } = latest.current
      for (const [name, text] of Object.entries(texts)) {
        const sibling = own?.fields.find((field) => field.key === name)
        if (own === undefined || sibling === undefined) continue
        const path = `${own.key}.${name}`
        if (!effectiveField(path, sibling, shown, allowed).editable || stays(now.data[own.key]?.[name])) continue
        now.onChange(path, fieldFromText(sibling, text, words))
        // what was filled in for the person is checked at once
        now.onBlur?.(path)
      }
    },
    [latest],
  )

  useEffect(watchPresses, [])

  if (section === undefined) return null
  const Heading = heading === 3 ? 'h3' : 'h2'
  return (
    <WidgetsContext value={findWidgets}>
      <DefinitionContext value={definition}>
        <section className="form-section" id={domId(key)} aria-label={textOf(section.title)} onInput={goToRewound}>
          {heading !== 0 && <Heading>{textOf(section.title)}</Heading>}
          {section.help !== undefined && <p className="form-help">{textOf(section.help)}</p>}
          <div className="form-grid">
            {section.fields.map((field) => {
              const path = `${key}.${field.key}`
              const own = effectiveField(path, field, view, rights)
              if (!own.visible) return null
              return (
                <FieldRow
                  key={field.key}
                  path={path}
                  field={field}
                  value={data[key]?.[field.key]}
                  isRequired={own.required}
                  isEditable={own.editable || hasEditableColumn(path, field, rights)}
                  disabled={disabled}
                  problems={shown.get(path) ?? noProblems}
                  context={context}
                  rights={rights}
                  view={tableLooksAtForm(field) ? view : noData}
                  onChange={change}
                  onBlur={blur}
                  onFill={fill}
                  isAlerting={isAlerting}
                />
              )
            })}
          </div>
        </section>
      </DefinitionContext>
    </WidgetsContext>
  )
}

/** A table that is not this person's, but has columns that are (an official fills one). */
function hasEditableColumn(path: string, field: Field, rights: Rights): boolean {
  return (
    field.type === 'table' &&
    field.columns.some((column) => effectiveField(`${path}.${column.key}`, { ...column, when: undefined }, noData, rights).editable)
  )
}
