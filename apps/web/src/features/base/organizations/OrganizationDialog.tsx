import { Input, Select, type InputProps } from 'antd'
import type { OrganizationKind } from '@wenwu/core/auth/model'
import { provinces } from '@wenwu/core/codes/provinces'
import type { OrganizationView } from '@wenwu/core/organizations/model'
import { fixedKinds, inheritsProvince, isFixedCode } from '@wenwu/core/organizations/placement'
import { useText, type TextTools } from '../../../lib/i18n.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { useOrganizationFields, type Mode } from './use-organization-fields.ts'
import { useWords } from './use-words.ts'

interface OrganizationDialogProps {
  mode: Mode
  onClose: () => void
  onSaved: (saved: OrganizationView) => void
}

type Fields = ReturnType<typeof useOrganizationFields>

/** Adds an organisation, or changes what is written about one. An error stands on its field, and nothing typed is lost by it. */
export function OrganizationDialog({ mode, onClose, onSaved }: OrganizationDialogProps) {
  const { t } = useText()
  const fields = useOrganizationFields(mode, onSaved)
  const { digits } = fields
  return (
    <ConfirmDialog
      isOpen
      hasFields
      isTyped={fields.form.isTyped}
      isEnterEnough
      width={520}
      title={titleOf(mode, t)}
      confirmText={t('common.save')}
      onConfirm={fields.save}
      onClose={() => {
        fields.form.settle()
        onClose()
      }}
    >
      <TypedNotice form={fields.form} />
      <KindField fields={fields} />
      <LineField fields={fields} of="name" label={t('organizations.name')} isRequired maxLength={200} />
      <LineField
        fields={fields}
        of="code"
        label={t('organizations.code')}
        className="mono"
        maxLength={40}
        disabled={mode.kind === 'edit' && isFixedCode(mode.organization.code)}
      />
      <LineField fields={fields} of="creditCode" label={t('organizations.creditCode')} className="mono" maxLength={18} />
      <LineField
        fields={fields}
        of="telephone"
        label={t('organizations.telephone')}
        hint={t('organizations.telephoneHint')}
        maxLength={60}
      />
      <ProvinceField fields={fields} />
      {digits !== undefined && (
        <LineField
          fields={fields}
          of="regionCode"
          label={t('organizations.region')}
          isRequired
          hint={t('organizations.regionHint', { digits })}
          className="mono"
          inputMode="numeric"
          maxLength={digits}
        />
      )}
    </ConfirmDialog>
  )
}

function titleOf(mode: Mode, t: TextTools['t']): string {
  if (mode.kind === 'edit') return t('organizations.editOf', { name: mode.organization.name })
  return mode.parent === null ? t('organizations.addRoot') : t('organizations.addBelowOf', { name: mode.parent.name })
}

/** What kind of organisation it is; one that is there stays what it is. */
function KindField({ fields: { kinds, form, errors, set } }: { fields: Fields }) {
  const { t } = useText()
  const { kindName } = useWords()
  return (
    <FormField label={t('organizations.kind')} isRequired error={errors.kind ?? ''}>
      {(ties) => (
        <Select
          {...ties}
          style={{ width: '100%' }}
          disabled={kinds.length === 1}
          value={form.values.kind}
          options={kinds.map((value) => ({ value, label: kindName(value) }))}
          onChange={(kind: OrganizationKind) => set({ kind })}
        />
      )}
    </FormField>
  )
}

/** Below a province the province is that of the organisation above; a region says it by its code. */
function ProvinceField({ fields: { digits, form, errors, set } }: { fields: Fields }) {
  const { t, textOf } = useText()
  const { kind, provinceCode } = form.values
  const isInherited = kind !== null && inheritsProvince(kind)
  const isOpen = kind !== null && !isInherited && !fixedKinds.includes(kind) && digits === undefined
  return (
    <FormField
      label={t('organizations.province')}
      error={errors.provinceCode ?? ''}
      {...(isInherited && { hint: t('organizations.provinceInherited') })}
    >
      {(ties) => (
        <Select
          {...ties}
          style={{ width: '100%' }}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          disabled={!isOpen}
          value={provinceCode === '' ? null : provinceCode}
          options={provinces.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) }))}
          onChange={(value: string | null | undefined) => set({ provinceCode: value ?? '' })}
        />
      )}
    </FormField>
  )
}

interface LineFieldProps extends Pick<InputProps, 'className' | 'inputMode' | 'maxLength' | 'disabled'> {
  fields: Fields
  of: Exclude<keyof Fields['form']['values'], 'kind'>
  label: string
  isRequired?: boolean
  hint?: string
}

/** One line of what is written about it. */
function LineField({ fields: { form, errors, set }, of, label, isRequired = false, hint, ...input }: LineFieldProps) {
  return (
    <FormField label={label} isRequired={isRequired} {...(hint !== undefined && { hint })} error={errors[of] ?? ''}>
      {(ties) => <Input {...ties} {...input} value={form.values[of]} onChange={(event) => set({ [of]: event.target.value })} />}
    </FormField>
  )
}
