import { useState } from 'react'
import { Input, Radio } from 'antd'
import { contract } from '@wenwu/core/calendar/contract'
import { daySettings, type CalendarYear, type DaySetting } from '@wenwu/core/calendar/model'
import { weekday } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { formatDate, today } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { refreshCalendar } from './calendar-query.ts'
import { Preview } from './Preview.tsx'

/** The day that is to be changed; with what it is to become where that is known (restoring what was). */
export interface ProposedDay {
  day: string
  setting?: DaySetting
  note?: string
  documentNumber?: string
}

interface ProposeDialogProps {
  day: ProposedDay
  /** What the sheet says of it; absent: a plain day of the week. */
  current: CalendarYear['days'][number] | undefined
  onClose: () => void
}

type Field = 'note' | 'reason' | 'setting'

/** Proposes a change of a day: what it becomes, why, and what that moves. */
export function ProposeDialog({ day: { day, ...wanted }, current, onClose }: ProposeDialogProps) {
  const { t } = useText()
  const kind = current?.kind ?? (weekday(day) > 5 ? 'week-end' : 'working')
  const isWorked = kind === 'working' || kind === 'make-up'
  const [values, setValues] = useState({
    setting: wanted.setting ?? (isWorked ? ('off' as const) : ('working' as const)),
    note: wanted.note ?? '',
    documentNumber: wanted.documentNumber ?? '',
    reason: '',
  })
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [key, setKey] = useState(() => newId())
  const set = (changed: Partial<typeof values>): void => {
    setValues({ ...values, ...changed })
    setErrors({})
    setKey(newId())
  }
  const isPast = day < today()
  const propose = async (): Promise<void> => {
    const found: Partial<Record<Field, string>> = {
      ...(values.setting !== 'published' && values.note.trim() === '' && { note: t('calendar.noteRequired') }),
      ...(isPast && values.reason.trim() === '' && { reason: t('calendar.reasonRequired') }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) throw new Error('a field was refused')
    try {
      await call(contract.propose, { day, ...values }, { idempotencyKey: key, isQuiet: true })
      notify.success(t('calendar.proposed'))
      await refreshCalendar()
    } catch (error) {
      if (error instanceof CallError && (error.field === 'note' || error.field === 'reason' || error.field === 'setting'))
        setErrors({ [error.field]: error.message })
      else notify.error(messageOfError(error))
      throw error
    }
  }
  // what the day is already is no change
  const offered = daySettings.filter(
    (setting) => setting !== (isWorked ? 'working' : 'off') && (setting !== 'published' || current?.isCorrected === true),
  )
  return (
    <ConfirmDialog
      isOpen
      hasFields
      width={720}
      title={t('calendar.changeTitle', { day: formatDate(day) })}
      confirmText={t('calendar.propose')}
      onConfirm={propose}
      onClose={onClose}
    >
      <p className="wc-now">{t('calendar.now', { kind: t(`calendar.kind-${kind}`) })}</p>
      <FormField label={t('calendar.setting')} isGroup error={errors.setting ?? ''}>
        {() => (
          <Radio.Group
            value={values.setting}
            options={offered.map((setting) => ({ value: setting, label: t(`calendar.setting-${setting}`) }))}
            onChange={(event) => set({ setting: event.target.value as DaySetting })}
          />
        )}
      </FormField>
      <div className="wc-fields">
        <FormField
          label={t('calendar.note')}
          isRequired={values.setting !== 'published'}
          hint={t('calendar.noteHint')}
          error={errors.note ?? ''}
        >
          {(ties) => <Input {...ties} maxLength={200} value={values.note} onChange={(event) => set({ note: event.target.value })} />}
        </FormField>
        <FormField label={t('calendar.documentNumber')}>
          {(ties) => (
            <Input
              {...ties}
              maxLength={200}
              value={values.documentNumber}
              onChange={(event) => set({ documentNumber: event.target.value })}
            />
          )}
        </FormField>
      </div>
      {isPast && (
        <FormField label={t('calendar.reason')} isRequired hint={t('calendar.reasonHint')} error={errors.reason ?? ''}>
          {(ties) => (
            <Input.TextArea
              {...ties}
              rows={2}
              maxLength={500}
              value={values.reason}
              onChange={(event) => set({ reason: event.target.value })}
            />
          )}
        </FormField>
      )}
      <Preview day={day} setting={values.setting} />
    </ConfirmDialog>
  )
}
