import PlusOutlined from '@ant-design/icons/PlusOutlined'
import { Button } from 'antd'
import { useMemo } from 'react'
import { fieldRights } from '@wenwu/core/form/rights'
import { totalsOf } from '@wenwu/core/form/totals'
import { defaultMaxRows, type Settings } from '@wenwu/core/form/types/table/model'
import { useText } from '../../../lib/i18n.ts'
import { focusField, helpIdOf } from '../../dom.ts'
import { ColumnHead } from '../../inputs/ColumnHead.tsx'
import { TableTotals } from '../../inputs/TableTotals.tsx'
import { editedRows } from '../../row-pages.ts'
import { rowsWithIds } from '../../table-rows.ts'
import { noData, rowsLookAtForm } from '../../table-looks.ts'
import type { InputProps, ShownProblem } from '../../widget.ts'
import { TableImport } from './TableImport.tsx'
import { TableRowInput, type Cell } from './TableRowInput.tsx'
import { EditedPages } from './EditedPages.tsx'
import { TotalStanding } from './TotalStanding.tsx'
import { useRowEdits } from './use-row-edits.ts'
import { useRowPages } from './use-row-pages.ts'
import { useTableKeys } from './use-table-keys.ts'

const nothing: readonly ShownProblem[] = []

/** A table edited in place: cells, rows added, removed and moved, blocks pasted from Excel; a long one page by page. On a phone every row is a card. */
export function TableInput(props: InputProps<Settings>) {
  const { field, path, value, context, rights, problems, disabled } = props
  const { t, textOf, locale } = useText()
  const rows = useMemo(() => rowsWithIds(value), [value])
  const maxRows = field.maxRows ?? defaultMaxRows
  const isFull = rows.length >= maxRows
  const cells = useMemo<Cell[]>(
    () =>
      field.columns
        .map((column) => ({ column, rights: fieldRights(`${path}.${column.key}`, rights) }))
        .filter((cell) => cell.rights.visible),
    [field, path, rights],
  )
  const canChangeRows = !disabled && fieldRights(path, rights).editable
  // A row that holds something this person may not edit cannot be taken away; the server would put it back.
  const isBound = cells.some((cell) => !cell.rights.editable)

  const pages = useRowPages(path, rows)
  const firstKey = cells.find((cell) => cell.rights.editable)?.column.key
  const edits = useRowEdits({ ...props, rows, pages, canChangeRows, firstKey })
  const keys = useTableKeys({ path, context, disabled, cells, count: rows.length, canChangeRows, pages, edits })
  const { step } = edits

  const totals = useMemo(
    () =>
      totalsOf(field, rows, props.view).filter(
        ({ column }) => column.key === field.key || cells.some((cell) => cell.column.key === column.key),
      ),
    [field, rows, props.view, cells],
  )
  // a sum outside is looked at by the totals: a key pressed in one row draws no other again
  const rowView = useMemo(() => (rowsLookAtForm(field.columns) ? props.view : noData), [field, props.view])
  const rowProblems = useMemo(() => groupByRow(problems), [problems])

  return (
    <div className="form-table-input" {...keys}>
      {rows.length === 0 ? (
        <div className="form-table-empty">{t('form.table.empty')}</div>
      ) : (
        <div className="form-table-frame">
          <table className="form-table">
            <thead>
              <tr>
                <th scope="col" className="form-table-index">
                  {t('common.index')}
                </th>
                {cells.map(({ column }) => (
                  <ColumnHead key={column.key} column={column} isRequired={column.required === true} helpId={helpIdOf(path, column)} />
                ))}
                {canChangeRows && (
                  <th scope="col" className="form-table-actions">
                    {t('common.operations')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {pages.shown.map((row, i) => (
                <TableRowInput
                  key={row.id}
                  row={row}
                  index={pages.begin + i}
                  isLast={pages.begin + i === rows.length - 1}
                  path={path}
                  cells={cells}
                  problems={rowProblems.get(pages.begin + i) ?? nothing}
                  disabled={disabled}
                  canMove={canChangeRows}
                  canRemove={canChangeRows && !isBound}
                  context={context}
                  rights={rights}
                  view={rowView}
                  locale={locale}
                  onCell={edits.changeCell}
                  onRemove={edits.remove}
                  onMove={edits.move}
                  onBlur={props.onBlur}
                />
              ))}
            </tbody>
            <TableTotals columns={cells.map(({ column }) => column)} totals={totals} hasActions={canChangeRows} />
          </table>
        </div>
      )}
      {rows.length > editedRows && (
        <EditedPages
          number={pages.number}
          total={rows.length}
          problems={rowProblems}
          onTurn={pages.turn}
          onGo={(place) => focusField(`${path}[${place}]`)}
        />
      )}
      {totals.map((total) => (
        <TotalStanding key={`${total.column.key} ${total.equals ?? ''}`} total={total} />
      ))}
      {canChangeRows && (
        <div className="form-table-foot">
          <Button
            id={props.id}
            type="dashed"
            icon={<PlusOutlined />}
            disabled={isFull}
            onClick={() => edits.add()}
            aria-describedby={props.describedBy}
          >
            {t('form.table.add')}
          </Button>
          <TableImport
            path={path}
            label={textOf(field.label)}
            rows={rows}
            numbers={field.columns.filter((column) => column.type === 'text' && column.isUnique).map(({ label }) => textOf(label))}
            isFull={isFull}
            onRows={edits.take}
            onWithdraw={edits.withdraw}
          />
          <span className={isFull ? 'form-hint' : 'form-hint is-keys'}>
            {isFull ? t('form.table.full', { n: maxRows }) : t('form.table.hint')}
          </span>
        </div>
      )}
      {step !== undefined && (
        <div className="form-table-removed">
          {step.told}
          <Button
            size="small"
            disabled={disabled || !step.hasRoom}
            aria-keyshortcuts={step.hasKey ? 'Control+Z' : undefined}
            onClick={edits.takeBack}
          >
            {t('form.undo')}
          </Button>
        </div>
      )}
      <div className="visually-hidden" role="status">
        {step === undefined ? edits.notice : [step.told, step.hasKey ? t('form.table.removedKeys') : ''].join(' ')}
      </div>
    </div>
  )
}

/** Problems by row: `[2].money` → row 2, `money`. */
function groupByRow(problems: readonly ShownProblem[]): Map<number, ShownProblem[]> {
  const rows = new Map<number, ShownProblem[]>()
  for (const problem of problems) {
    const match = /^\[(\d+)\]\.?(.*)$/.exec(problem.path)
    if (match === null) continue
    const row = Number(match[1])
    rows.set(row, [...(rows.get(row) ?? []), { path: match[2] ?? '', text: problem.text }])
  }
  return rows
}
