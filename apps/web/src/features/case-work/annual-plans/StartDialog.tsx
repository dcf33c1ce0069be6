import { Button, Modal, Radio } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { planName } from '@wenwu/core/annual-plans/list'
import type { PlanBatch } from '@wenwu/core/annual-plans/model'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { useFocusBack } from '../../../ui/use-focus-back.ts'
import { planKeys } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

/** The batches in which the caller's province may begin a plan: those that are open and have none of it; that there is none is read and closed. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  useFocusBack()
  const { t } = useText()
  const { data, error, refetch } = useQuery({
    queryKey: planKeys.batches,
    queryFn: ({ signal }) => call(contract.batches, {}, { signal, isQuiet: true }),
  })
  if (data === undefined && error === null) return null
  const open = data?.filter(({ isOver, planId }) => !isOver && planId === null) ?? []
  if (open.length > 0) return <BatchChoice open={open} onClose={onClose} />
  return (
    <Modal
      open
      width={440}
      title={t('annual-plans.start')}
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('common.close')}
        </Button>
      }
      onCancel={onClose}
    >
      {data === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : <p>{t('annual-plans.noBatch')}</p>}
    </Modal>
  )
}

/** One of the open batches; the only one is chosen. */
function BatchChoice({ open, onClose }: { open: readonly PlanBatch[]; onClose: () => void }) {
  const words = useText()
  const { t } = words
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const { values, errors, set, send, refuse } = useDialogFields({ batchId: open.length === 1 ? open[0]!.id : '' })
  const start = async (): Promise<void> => {
    if (values.batchId === '') refuse({ batchId: t('errors.plan-required') })
    const { id } = await send((idempotencyKey) => call(contract.start, { batchId: values.batchId }, { idempotencyKey, isQuiet: true }))
    await Promise.all([planKeys.plans, planKeys.batches].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    const path = pathTo('plan-page', { id })
    if (path !== undefined) void navigate(path)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      title={t('annual-plans.start')}
      confirmText={t('annual-plans.start')}
      onConfirm={start}
      onClose={onClose}
    >
      <FormField label={t('annual-plans.batch')} isRequired isGroup error={errors.batchId ?? ''} hint={t('annual-plans.startHint')}>
        {() => (
          <Radio.Group className="plan-batches" value={values.batchId} onChange={(event) => set({ batchId: String(event.target.value) })}>
            {open.map((batch) => (
              <Radio key={batch.id} value={batch.id}>
                {planName({ ...batch, batch: batch.number }, words)}
                <span className="tone-grey">
                  {' '}
                  {t('annual-plans.dueOn')} {formatDate(batch.dueOn)}
                </span>
              </Radio>
            ))}
          </Radio.Group>
        )}
      </FormField>
    </ConfirmDialog>
  )
}
