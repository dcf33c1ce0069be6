import { useState } from 'react'
import { Input, Select } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow, PlanView } from '@wenwu/core/annual-plans/model'
import type { OutputOf } from '@wenwu/core/http/endpoint'
import { limits } from '@wenwu/core/http/wire'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { MoneyField } from './MoneyField.tsx'
import { planKeys } from './plan-queries.ts'
import { useRowFields } from './use-row-fields.ts'

interface RowDialogProps {
  plan: PlanView
  /** Absent: a new one. */
  row: PlanRow | undefined
  onClose: () => void
}

/** A project of a plan: what it is, its money, the earlier batch and the case that it belongs to. What it is like is told once it is saved. */
export function RowDialog({ plan, row, onClose }: RowDialogProps) {
  const { t } = useText()
  const { isNew, form, errors, set, save } = useRowFields(plan, row)
  const { values, theirs } = form
  /** Beneath a field that another has saved in other words, those; else what it is for. */
  const hintOf = (field: 'projectName' | 'siteName' | 'group' | 'caseNumber' | 'budget' | 'stateFunds' | 'remark', usual?: string) => {
    const value = theirs[field]
    return value === undefined ? usual : t('common.typedTheirs', { value: value || t('common.emptyValue') })
  }
  const labelOf = (field: keyof typeof values) =>
    t(`annual-plans.${field === 'caseNumber' ? 'case' : field === 'earlierId' ? 'earlier' : field}`)
  const labels = Object.fromEntries((Object.keys(values) as (keyof typeof values)[]).map((field) => [field, labelOf(field)]))
  const text = (
    field: 'projectName' | 'siteName' | 'group' | 'caseNumber',
    { isRequired = false, hint, max = limits.name }: { isRequired?: boolean; hint?: string; max?: number } = {},
  ) => (
    <FormField label={labelOf(field)} isRequired={isRequired} error={errors[field] ?? ''} hint={hintOf(field, hint)}>
      {(ties) => <Input {...ties} maxLength={max} value={values[field]} onChange={(event) => set({ [field]: event.target.value })} />}
    </FormField>
  )
  return (
    <ConfirmDialog
      isOpen
      hasFields
      isTyped={form.isTyped}
      title={t(isNew ? 'annual-plans.add' : 'annual-plans.edit')}
      confirmText={t('common.save')}
      onConfirm={save}
      onClose={() => {
        form.settle()
        onClose()
      }}
    >
      <TypedNotice form={form} labels={labels} />
      <div className="plan-form">
        {text('projectName', { isRequired: true })}
        {text('siteName', { isRequired: true })}
        <div className="plan-form-pair">
          {(['budget', 'stateFunds'] as const).map((field) => (
            <MoneyField
              key={field}
              label={labelOf(field)}
              value={values[field]}
              error={errors[field]}
              hint={hintOf(field)}
              onChange={(typed) => set({ [field]: typed })}
            />
          ))}
        </div>
        {text('group', { hint: t('annual-plans.groupHint'), max: 60 })}
        <EarlierField
          plan={plan}
          row={row}
          value={values.earlierId}
          error={errors.earlierId}
          onChange={(earlierId) => set({ earlierId })}
        />
        {text('caseNumber', { hint: t('annual-plans.caseHint'), max: 60 })}
        <FormField label={labelOf('remark')} error={errors.remark ?? ''} hint={hintOf('remark')}>
          {(ties) => (
            <Input.TextArea
              {...ties}
              autoSize={{ minRows: 2, maxRows: 6 }}
              maxLength={limits.line}
              value={values.remark}
              onChange={(event) => set({ remark: event.target.value })}
            />
          )}
        </FormField>
      </div>
    </ConfirmDialog>
  )
}

type EarlierRow = OutputOf<typeof contract.earlierRows>[number]

interface EarlierFieldProps {
  plan: PlanView
  row: PlanRow | undefined
  value: string | null
  error: string | undefined
  onChange: (id: string | null) => void
}

/** The row of an earlier batch that this one goes on with, found by words. */
function EarlierField({ plan, row, value, error = '', onChange }: EarlierFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const q = useSettled(typed)
  const { data = [], isFetching } = useQuery({
    queryKey: ['plan-earlier-rows', plan.id, q],
    queryFn: ({ signal }) => call(contract.earlierRows, { id: plan.id, q }, { signal, isQuiet: true }),
    placeholderData: keepPreviousData,
  })
  const ownId = row?.earlier?.id ?? ''
  const { data: own } = useQuery({
    queryKey: planKeys.rowOf(ownId),
    queryFn: ({ signal }) => call(contract.row, { id: ownId }, { signal, isQuiet: true }),
    enabled: ownId !== '',
  })
  const [chosen, setChosen] = useState<EarlierRow>()
  // what is chosen keeps its name among rows of other words
  const current = [chosen, own].find((each) => each !== undefined && each.id === value)
  const found = current === undefined || data.some(({ id }) => id === current.id) ? data : [current, ...data]
  const options = found.map((each) => ({
    value: each.id,
    label: `${t('annual-plans.batchOf', { year: each.year, n: each.batch })} ${each.projectName}（${each.siteName}）`,
  }))
  return (
    <FormField label={t('annual-plans.earlier')} error={error} hint={t('annual-plans.earlierHint')}>
      {(ties) => (
        <Select<string>
          {...ties}
          className="plan-wide"
          allowClear
          // so that what is read aloud are the options themselves, not their values
          virtual={false}
          showSearch={{ filterOption: false, onSearch: setTyped }}
          loading={isFetching}
          placeholder={t('annual-plans.earlierSearch')}
          value={value}
          options={options}
          onChange={(id: string | undefined) => {
            setChosen(found.find((each) => each.id === id))
            onChange(id ?? null)
          }}
        />
      )}
    </FormField>
  )
}
