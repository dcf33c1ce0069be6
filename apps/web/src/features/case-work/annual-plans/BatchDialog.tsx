import { InputNumber, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { nextNumber, yearsOf } from '@wenwu/core/annual-plans/batches'
import { contract } from '@wenwu/core/annual-plans/contract'
import { planName } from '@wenwu/core/annual-plans/list'
import { planKinds, type PlanKind } from '@wenwu/core/annual-plans/model'
import { call } from '../../../lib/call.ts'
import { formatDate, today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { DeadlineNote } from './DeadlineNote.tsx'
import { LastDayField } from './LastDayField.tsx'
import { moveDeadline } from './move-deadline.ts'
import { planKeys } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

/** The national bureau opens the next batch of a year and kind. Plans are made for the year to come. */
export function BatchDialog({ onClose }: { onClose: () => void }) {
  const words = useText()
  const { t } = words
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const years = yearsOf(today())
  const { values, errors, set, send, refuse } = useDialogFields<{ year: number; kind: PlanKind; number: number; dueOn: string }>({
    year: years.to,
    kind: 'works',
    number: 0,
    dueOn: '',
  })
  const { data: batches = [] } = useQuery({
    queryKey: planKeys.batches,
    queryFn: ({ signal }) => call(contract.batches, {}, { signal, isQuiet: true }),
  })
  // the next one, until another is typed
  const known = batches.filter(({ year, kind }) => year === values.year && kind === values.kind).map(({ number }) => number)
  const number = values.number || nextNumber(known)
  // one that is there already gets another last day
  const existing = batches.find((batch) => batch.year === values.year && batch.kind === values.kind && batch.number === number)
  const action = t(existing === undefined ? 'annual-plans.openBatch' : 'annual-plans.moveDeadline')
  const title =
    existing === undefined
      ? action
      : t('annual-plans.moveDeadlineTitle', { name: planName({ ...existing, batch: existing.number }, words) })
  const open = async (): Promise<void> => {
    if (values.dueOn === '') refuse({ dueOn: t('errors.plan-required') })
    if (existing !== undefined) {
      await send(() => moveDeadline(existing.id, values.dueOn))
      return
    }
    await send((idempotencyKey) => call(contract.openBatch, { ...values, number }, { idempotencyKey, isQuiet: true }))
    notify.success(t('annual-plans.batchOpened'))
    await Promise.all([planKeys.batches, planKeys.progress].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    // where it stands now
    const path = pathTo('plan-batches')
    if (path !== undefined) void navigate(path)
  }
  return (
    <ConfirmDialog isOpen hasFields title={title} confirmText={action} onConfirm={open} onClose={onClose}>
      <div className="plan-form">
        {existing !== undefined && <DeadlineNote batch={existing} dueOn={values.dueOn} />}
        <FormField label={t('annual-plans.kind')} isRequired error={errors.kind ?? ''}>
          {(ties) => (
            <Select<PlanKind>
              {...ties}
              value={values.kind}
              options={planKinds.map((kind) => ({ value: kind, label: t(`annual-plans.kind-${kind}`) }))}
              onChange={(kind) => set({ kind, number: 0 })}
            />
          )}
        </FormField>
        <div className="plan-form-pair">
          <FormField label={t('annual-plans.year')} isRequired error={errors.year ?? ''}>
            {(ties) => (
              <InputNumber
                {...ties}
                min={years.from}
                max={years.to}
                precision={0}
                value={values.year}
                onChange={(year) => set({ year: year ?? years.to, number: 0 })}
              />
            )}
          </FormField>
          <FormField
            label={t('annual-plans.batchNumber')}
            isRequired
            error={errors.number ?? ''}
            hint={existing === undefined ? undefined : t('annual-plans.batchExists', { day: formatDate(existing.dueOn) })}
          >
            {(ties) => (
              <InputNumber {...ties} min={1} max={99} precision={0} value={number} onChange={(chosen) => set({ number: chosen ?? 0 })} />
            )}
          </FormField>
        </div>
        <LastDayField year={values.year} value={values.dueOn} error={errors.dueOn} onChange={(dueOn) => set({ dueOn })} />
      </div>
    </ConfirmDialog>
  )
}
