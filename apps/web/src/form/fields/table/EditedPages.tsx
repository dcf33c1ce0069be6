import { Button } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { later } from '../../../lib/later.tsx'
import { editedRows, pageOfPlace } from '../../row-pages.ts'
import type { ShownProblem } from '../../widget.ts'

const RowTurner = later(
  async () => (await import('../../RowTools.tsx')).RowTurner,
  () => null,
)

interface EditedPagesProps {
  number: number
  /** Rows of the table. */
  total: number
  /** What is wrong, by the place of the row. */
  problems: ReadonlyMap<number, readonly ShownProblem[]>
  onTurn: (number: number) => void
  /** Goes to the row at a place. */
  onGo: (place: number) => void
}

/** Pages of a table that is filled in, and the way to what is wrong on another one. */
export function EditedPages({ number, total, problems, onTurn, onGo }: EditedPagesProps) {
  const { t } = useText()
  const elsewhere = [...problems.keys()].filter((place) => pageOfPlace(place, editedRows) !== number).sort((a, b) => a - b)
  // what comes after this page first, then from the beginning
  const next = elsewhere.find((place) => pageOfPlace(place, editedRows) > number) ?? elsewhere[0]
  return (
    <div className="row-pager">
      <RowTurner number={number} size={editedRows} total={total} onTurn={onTurn} />
      {next !== undefined && (
        <Button type="link" size="small" danger onClick={() => onGo(next)}>
          {t('form.rows.faultsElsewhere', { n: elsewhere.length })}
        </Button>
      )}
    </div>
  )
}
