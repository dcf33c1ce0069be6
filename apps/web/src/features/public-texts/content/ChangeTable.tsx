import { Fragment } from 'react'
import { changedFields, type FieldChange } from '@wenwu/core/form/diff'
import { isRecord } from '@wenwu/core/form/json'
import type { FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { findField } from '@wenwu/core/form/paths'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { fieldText } from '@wenwu/core/form/to-text'
import { diffLines, type LineChange } from '@wenwu/core/publishing/line-diff'
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
                  <Lines
                    before={String(change.before ?? '')}
                    after={String(change.after ?? '')}
                    beforeLabel={beforeLabel}
                    afterLabel={afterLabel}
                  />
                </td>
              ) : (
                <>
                  <td className="is-before" data-label={beforeLabel}>
                    {valueText(form, change.path, change.before, context) || t('common.emptyValue')}
                  </td>
                  <td className="is-after" data-label={afterLabel}>
                    {valueText(form, change.path, change.after, context) || t('common.emptyValue')}
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

/** Each line under the heading it belongs to; what stayed under both, to be read aloud once. */
function Lines({ before, after, beforeLabel, afterLabel }: Record<'before' | 'after' | 'beforeLabel' | 'afterLabel', string>) {
  const { t } = useText()
  return (
    <div className="content-lines">
      {runsOf(diffLines(before, after)).map(({ same, removed, added }, index) => (
        <Fragment key={index}>
          {same.length > 0 && (
            <>
              <div>{same.map(paragraph)}</div>
              <div className="is-again" aria-hidden="true">
                {same.map(paragraph)}
              </div>
            </>
          )}
          {removed.length > 0 && (
            <div className="is-removed" data-label={beforeLabel}>
              <span className="visually-hidden">{t('content.removed')}：</span>
              <del>{removed.map(paragraph)}</del>
            </div>
          )}
          {added.length > 0 && (
            <div className="is-added" data-label={afterLabel}>
              <span className="visually-hidden">{t('content.addedText')}：</span>
              <ins>{added.map(paragraph)}</ins>
            </div>
          )}
        </Fragment>
      ))}
    </div>
  )
}

const paragraph = (text: string, index: number) => <p key={index}>{text || ' '}</p>

type Run = Record<LineChange['kind'], string[]>

/** Lines that stayed, then those taken out and put in between them and the next that stayed. */
function runsOf(lines: readonly LineChange[]): Run[] {
  const runs: Run[] = []
  let last: LineChange['kind'] | undefined
  for (const { kind, text } of lines) {
    if (runs.length === 0 || (kind === 'same' && last !== 'same')) runs.push({ same: [], removed: [], added: [] })
    runs.at(-1)![kind].push(text)
    last = kind
  }
  return runs
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
