import { cellText, fieldText } from '@wenwu/core/form/to-text'
import { totalsOf } from '@wenwu/core/form/totals'
import { fieldRights, type Rights } from '@wenwu/core/form/rights'
import { rowsOf } from '@wenwu/core/form/types/table/model'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { FormContext } from '@wenwu/core/form/model'
import { useText } from '../lib/i18n.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { DefectNote, DefectTick, type DefectMarks } from './DefectMark.tsx'
import { domId } from './dom.ts'
import type { PlacedField } from './SectionView.tsx'
import { TableRowsView } from './TableRowsView.tsx'

interface TableFieldViewProps {
  placed: PlacedField
  hasCaption?: boolean
  context: FormContext
  rights: Rights
  changes: readonly FieldChange[]
  defects?: DefectMarks
}

/** A table of a section, read-only, with its name, tick box and marks; removed rows are counted and named below. */
export function TableFieldView({ placed, hasCaption = true, context, rights, changes, defects }: TableFieldViewProps) {
  const { t, textOf } = useText()
  const { field, path, value } = placed
  if (field.type !== 'table') return null
  const label = textOf(field.label)
  const rows = rowsOf(value)
  const columns = field.columns.filter((column) => fieldRights(`${path}.${column.key}`, rights).visible)
  const removed = changes.filter((change) => change.path.startsWith(`${path}[#`) && change.path.endsWith(']') && change.after === null)
  const whole = changes.find((change) => change.path === path)
  const rowText = (row: Record<string, unknown> | undefined) =>
    columns
      .map((column) => cellText(column, row?.[column.key], context))
      .filter(Boolean)
      .join('，')
  const hasDefect = defects !== undefined && Object.hasOwn(defects.notes, path)
  return (
    <div id={`${domId(path)}-view`} className={hasDefect ? 'view-table has-defect' : 'view-table'}>
      {(hasCaption || defects?.onChange !== undefined) && (
        <div className="view-table-title">
          <DefectTick path={path} label={label} defects={defects} />
          {label}
          {rows.length > 0 && <span className="view-count">{t('form.rowCount', { n: rows.length })}</span>}
        </div>
      )}
      <DefectNote path={path} label={label} defects={defects} />
      {rows.length === 0 ? (
        <div className="form-table-empty">{t('common.empty')}</div>
      ) : (
        <TableRowsView
          path={path}
          label={label}
          columns={columns}
          rows={rows}
          context={context}
          changes={changes}
          totals={totalsOf(field, rows)}
        />
      )}
      {whole !== undefined && <ChangeMark before={fieldText(field, whole.before, context)} />}
      {removed.length > 0 && (
        <div className="change-mark">
          <strong>{t('form.view.removedRows', { n: removed.length })}</strong>{' '}
          {removed.map((change) => rowText(rowsOf([change.before])[0])).join('；')}
        </div>
      )}
    </div>
  )
}
