import { Modal } from 'antd'
import { formatDate } from '../../lib/dates.ts'
import { Paragraphs } from '../../ui/Paragraphs.tsx'

export interface ShownText {
  title: string
  text: string
  /** Who published it, or under which heading it stands. */
  note: string
  /** `YYYY-MM-DD`, or ''. */
  day: string
}

/** Largest height of a notice's dialog in px (specification §9). */
const maxHeight = 357

/** A notice, an answer or a help article in a dialog. */
export function TextDialog({ shown, onClose }: { shown: ShownText; onClose: () => void }) {
  return (
    <Modal
      open
      title={shown.title}
      footer={null}
      width={640}
      onCancel={onClose}
      styles={{ container: { display: 'flex', flexDirection: 'column', maxHeight }, body: { overflowY: 'auto' } }}
    >
      {(shown.note !== '' || shown.day !== '') && (
        <p className="home-notice-meta">
          <span>{shown.note}</span>
          {shown.day !== '' && <time>{formatDate(shown.day)}</time>}
        </p>
      )}
      <Paragraphs text={shown.text} />
    </Modal>
  )
}
