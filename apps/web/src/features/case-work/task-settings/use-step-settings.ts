import { useState } from 'react'
import { useLocation } from 'react-router'
import { contract } from '@wenwu/core/task-settings/contract'
import type { StepSettings, StepView } from '@wenwu/core/task-settings/model'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText, type TextTools } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { closeTab } from '../../../lib/tabs.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'

type Errors = Partial<Record<'limitDays' | 'fixedUserId', string>>

/** The settings of a step as they are typed, what is wrong with them, and saving them; the page is left then. */
export function useStepSettings(stored: StepView) {
  const { t } = useText()
  const pathTo = usePathTo()
  const { pathname } = useLocation()
  const { itemCode, step, version } = stored
  const form = useTypedForm<StepSettings & { fixedUserName: string }>(`task-settings:${itemCode}/${step}`, {
    ...stored.settings,
    fixedUserName: stored.fixedUserName,
  })
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['task-settings'] })
  const leave = (): void => {
    form.settle()
    closeTab(pathname, pathname, pathTo('task-settings'))
  }
  const save = async (): Promise<void> => {
    const { fixedUserName: _, ...settings } = form.values
    const found = errorsOf(settings, stored, t)
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await call(contract.save, { itemCode, step, settings, version }, { isQuiet: true })
      notify.success(t('task-settings.saved'))
      await refresh()
      leave()
    } catch (error) {
      if (error instanceof CallError && (error.field === 'limitDays' || error.field === 'fixedUserId'))
        setErrors({ [error.field]: error.message })
      else if (!(await form.meet(error, refresh))) notify.error(messageOfError(error))
    } finally {
      setBusy(false)
    }
  }
  return {
    form,
    errors,
    isBusy,
    set: (changed: Partial<typeof form.values>): void => {
      form.change(changed)
      setErrors({})
    },
    leave,
    save,
  }
}

/** What the page can tell before the server does. */
function errorsOf({ limitDays, mode, fixedUserId }: StepSettings, { statutoryDays, answerDays }: StepView, t: TextTools['t']): Errors {
  const isLonger = (most: number | null): most is number => most !== null && limitDays !== null && limitDays > most
  return {
    ...(isLonger(statutoryDays) && { limitDays: t('errors.step-limit-too-long', { n: statutoryDays }) }),
    ...(isLonger(answerDays) && { limitDays: t('errors.step-answer-too-long', { n: answerDays }) }),
    ...(mode === 'fixed' && fixedUserId === null && { fixedUserId: t('task-settings.fixedUserRequired') }),
  }
}
