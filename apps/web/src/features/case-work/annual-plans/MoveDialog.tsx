import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { actionOf } from '@wenwu/core/annual-plans/move-form'
import { hasDemand, moveTable } from '@wenwu/core/annual-plans/move-table'
import type { PlanMove } from '@wenwu/core/annual-plans/moves'
import { asksFor } from '@wenwu/core/item/action-form'
import { formatMoney } from '@wenwu/core/kernel/money'
import { ActionServicesContext, type ActionServices } from '../../../form/action-services.ts'
import { InputSection } from '../../../form/InputSection.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { moveNotes } from './move-notes/index.ts'
import { planKeys, refreshPlans } from './plan-queries.ts'
import { useMoveForm } from './use-move-form.ts'

export interface MoveDialogProps {
  plan: PlanView
  move: PlanMove
  onClose: () => void
}

/** Confirms a move of a whole plan and asks for what its form says. */
export function MoveDialog({ plan, move, onClose }: MoveDialogProps) {
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const { t } = useText()
  const definition = moveTable[move]
  const { send, ...drawn } = useMoveForm(definition, definition.preset?.(plan))
  const { isFarewell } = definition
  const Note = moveNotes[move]
  const { data: bodies } = useQuery({
    queryKey: ['plan-third-parties'],
    queryFn: ({ signal }) => call(contract.thirdParties, {}, { signal, isQuiet: true }),
    enabled: asksFor(actionOf(definition), 'directory'),
  })
  const services = useMemo<ActionServices>(
    () => ({ offered: () => bodies?.map(({ id, name }) => ({ id, label: name, isBarred: false })), schemes: undefined }),
    [bodies],
  )
  /** The dialog goes on with the plan as it is now. */
  const readAgain = async (): Promise<string> => {
    await refreshPlans(plan.id)
    const sum = queryClient.getQueryData<PlanView>(planKeys.planOf(plan.id))?.approvedFunds
    return hasDemand(move, 'decisions') && sum != null
      ? t('annual-plans.decisionsChanged', { sum: formatMoney(sum) })
      : t('annual-plans.changedMeanwhile')
  }
  const confirm = async (): Promise<void> => {
    const moved = await send(
      (said, idempotencyKey) =>
        call(
          contract.move,
          {
            ...{ id: plan.id, move, revision: plan.revision, input: said },
            ...(hasDemand(move, 'decisions') && plan.decisionsRevision !== null && { decisionsRevision: plan.decisionsRevision }),
          },
          { idempotencyKey, isQuiet: true },
        ),
      { code: 'plan-changed', refresh: readAgain },
    ).catch(async (error: unknown) => {
      // the page may show another sum than what the refusal of a field names
      if (error instanceof CallError && error.field !== undefined) await refreshPlans(plan.id)
      throw error
    })
    notify.success(t('annual-plans.moved', { move: t(`annual-plans.move-${move}`) }))
    await refreshPlans(plan.id, moved)
    const list = isFarewell === true ? pathTo('annual-plans') : undefined
    if (list !== undefined) void navigate(list)
  }
  const isAsking = definition.form.length > 0
  return (
    <ConfirmDialog
      isOpen
      hasFields={isAsking}
      isEnterEnough
      title={t(`annual-plans.move-${move}`)}
      confirmText={t(`annual-plans.move-${move}`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="plan-ask">{t(`annual-plans.ask-${move}`)}</p>
      {Note !== null && <Note plan={plan} />}
      {isAsking && (
        <ActionServicesContext value={services}>
          <InputSection {...drawn} />
        </ActionServicesContext>
      )}
    </ConfirmDialog>
  )
}
