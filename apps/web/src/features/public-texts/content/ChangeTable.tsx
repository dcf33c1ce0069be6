import { Fragment } from 'react'
import { changedFields, type FieldChange } from '@wenwu/core/form/diff'
import { isRecord } from '@wenwu/core/form/json'
import type { FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { findField } from '@wenwu/core/form/paths'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { fieldText } from '@wenwu/core/form/to-text'
import { diffLines } from '@wenwu/core/publishing/line-diff'
import { useFormContext } from '../../../form/use-form-context.ts'
import { useText } from '../../../lib/i18n.ts'

export interface ChangeTableProps {
  form: FormDefinition
  before: FormData
  after: FormData
  beforeLabel: string
  afterLabel: string
}

/** What differs between two versions, field by field; long texts line by line. */
export function ChangeTable({ form, before, after, beforeLabel, afterLabel }: ChangeTableProps) {
  const { t, locale } = useText()
  const context = useFormContext()
  const changes = changedFields(form, before, after)
  if (changes.length === 0) return <p className="content-same">{t('content.noChanges')}</p>
  return (
    <div className="content-changes">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('content.field')}</th>
            <th scope="col">{beforeLabel}</th>
            <th scope="col">{afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.path}>
              <th scope="row">{pathLabel(form, change.path, locale, change.after === null ? before : after)}</th>
              {isLong(form, change) ? (
                <td colSpan={2}>
                  <Lines before={String(change.before ?? '')} after={String(change.after ?? '')} />
                </td>
              ) : (
                <>
                  <td className="is-before" data-label={beforeLabel}>
                    {valueText(form, change.path, change.before, context) || t('content.emptyValue')}
                  </td>
                  <td className="is-after" data-label={afterLabel}>
                    {valueText(form, change.path, change.after, context) || t('content.emptyValue')}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isLong(form: FormDefinition, change: FieldChange): boolean {
  const areTexts = [change.before, change.after].every((value) => value === null || typeof value === 'string')
  return areTexts && findField(form, change.path)?.type === 'long-text'
}

function Lines({ before, after }: { before: string; after: string }) {
  const { t } = useText()
  return (
    <div className="content-lines">
      {diffLines(before, after).map(({ kind, text }, index) => (
        <Fragment key={index}>
          {kind === 'same' ? (
            <p>{text}</p>
          ) : (
            <p className={`is-${kind}`}>
              <span className="visually-hidden">{t(kind === 'removed' ? 'content.removed' : 'content.addedText')}：</span>
              {kind === 'removed' ? <del>{text || ' '}</del> : <ins>{text || ' '}</ins>}
            </p>
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** A value, or a whole row, as a reader sees it. */
function valueText(form: FormDefinition, path: string, value: unknown, context: FormContext): string {
  const field = findField(form, path)
  if (field === undefined) return ''
  if (field.type !== 'table' || !path.endsWith(']')) return fieldText(field, value, context)
  if (!isRecord(value)) return ''
  return field.columns
    .map((column) => fieldText(column, value[column.key], context))
    .filter(Boolean)
    .join('，')
}
