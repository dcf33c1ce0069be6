import { useState } from 'react'
import { contract } from '@wenwu/core/annual-plans/contract'
import { warningText } from '@wenwu/core/annual-plans/list'
import type { PlanRow, PlanView } from '@wenwu/core/annual-plans/model'
import { formatMoney } from '@wenwu/core/kernel/money'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'
import { readMoney } from './MoneyField.tsx'
import { refreshPlans, rowQuery } from './plan-queries.ts'

/** What is written about a project of a plan as it is typed, what is wrong with it, and saving it. `opened`: absent where it is new. */
export function useRowFields(plan: PlanView, opened: PlanRow | undefined) {
  const { t } = useText()
  // as it is stored; another may change it meanwhile
  const [row, setRow] = useState(opened)
  // what stood in it can be added anew
  const [isGone, setGone] = useState(false)
  const known = isGone ? undefined : row
  const form = useTypedForm(row === undefined ? `plan row of ${plan.id}` : `plan row ${row.id}`, {
    projectName: row?.projectName ?? '',
    siteName: row?.siteName ?? '',
    group: row?.group ?? '',
    budget: row === undefined ? '' : formatMoney(row.budget),
    stateFunds: row === undefined ? '' : formatMoney(row.stateFunds),
    earlierId: row?.earlier?.id ?? null,
    caseNumber: row?.caseNumber ?? '',
    remark: row?.remark ?? '',
  })
  const { values } = form
  const [errors, setErrors] = useState<Partial<Record<keyof typeof values, string>>>({})
  const readAgain = async (id: string): Promise<void> => {
    const [now] = await Promise.all([queryClient.fetchQuery({ ...rowQuery(id), staleTime: 0 }), refreshPlans(plan.id)])
    setRow(now)
  }
  const save = async (): Promise<void> => {
    const [budget, stateFunds] = [readMoney(values.budget, t), readMoney(values.stateFunds, t)]
    const missing = (['projectName', 'siteName'] as const).filter((field) => !hasVisibleText(values[field]))
    setErrors({
      ...Object.fromEntries(missing.map((field) => [field, t('errors.plan-required')])),
      ...('error' in budget && { budget: budget.error }),
      ...('error' in stateFunds && { stateFunds: stateFunds.error }),
    })
    if (missing.length > 0 || 'error' in budget || 'error' in stateFunds) throw new Error('a field was refused')
    const facts = { ...values, budget: budget.amount, stateFunds: stateFunds.amount }
    const sent = { idempotencyKey: form.key, isQuiet: true }
    try {
      const { warnings, rank } =
        known === undefined
          ? await call(contract.addRow, { id: plan.id, ...facts }, sent)
          : { ...(await call(contract.changeRow, { id: known.id, revision: known.revision, ...facts }, sent)), rank: undefined }
      form.settle()
      // a new one may stand on another page of the list
      notify.success(rank === undefined ? t('annual-plans.saved') : t('annual-plans.added', { rank }))
      // the row has a mark with all of them
      const suspects = warnings.filter(({ code }) => code !== 'site')
      if (suspects[0] !== undefined) {
        const first = warningText(suspects[0], { t })
        notify.warning(suspects.length === 1 ? first : t('annual-plans.likesFound', { first, n: suspects.length }), 8)
      }
      await refreshPlans(plan.id)
    } catch (error) {
      if (known !== undefined && error instanceof CallError && error.code === 'not-found') {
        setGone(true)
        await refreshPlans(plan.id)
        notify.warning(t('annual-plans.rowGone'), 8)
      } else if (error instanceof CallError && error.field !== undefined && error.field in values)
        setErrors({ [error.field]: messageOfError(error) })
      else if (known === undefined || !(await form.meet(error, () => readAgain(known.id), 'plan-row-changed')))
        notify.error(messageOfError(error))
      throw error
    }
  }
  return {
    isNew: known === undefined,
    form,
    errors,
    set: (changed: Partial<typeof values>): void => {
      form.change(changed)
      setErrors({})
    },
    save,
  }
}
