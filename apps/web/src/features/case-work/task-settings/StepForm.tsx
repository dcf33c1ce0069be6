import { Button, Radio } from 'antd'
import { modeNames } from '@wenwu/core/task-settings/list'
import {
  assignmentModes,
  samePersonPolicies,
  type AssignmentMode,
  type SamePersonPolicy,
  type StepView,
} from '@wenwu/core/task-settings/model'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { CountField } from './CountField.tsx'
import { PersonPicker } from './PersonPicker.tsx'
import { useStepSettings } from './use-step-settings.ts'
import './task-settings.css'

interface PartProps {
  stored: StepView
  settings: ReturnType<typeof useStepSettings>
}

/** How the tasks of a step are given out, its own time, and who is told; may tighten what the law gives, never lengthen it. */
export function StepForm({ stored }: { stored: StepView }) {
  const { t } = useText()
  const settings = useStepSettings(stored)
  return (
    <form
      className="panel ts-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void settings.save()
      }}
    >
      <TypedNotice form={settings.form} />
      <GivenOut stored={stored} settings={settings} />
      <Counts stored={stored} settings={settings} />
      <div className="ts-buttons">
        <Button onClick={settings.leave}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={settings.isBusy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  )
}

/** To whom the tasks of the step go. */
function GivenOut({ stored: { itemCode, step, canAssign }, settings: { form, errors, set } }: PartProps) {
  const { t } = useText()
  const { values } = form
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
    <>
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
    </>
  )
}

/** How long the step may take, how many opinions are enough, and when somebody is told. */
function Counts({ stored: { statutoryDays, answerDays, asksExperts, canLimit }, settings: { form, errors, set } }: PartProps) {
  const { t } = useText()
  const { values } = form
  const days = (key: 'remindDays' | 'escalateDays', hint: string) => (
    <CountField
      label={t(`task-settings.${key}`)}
      hint={hint}
      min={0}
      max={30}
      unit={t('task-settings.days')}
      value={values[key]}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const limitHint = (): string => {
    if (answerDays !== null) return t('task-settings.answerLimitHint', { n: answerDays })
    return statutoryDays === null ? t('task-settings.limitHint') : t('task-settings.limitHintOf', { n: statutoryDays })
  }
  return (
    <div className="ts-grid">
      {canLimit && (
        <CountField
          label={t('task-settings.limitDays')}
          hint={limitHint()}
          error={errors.limitDays ?? ''}
          min={1}
          max={365}
          unit={t('task-settings.days')}
          value={values.limitDays}
          onChange={(limitDays) => set({ limitDays })}
        />
      )}
      {asksExperts && (
        <CountField
          label={t('task-settings.enoughOpinions')}
          hint={t('task-settings.enoughHint')}
          min={1}
          max={99}
          value={values.enoughOpinions}
          onChange={(enoughOpinions) => set({ enoughOpinions })}
        />
      )}
      {days('remindDays', t('task-settings.remindHint'))}
      {days('escalateDays', t('task-settings.escalateHint'))}
      <CountField
        label={t('task-settings.urgeHours')}
        hint={t('task-settings.urgeHint')}
        min={1}
        max={720}
        value={values.urgeHours}
        onChange={(urgeHours) => set({ urgeHours: urgeHours ?? 24 })}
      />
    </div>
  )
}
