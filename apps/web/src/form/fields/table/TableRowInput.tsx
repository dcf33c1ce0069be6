import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { memo } from 'react'
import { effectiveField, type Rights } from '@wenwu/core/form/rights'
import type { Field, FieldRights, FormContext, FormData } from '@wenwu/core/form/model'
import type { TableRow } from '@wenwu/core/form/types/table/model'
import type { Locale } from '@wenwu/core/i18n/text'
import { useText } from '../../../lib/i18n.ts'
import { columnHead } from '@wenwu/core/form/to-text'
import { domId, helpIdOf } from '../../dom.ts'
import { PartProblems, problemsAt } from '../../inputs/PartProblems.tsx'
import { isSameProblems, type ShownProblem } from '../../widget.ts'
import { useWidgets } from '../../widgets-context.ts'

/** A column that this person may see. */
export interface Cell {
  column: Field
  rights: FieldRights
}

interface TableRowProps {
  row: TableRow
  index: number
  isLast: boolean
  path: string
  cells: readonly Cell[]
  problems: readonly ShownProblem[]
  disabled: boolean
  canMove: boolean
  canRemove: boolean
  context: FormContext
  rights: Rights
  view: FormData
  locale: Locale
  onCell: (id: string, column: string, value: unknown) => void
  onRemove: (id: string) => void
  onMove: (index: number, by: -1 | 1) => void
  onBlur?: () => void
}

/** One row of a table in edit. Draws again only when the row itself, its problems or its place change. */
export const TableRowInput = memo(DrawnRow, (before, after) =>
  (Object.keys(after) as (keyof TableRowProps)[]).every((key) =>
    key === 'problems' ? isSameProblems(before.problems, after.problems) : Object.is(before[key], after[key]),
  ),
)

function DrawnRow({
  row,
  index,
  isLast,
  path,
  cells,
  problems,
  disabled,
  canMove,
  canRemove,
  context,
  rights,
  view,
  locale,
  onCell,
  onRemove,
  onMove,
  onBlur,
}: TableRowProps) {
  const { t, textOf } = useText()
  const widgetsOf = useWidgets()
  const n = index + 1
  return (
    <tr id={domId(`${path}[${index}]`)}>
      <td className="form-table-index">{n}</td>
      {cells.map(({ column }) => {
        const cellPath = `${path}[${index}].${column.key}`
        const id = domId(cellPath)
        const own = effectiveField(cellPath, column, view, rights, row)
        const found = problemsAt(problems, column.key).map((problem) => ({ ...problem, path: problem.path.slice(column.key.length + 1) }))
        const { Input, View } = widgetsOf(column)
        const value = row[column.key]
        const label = textOf(column.label)
        return (
          <td
            key={column.key}
            data-row={index}
            data-column={column.key}
            data-label={columnHead(column, locale)}
            {...(own.editable && column.help !== undefined && { 'data-help': textOf(column.help) })}
            className={own.required ? `is-required is-${column.type}` : `is-${column.type}`}
          >
            {own.visible && own.editable && (
              <Input
                id={id}
                path={cellPath}
                field={column}
                value={value}
                onChange={(next) => onCell(row.id, column.key, next)}
                onBlur={onBlur}
                disabled={disabled}
                required={own.required}
                problems={found}
                describedBy={
                  [helpIdOf(path, column), found.length > 0 ? `${id}-problem` : undefined].filter(Boolean).join(' ') || undefined
                }
                ariaLabel={`${t('form.table.row', { n })} ${label}`}
                isCompact
                context={context}
                rights={rights}
                view={view}
              />
            )}
            {own.visible && !own.editable && <View field={column} value={value} context={context} path={cellPath} />}
            {!own.visible && <span aria-hidden="true">{t('form.view.empty')}</span>}
            <PartProblems id={`${id}-problem`} problems={found} />
          </td>
        )
      })}
      {canMove && (
        <td className="form-table-actions">
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined />}
            disabled={disabled || index === 0}
            aria-label={t('form.table.up', { n })}
            onClick={() => onMove(index, -1)}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            disabled={disabled || isLast}
            aria-label={t('form.table.down', { n })}
            onClick={() => onMove(index, 1)}
          />
          {canRemove && (
            <Button
              className="form-table-remove"
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined />}
              disabled={disabled}
              aria-label={t('form.table.remove', { n })}
              onClick={() => onRemove(row.id)}
            />
          )}
        </td>
      )}
    </tr>
  )
}
