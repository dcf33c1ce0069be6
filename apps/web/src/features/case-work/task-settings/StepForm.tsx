import { useState } from 'react'
import { Button, InputNumber, Radio } from 'antd'
import { useLocation } from 'react-router'
import { contract } from '@wenwu/core/task-settings/contract'
import { modeNames } from '@wenwu/core/task-settings/list'
import {
  assignmentModes,
  samePersonPolicies,
  type AssignmentMode,
  type SamePersonPolicy,
  type StepSettings,
  type StepView,
} from '@wenwu/core/task-settings/model'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { takeKept, useKeepInput } from '../../../lib/kept-input.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { closeTab } from '../../../lib/tabs.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { PersonPicker } from './PersonPicker.tsx'
import './task-settings.css'

type Field = 'limitDays' | 'fixedUserId'

/** How the tasks of a step are given out, its own time, and who is told; may tighten what the law gives, never lengthen it. */
export function StepForm({ stored }: { stored: StepView }) {
  const { t } = useText()
  const pathTo = usePathTo()
  const { pathname } = useLocation()
  const { itemCode, step, statutoryDays, answerDays, asksExperts, canAssign, canLimit } = stored
  const form = `task-settings:${itemCode}/${step}`
  const [values, setValues] = useState<StepSettings & { fixedUserName: string }>(
    () => takeKept(form) ?? { ...stored.settings, fixedUserName: stored.fixedUserName },
  )
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [isBusy, setBusy] = useState(false)
  useKeepInput(form, values)
  const set = (changed: Partial<typeof values>): void => {
    setValues({ ...values, ...changed })
    setErrors({})
  }
  const leave = (): void => closeTab(pathname, pathname, pathTo('task-settings'))
  const save = async (): Promise<void> => {
    const { fixedUserName: _, ...settings } = values
    const found: Partial<Record<Field, string>> = {
      ...(statutoryDays !== null &&
        settings.limitDays !== null &&
        settings.limitDays > statutoryDays && { limitDays: t('errors.step-limit-too-long', { n: statutoryDays }) }),
      ...(answerDays !== null &&
        settings.limitDays !== null &&
        settings.limitDays > answerDays && { limitDays: t('errors.step-answer-too-long', { n: answerDays }) }),
      ...(settings.mode === 'fixed' && settings.fixedUserId === null && { fixedUserId: t('task-settings.fixedUserRequired') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await call(contract.save, { itemCode, step, settings, version: stored.version }, { isQuiet: true })
      notify.success(t('task-settings.saved'))
      await queryClient.invalidateQueries({ queryKey: ['task-settings'] })
      leave()
    } catch (error) {
      if (error instanceof CallError && (error.field === 'limitDays' || error.field === 'fixedUserId'))
        setErrors({ [error.field]: error.message })
      else notify.error(messageOfError(error))
    } finally {
      setBusy(false)
    }
  }
  const days = (key: 'remindDays' | 'escalateDays', hint: 'task-settings.remindHint' | 'task-settings.escalateHint') => (
    <FormField label={t(`task-settings.${key}`)} hint={t(hint)}>
      {(ties) => (
        <InputNumber
          id={ties.id}
          aria-describedby={ties['aria-describedby']}
          min={0}
          max={30}
          precision={0}
          suffix={t('task-settings.days')}
          value={values[key]}
          onChange={(value) => set({ [key]: value })}
        />
      )}
    </FormField>
  )
  const samePerson = (key: 'whenStarter' | 'whenSamePerson', hint?: string) => (
    <FormField label={t(`task-settings.${key}`)} isGroup {...(hint !== undefined && { hint })}>
      {() => (
        <Radio.Group
          value={values[key]}
          options={samePersonPolicies.map((policy) => ({ value: policy, label: t(`task-settings.same-${policy}`) }))}
          onChange={(event) => set({ [key]: event.target.value as SamePersonPolicy })}
        />
      )}
    </FormField>
  )
  return (
    <form
      className="panel ts-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {canAssign ? (
        <FormField label={t('task-settings.mode')} isGroup hint={t(`task-settings.hint-${values.mode}`)}>
          {() => (
            <Radio.Group
              value={values.mode}
              options={assignmentModes.map((mode) => ({ value: mode, label: t(modeNames[mode]) }))}
              onChange={(event) => set({ mode: event.target.value as AssignmentMode })}
            />
          )}
        </FormField>
      ) : (
        <p className="ts-note">{t('task-settings.notAssigned')}</p>
      )}
      {values.mode === 'fixed' && (
        <FormField label={t('task-settings.fixedUser')} isRequired error={errors.fixedUserId ?? ''}>
          {(ties) => (
            <PersonPicker
              ties={ties}
              step={{ itemCode, step }}
              value={values.fixedUserId}
              name={values.fixedUserName}
              onChange={(fixedUserId, fixedUserName) => set({ fixedUserId, fixedUserName })}
            />
          )}
        </FormField>
      )}
      {canAssign && samePerson('whenStarter')}
      {canAssign && samePerson('whenSamePerson', t('task-settings.samePersonHint'))}
      <div className="ts-grid">
        {canLimit && (
          <FormField
            label={t('task-settings.limitDays')}
            hint={
              answerDays !== null
                ? t('task-settings.answerLimitHint', { n: answerDays })
                : statutoryDays === null
                  ? t('task-settings.limitHint')
                  : t('task-settings.limitHintOf', { n: statutoryDays })
            }
            error={errors.limitDays ?? ''}
          >
            {(ties) => (
              <InputNumber
                id={ties.id}
                aria-describedby={ties['aria-describedby']}
                aria-invalid={ties['aria-invalid']}
                min={1}
                max={365}
                precision={0}
                suffix={t('task-settings.days')}
                value={values.limitDays}
                onChange={(limitDays) => set({ limitDays })}
              />
            )}
          </FormField>
        )}
        {asksExperts && (
          <FormField label={t('task-settings.enoughOpinions')} hint={t('task-settings.enoughHint')}>
            {(ties) => (
              <InputNumber
                id={ties.id}
                aria-describedby={ties['aria-describedby']}
                min={1}
                max={99}
                precision={0}
                value={values.enoughOpinions}
                onChange={(enoughOpinions) => set({ enoughOpinions })}
              />
            )}
          </FormField>
        )}
        {days('remindDays', 'task-settings.remindHint')}
        {days('escalateDays', 'task-settings.escalateHint')}
        <FormField label={t('task-settings.urgeHours')} hint={t('task-settings.urgeHint')}>
          {(ties) => (
            <InputNumber
              id={ties.id}
              aria-describedby={ties['aria-describedby']}
              min={1}
              max={720}
              precision={0}
              value={values.urgeHours}
              onChange={(urgeHours) => set({ urgeHours: urgeHours ?? 24 })}
            />
          )}
        </FormField>
      </div>
      <div className="ts-buttons">
        <Button onClick={leave}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}
