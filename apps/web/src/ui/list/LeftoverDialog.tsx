import { Button, Modal } from 'antd'
import { useText } from '../../lib/i18n.ts'

/** A row that a batch left as it is, and why. */
interface Leftover {
  key: string
  name: string
  /** What tells it from rows of the same name. */
  detail: string
  why: string
}

/** What a batch did not do, with how it is called. */
export interface BatchOutcome {
  title: string
  leftovers: readonly Leftover[]
}

interface LeftoverDialogProps {
  /** Absent: nothing to tell. */
  outcome: BatchOutcome | undefined
  /** What the list of them is called. */
  listName: string
  onClose: () => void
}

/** What an act on several rows did not do, row by row. */
export function LeftoverDialog({ outcome, listName, onClose }: LeftoverDialogProps) {
  const { t } = useText()
  return (
    <Modal
      open={outcome !== undefined}
      title={outcome?.title ?? ''}
      width={480}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('list.batchClose')}
        </Button>
      }
    >
      <ul className="list-batch" aria-label={listName}>
        {outcome?.leftovers.map(({ key, name, detail, why }) => (
          <li key={key}>
            {name} <span className="tone-grey">{detail}</span>
            <p className="list-batch-why">{why}</p>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
