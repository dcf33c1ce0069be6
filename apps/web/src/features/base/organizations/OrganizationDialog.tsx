import { useState } from 'react'
import { Input, Select } from 'antd'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { provinces } from '@wenwu/core/codes/provinces'
import { isCreditCode, tidyFormat } from '@wenwu/core/form/formats'
import { newId } from '@wenwu/core/kernel/id'
import { contract } from '@wenwu/core/organizations/contract'
import type { OrganizationView } from '@wenwu/core/organizations/model'
import { addableBelow, fixedKinds, inheritsProvince, isFixedCode, regionDigits } from '@wenwu/core/organizations/placement'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { CallError, messageOfError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { refreshOrganizations } from './queries.ts'
import { useWords } from './use-words.ts'

type Mode = { kind: 'add'; parent: OrganizationView | null } | { kind: 'edit'; organization: OrganizationView }
type Field = 'kind' | 'name' | 'code' | 'creditCode' | 'provinceCode' | 'regionCode' | 'telephone'

interface OrganizationDialogProps {
  mode: Mode
  onClose: () => void
  onSaved: (saved: OrganizationView) => void
}

const fields: readonly string[] = ['kind', 'name', 'code', 'creditCode', 'provinceCode', 'regionCode', 'telephone'] satisfies Field[]

function isField(name: string | undefined): name is Field {
  return name !== undefined && fields.includes(name)
}

const blank = { name: '', code: '', creditCode: '', provinceCode: '', regionCode: '', telephone: '' }

/** Adds an organisation, or changes what is written about one. An error stands on its field, and nothing typed is lost by it. */
export function OrganizationDialog({ mode, onClose, onSaved }: OrganizationDialogProps) {
  const { t, textOf } = useText()
  const { kindName } = useWords()
  const stored = mode.kind === 'edit' ? mode.organization : undefined
  const kinds = mode.kind === 'edit' ? [mode.organization.kind] : addableBelow(mode.parent?.kind ?? null)
  const [kind, setKind] = useState<OrganizationKind | undefined>(kinds.length === 1 ? kinds[0] : undefined)
  const [values, setValues] = useState(
    stored === undefined
      ? { ...blank, provinceCode: (mode.kind === 'add' ? mode.parent?.provinceCode : undefined) ?? '' }
      : {
          name: stored.name,
          code: stored.code ?? '',
          creditCode: stored.creditCode ?? '',
          provinceCode: stored.provinceCode ?? '',
          regionCode: stored.regionCode ?? '',
          telephone: stored.telephone,
        },
  )
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  // One key for one dialog: a repeated click adds nothing twice. Other words are another request.
  const [key] = useState(() => newId())
  const digits = kind && regionDigits(kind)
  const set = (field: keyof typeof blank, value: string): void => {
    setValues({ ...values, [field]: value })
    setErrors({ ...errors, [field]: undefined })
  }

  const check = (): Partial<Record<Field, string>> => {
    const creditCode = tidyFormat('credit-code', values.creditCode)
    return {
      ...(kind === undefined && { kind: t('organizations.kindRequired') }),
      ...(!hasVisibleText(values.name) && { name: t('organizations.nameRequired') }),
      ...(creditCode !== '' && !isCreditCode(creditCode) && { creditCode: t('organizations.creditCodeWrong') }),
    }
  }
  const save = async (): Promise<void> => {
    const found = check()
    setErrors(found)
    if (Object.keys(found).length > 0 || kind === undefined) throw new Error('a field was refused')
    const input = {
      name: values.name,
      code: values.code.trim() || null,
      creditCode: values.creditCode.trim() || null,
      provinceCode: values.provinceCode || null,
      telephone: values.telephone,
      ...(digits !== undefined && { regionCode: values.regionCode.trim() || null }),
    }
    try {
      const saved =
        mode.kind === 'edit'
          ? await call(contract.update, { ...input, id: mode.organization.id, version: mode.organization.version }, { isQuiet: true })
          : await call(
              contract.create,
              { ...input, kind, parentId: mode.parent?.id ?? null },
              { idempotencyKey: `${key}-${digestOf(JSON.stringify([input, kind]))}`, isQuiet: true },
            )
      notify.success(t(mode.kind === 'edit' ? 'organizations.saved' : 'organizations.created'))
      await refreshOrganizations()
      onSaved(saved)
    } catch (error) {
      if (error instanceof CallError && isField(error.field)) setErrors({ [error.field]: error.message })
      else notify.error(messageOfError(error))
      throw error
    }
  }

  const title =
    mode.kind === 'edit'
      ? t('organizations.editOf', { name: mode.organization.name })
      : mode.parent === null
        ? t('organizations.addRoot')
        : t('organizations.addBelowOf', { name: mode.parent.name })
  const isProvinceOpen = kind !== undefined && !inheritsProvince(kind) && !fixedKinds.includes(kind) && digits === undefined
  return (
    <ConfirmDialog
      isOpen
      hasFields
      isEnterEnough
      width={520}
      title={title}
      confirmText={t('common.save')}
      onConfirm={save}
      onClose={onClose}
    >
      <FormField label={t('organizations.kind')} isRequired error={errors.kind ?? ''}>
        {(ties) => (
          <Select
            {...ties}
            style={{ width: '100%' }}
            disabled={kinds.length === 1}
            value={kind ?? null}
            options={kinds.map((value) => ({ value, label: kindName(value) }))}
            onChange={(value: OrganizationKind | null) => {
              setKind(value ?? undefined)
              setErrors({ ...errors, kind: undefined })
            }}
          />
        )}
      </FormField>
      <FormField label={t('organizations.name')} isRequired error={errors.name ?? ''}>
        {(ties) => <Input {...ties} maxLength={200} value={values.name} onChange={(event) => set('name', event.target.value)} />}
      </FormField>
      <FormField label={t('organizations.code')} error={errors.code ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            className="mono"
            maxLength={40}
            disabled={isFixedCode(stored?.code ?? null)}
            value={values.code}
            onChange={(event) => set('code', event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('organizations.creditCode')} error={errors.creditCode ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            className="mono"
            maxLength={18}
            value={values.creditCode}
            onChange={(event) => set('creditCode', event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('organizations.telephone')} hint={t('organizations.telephoneHint')} error={errors.telephone ?? ''}>
        {(ties) => <Input {...ties} maxLength={60} value={values.telephone} onChange={(event) => set('telephone', event.target.value)} />}
      </FormField>
      <FormField
        label={t('organizations.province')}
        error={errors.provinceCode ?? ''}
        {...(kind !== undefined && inheritsProvince(kind) && { hint: t('organizations.provinceInherited') })}
      >
        {(ties) => (
          <Select
            {...ties}
            style={{ width: '100%' }}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            disabled={!isProvinceOpen}
            value={values.provinceCode === '' ? null : values.provinceCode}
            options={provinces.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) }))}
            onChange={(value: string | null | undefined) => set('provinceCode', value ?? '')}
          />
        )}
      </FormField>
      {digits !== undefined && (
        <FormField
          label={t('organizations.region')}
          isRequired
          hint={t('organizations.regionHint', { digits })}
          error={errors.regionCode ?? ''}
        >
          {(ties) => (
            <Input
              {...ties}
              className="mono"
              inputMode="numeric"
              maxLength={digits}
              value={values.regionCode}
              onChange={(event) => set('regionCode', event.target.value)}
            />
          )}
        </FormField>
      )}
    </ConfirmDialog>
  )
}

/** A short print of what is sent, so that one key never stands for two contents. */
function digestOf(text: string): string {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
