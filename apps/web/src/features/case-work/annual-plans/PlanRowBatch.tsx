import { useState } from 'react'
import { Button, Input } from 'antd'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow, PlanView } from '@wenwu/core/annual-plans/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { refreshPlans } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

interface PlanRowBatchProps {
  plan: PlanView
  rows: readonly PlanRow[]
  onDone: () => void
}

/** What can be done with the selected rows of a plan: put them into a group, remove them. */
export function PlanRowBatch({ plan, rows, onDone }: PlanRowBatchProps) {
  const { t } = useText()
  const [open, setOpen] = useState<'group' | 'remove'>()
  const rowIds = rows.map(({ id }) => id)
  const remove = async (): Promise<void> => {
    const changed = await call(contract.removeRows, { id: plan.id, rowIds })
    notify.success(t('annual-plans.removed'))
    onDone()
    await refreshPlans(plan.id, changed)
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen('group')}>
        {t('annual-plans.toGroup')}
      </Button>
      <Button size="small" danger onClick={() => setOpen('remove')}>
        {t('annual-plans.remove')}
      </Button>
      {open === 'group' && <GroupDialog plan={plan} rows={rows} onDone={onDone} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t('annual-plans.removeTitle', { n: rows.length })}
          confirmText={t('annual-plans.remove')}
          onConfirm={remove}
          onClose={() => setOpen(undefined)}
        >
          <p>{t('annual-plans.removeText')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The name of the group; the one that the first selected row has already stands there. */
function GroupDialog({ plan, rows, onDone, onClose }: PlanRowBatchProps & { onClose: () => void }) {
  const { t } = useText()
  const { values, errors, set, send } = useDialogFields({ group: rows.find(({ group }) => group !== '')?.group ?? '' })
  const save = async (): Promise<void> => {
    await send(() =>
      call(
        contract.group,
        { id: plan.id, rowIds: rows.map(({ id }) => id), group: values.group, revision: plan.revision },
        { isQuiet: true },
      ),
    )
    notify.success(t('annual-plans.grouped'))
    onDone()
    await refreshPlans(plan.id)
  }
  return (
    <ConfirmDialog isOpen hasFields title={t('annual-plans.toGroup')} confirmText={t('common.save')} onConfirm={save} onClose={onClose}>
      <FormField label={t('annual-plans.groupName')} error={errors.group ?? ''} hint={t('annual-plans.groupNameHint')}>
        {(ties) => <Input {...ties} maxLength={60} value={values.group} onChange={(event) => set({ group: event.target.value })} />}
      </FormField>
    </ConfirmDialog>
  )
}
