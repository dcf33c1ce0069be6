import { Button } from 'antd'
import { useText } from '../../lib/i18n.ts'
import type { RowTools } from './list-types.ts'
import type { Selection } from './use-selection.ts'

interface ListSelectedProps<Row> {
  selection: Selection<Row>
  batchActions: RowTools<Row>['batchActions']
}

/** What can be done with the selected rows at once; nothing while none is. */
export function ListSelected<Row>({ selection: { rows, clear, keep }, batchActions }: ListSelectedProps<Row>) {
  const { t } = useText()
  if (rows.length === 0 || batchActions === undefined) return null
  const told = t('common.selectedRows', { n: rows.length })
  return (
    <div className="list-selected no-print" role="region" aria-label={told}>
      <span>{told}</span>
      {batchActions(rows, clear, keep)}
      <Button type="link" size="small" onClick={clear}>
        {t('list.clearSelection')}
      </Button>
    </div>
  )
}
