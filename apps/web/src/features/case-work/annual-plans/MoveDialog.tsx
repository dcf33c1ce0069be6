import { useState } from 'react'
import { Input, Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { moveTable, type PlanMove } from '@wenwu/core/annual-plans/moves'
import { limits } from '@wenwu/core/http/wire'
import { formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { MoneyField, readMoney } from './MoneyField.tsx'
import { planKeys, refreshPlans } from './plan-queries.ts'
import { useDialogFields } from './use-dialog-fields.ts'

/** Confirms a move of a whole plan and asks for what it takes: a reason, the letter and its total, the body that ranks. */
export function MoveDialog({ plan, move, onClose }: { plan: PlanView; move: PlanMove; onClose: () => void }) {
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const { t } = useText()
  const { values, errors, set, send, refuse } = useDialogFields({
    reason: '',
    letterNumber: plan.letterNumber,
    total: '',
    thirdPartyId: '',
  })
  // as who moves it has read it
  const [read] = useState(plan)
  const hasReason = moveTable[move].hasReason === true
  const { data: bodies = [], isFetching } = useQuery({
    queryKey: ['plan-third-parties'],
    queryFn: ({ signal }) => call(contract.thirdParties, {}, { signal, isQuiet: true }),
    enabled: move === 'entrust',
  })
  const { data: approved } = useQuery({
    queryKey: [...planKeys.rows, plan.id, 'approved'],
    queryFn: ({ signal }) =>
      call(
        contract.rows,
        { filter: { planId: plan.id, result: 'approved' }, sort: 'rank-asc', page: { number: 1, size: 1 } },
        { signal, isQuiet: true },
      ),
    enabled: move === 'issue',
  })
  /** The dialog goes on with the plan as it is now. */
  const readAgain = async (): Promise<string> => {
    await refreshPlans(plan.id)
    const sum = queryClient.getQueryData<PlanView>(planKeys.planOf(plan.id))?.approvedFunds
    return move === 'issue' && sum != null
      ? t('annual-plans.decisionsChanged', { sum: formatMoney(sum) })
      : t('annual-plans.changedMeanwhile')
  }
  const confirm = async (): Promise<void> => {
    const missing = t('errors.plan-required')
    if (hasReason && !hasVisibleText(values.reason)) refuse({ reason: missing })
    if (move === 'entrust' && values.thirdPartyId === '') refuse({ thirdPartyId: t('errors.plan-third-party') })
    const total = readMoney(values.total, t)
    if (move === 'submit' && (!hasVisibleText(values.letterNumber) || 'error' in total))
      refuse({ ...(!hasVisibleText(values.letterNumber) && { letterNumber: missing }), ...('error' in total && { total: total.error }) })
    const moved = await send(
      (idempotencyKey) =>
        call(
          contract.move,
          {
            id: plan.id,
            move,
            revision: plan.revision,
            ...(hasReason && { reason: values.reason }),
            ...(move === 'submit' && 'amount' in total && { letterNumber: values.letterNumber, total: total.amount }),
            ...(move === 'entrust' && { thirdPartyId: values.thirdPartyId }),
            ...(move === 'issue' && plan.decisionsRevision !== null && { decisionsRevision: plan.decisionsRevision }),
          },
          { idempotencyKey, isQuiet: true },
        ),
      { code: 'plan-changed', refresh: readAgain },
    ).catch(async (error: unknown) => {
      // the page may show another sum than what the refusal names
      if (error instanceof CallError && error.code === 'plan-letter-total') await refreshPlans(plan.id)
      throw error
    })
    notify.success(t('annual-plans.moved', { move: t(`annual-plans.move-${move}`) }))
    await refreshPlans(plan.id, moved)
    // who has ranked a plan reads it no more
    const list = move === 'finish-ranking' ? pathTo('annual-plans') : undefined
    if (list !== undefined) void navigate(list)
  }
  const isAsking = hasReason || move === 'submit' || move === 'entrust'
  return (
    <ConfirmDialog
      isOpen
      hasFields={isAsking}
      title={t(`annual-plans.move-${move}`)}
      confirmText={t(`annual-plans.move-${move}`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p className="plan-ask">{t(`annual-plans.ask-${move}`)}</p>
      {move === 'start-deciding' && plan.status === 'ranking' && (
        <p className="plan-warnings">{t('annual-plans.rankingUnfinished', { name: plan.thirdParty ?? t('annual-plans.thirdParty') })}</p>
      )}
      {move === 'issue' && plan.approvedFunds !== null && (
        <p className="plan-ask">
          {approved !== undefined &&
            t('annual-plans.decisionCounts', { approved: approved.total, refused: plan.rowCount - approved.total })}{' '}
          {t('list.sumOf', { title: t('annual-plans.approvedFunds'), sum: formatMoney(plan.approvedFunds) })}
        </p>
      )}
      {hasReason && (
        <FormField label={t('annual-plans.reason')} isRequired error={errors.reason ?? ''}>
          {(ties) => (
            <Input.TextArea
              {...ties}
              autoSize={{ minRows: 3, maxRows: 8 }}
              maxLength={limits.line}
              value={values.reason}
              onChange={(event) => set({ reason: event.target.value })}
            />
          )}
        </FormField>
      )}
      {move === 'submit' && (
        <>
          {plan.stateFunds !== read.stateFunds && (
            <p className="plan-warnings" role="status">
              {t('annual-plans.fundsChanged', { before: formatMoney(read.stateFunds), now: formatMoney(plan.stateFunds) })}
            </p>
          )}
          <FormField label={t('annual-plans.letterNumber')} isRequired error={errors.letterNumber ?? ''}>
            {(ties) => (
              <Input
                {...ties}
                maxLength={100}
                value={values.letterNumber}
                onChange={(event) => set({ letterNumber: event.target.value })}
              />
            )}
          </FormField>
          <MoneyField label={t('annual-plans.total')} value={values.total} error={errors.total} onChange={(total) => set({ total })} />
        </>
      )}
      {move === 'entrust' && (
        <FormField label={t('annual-plans.thirdParty')} isRequired error={errors.thirdPartyId ?? ''}>
          {(ties) => (
            <Select
              {...ties}
              className="plan-wide"
              loading={isFetching}
              value={values.thirdPartyId || null}
              options={bodies.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(thirdPartyId: string) => set({ thirdPartyId })}
            />
          )}
        </FormField>
      )}
    </ConfirmDialog>
  )
}
