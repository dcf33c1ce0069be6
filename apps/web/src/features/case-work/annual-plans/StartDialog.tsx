import { Radio } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import { planName } from '@wenwu/core/annual-plans/list'
import { call } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { planKeys } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

/** The batch in which the caller's province begins a plan: those that are open and have none of it. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const words = useText()
  const { t } = words
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const { values, errors, set, send, refuse } = useDialogFields({ batchId: '' })
  const { data } = useQuery({ queryKey: planKeys.batches, queryFn: ({ signal }) => call(contract.batches, {}, { signal, isQuiet: true }) })
  const open = (data ?? []).filter(({ isOver, planId }) => !isOver && planId === null)
  const isNone = data !== undefined && open.length === 0
  const batchId = values.batchId === '' && open.length === 1 ? open[0]!.id : values.batchId
  const start = async (): Promise<void> => {
    // there is nothing to begin: it is read and closed
    if (isNone) return
    if (batchId === '') refuse({ batchId: t('errors.plan-required') })
    const { id } = await send((idempotencyKey) => call(contract.start, { batchId }, { idempotencyKey, isQuiet: true }))
    await Promise.all([planKeys.plans, planKeys.batches].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    const path = pathTo('plan-page', { id })
    if (path !== undefined) void navigate(path)
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      isLostOnClose
      title={t('annual-plans.start')}
      confirmText={t(isNone ? 'common.close' : 'annual-plans.start')}
      onConfirm={start}
      onClose={onClose}
    >
      <FormField label={t('annual-plans.batch')} isRequired isGroup error={errors.batchId ?? ''} hint={t('annual-plans.startHint')}>
        {() =>
          isNone ? (
            <p>{t('annual-plans.noBatch')}</p>
          ) : (
            <Radio.Group className="plan-batches" value={batchId} onChange={(event) => set({ batchId: String(event.target.value) })}>
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
          )
        }
      </FormField>
    </ConfirmDialog>
  )
}
