import { memo, useCallback } from 'react'
import { fieldText } from '@wenwu/core/form/to-text'
import type { Field, FormContext, FormData } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import { useText } from '../lib/i18n.ts'
import { useActionServices } from './action-services.ts'
import { domId } from './dom.ts'
import { findWidgets } from './find-widgets.ts'
import { PartProblems, problemsAt } from './inputs/PartProblems.tsx'
import { isSameProblems, type Fill, type ShownProblem } from './widget.ts'

interface FieldRowProps {
  path: string
  field: Field
  value: unknown
  isRequired: boolean
  isEditable: boolean
  disabled: boolean
  problems: readonly ShownProblem[]
  context: FormContext
  rights: Rights
  view: FormData
  onChange: (path: string, value: unknown) => void
  onBlur: (path: string) => void
  onFill: Fill
  /** Problems are read out as they appear: nothing else tells of them. */
  isAlerting: boolean
}

/** A field with its label above, help below the label and problems below the input. */
export const FieldRow = memo(DrawnField, (before, after) =>
  (Object.keys(after) as (keyof FieldRowProps)[]).every((key) =>
    key === 'problems' ? isSameProblems(before.problems, after.problems) : Object.is(before[key], after[key]),
  ),
)

function DrawnField({
  path,
  field,
  value,
  isRequired,
  isEditable,
  disabled,
  problems,
  context,
  rights,
  view,
  onChange,
  onBlur,
  onFill,
  isAlerting,
}: FieldRowProps) {
  const { t, textOf } = useText()
  const { Input, View, isGroup: groups, isWide, hidesLabel, isFreeText, prefersFull } = findWidgets(field)
  const { TextTools } = useActionServices()
  const isGroup = typeof groups === 'function' ? groups(field) : groups
  const labelClass = hidesLabel === true ? 'visually-hidden' : 'form-label'
  // The same functions each time: the rows of a table draw again when theirs change.
  const change = useCallback((next: unknown) => onChange(path, next), [onChange, path])
  const leave = useCallback(() => onBlur(path), [onBlur, path])
  const id = domId(path)
  const own = problemsAt(problems, '').filter((problem) => problem.path === '')
  const describedBy =
    [field.help === undefined ? '' : `${id}-help`, own.length > 0 ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined
  const isHalf = !isWide && field.width !== 'full' && (field.width === 'half' || prefersFull !== true)
  const label = (
    <>
      {textOf(field.label)}
      {isRequired && isEditable && (
        <>
          <span className="form-star" aria-hidden="true">
            *
          </span>
          <span className="visually-hidden">{t('form.requiredMark')}</span>
        </>
      )}
    </>
  )
  const isLabelled = isEditable && isGroup !== true
  const ownLabel = isLabelled ? (
    <label className={labelClass} id={`${id}-label`} htmlFor={id}>
      {label}
    </label>
  ) : (
    <div className={labelClass} id={`${id}-label`}>
      {label}
    </div>
  )
  return (
    <div
      className={['form-field', isHalf ? 'is-half' : '', problems.length > 0 ? 'has-problem' : ''].filter(Boolean).join(' ')}
      role={isGroup && isEditable ? 'group' : undefined}
      aria-labelledby={isGroup && isEditable ? `${id}-label` : undefined}
      aria-describedby={isGroup && isEditable ? describedBy : undefined}
    >
      {isFreeText === true && isLabelled && TextTools !== undefined ? (
        <div className="form-label-line">
          {ownLabel}
          <TextTools id={id} name={textOf(field.label)} value={value} />
        </div>
      ) : (
        ownLabel
      )}
      {field.help !== undefined && (
        <div className="form-help" id={`${id}-help`}>
          {textOf(field.help)}
        </div>
      )}
      <div className="form-entry">
        {isEditable ? (
          <Input
            id={id}
            path={path}
            field={field}
            value={value}
            onChange={change}
            onBlur={leave}
            disabled={disabled}
            required={isRequired}
            problems={problems}
            describedBy={describedBy}
            context={context}
            rights={rights}
            view={view}
            onFill={onFill}
          />
        ) : (
          <div className="form-read-only">
            {fieldText(field, value, context) === '' ? (
              t('form.view.empty')
            ) : (
              <View field={field} value={value} context={context} path={path} rights={rights} />
            )}
          </div>
        )}
      </div>
      <PartProblems id={`${id}-problem`} problems={own} isAlert={isAlerting} />
    </div>
  )
}
