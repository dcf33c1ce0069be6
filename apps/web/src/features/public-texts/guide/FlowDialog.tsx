import { lazy, Suspense, useState } from 'react'
import { Modal } from 'antd'
import type { GuideFlow } from '@wenwu/core/guides/model'
import { useItemDrawing } from '../../../item/use-item-drawing.ts'
import { useText } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx'
import { FlowPicture } from './FlowPicture.tsx'

const ItemProcess = lazy(async () => ({ default: (await import('../../../item/ItemProcess.tsx')).ItemProcess }))

interface FlowDialogProps {
  flow: GuideFlow
  /** The process in words, for readers who cannot see the drawing. */
  description: string
  isOpen: boolean
  onClose: () => void
}

/** The flow chart of a guide: the drawn process, the picture an editor handed in, or 暂无流程图 (specification §2.7). */
export function FlowDialog({ flow, description, isOpen, onClose }: FlowDialogProps) {
  const { t } = useText()
  // The drawing fits itself into the room it finds: it is drawn once the dialog has its size.
  const [hasRoom, setHasRoom] = useState(false)
  return (
    <Modal
      open={isOpen}
      title={t('guide.drawing')}
      footer={null}
      width="min(1160px, 94vw)"
      className={flow.kind === 'none' ? undefined : 'guide-flow'}
      onCancel={onClose}
      afterOpenChange={setHasRoom}
      destroyOnHidden
    >
      {flow.kind === 'none' && <p className="guide-flow-none">{t('guide.noDrawing')}</p>}
      {flow.kind === 'picture' && <FlowPicture link={flow.link} description={description} />}
      {flow.kind === 'process' && hasRoom && <FlowProcess itemVersionId={flow.itemVersionId} description={description} />}
    </Modal>
  )
}

function FlowProcess({ itemVersionId, description }: { itemVersionId: string; description: string }) {
  const { bpmn, error, refetch } = useItemDrawing(itemVersionId)
  if (error !== null && error !== undefined) return <ErrorState error={error} onRetry={refetch} />
  if (bpmn === undefined) return <PageSkeleton />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ItemProcess bpmn={bpmn} description={description} />
    </Suspense>
  )
}
