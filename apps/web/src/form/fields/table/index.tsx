import { fieldRights } from '@wenwu/core/form/rights'
import { rowsOf, type Settings } from '@wenwu/core/form/types/table/model'
import { useText } from '../../../lib/i18n.ts'
import { lazyInput } from '../../inputs/lazy-input.tsx'
import { TableRowsView } from '../../TableRowsView.tsx'
import type { FieldWidgets, ViewProps } from '../../widget.ts'

function TableView({ field, value, context, path, rights }: ViewProps<Settings>) {
  const { textOf } = useText()
  const columns = field.columns.filter((column) => rights === undefined || fieldRights(`${path}.${column.key}`, rights).visible)
  return <TableRowsView path={path} label={textOf(field.label)} columns={columns} rows={rowsOf(value)} context={context} />
}

const TableInput = lazyInput(() => import('./TableInput.tsx').then(({ TableInput }) => TableInput))

export const widgets: FieldWidgets<Settings> = { Input: TableInput, View: TableView, isGroup: true, isWide: true }
