import { Input, Radio } from 'antd'
import { userKindCode, userKindOf } from '@wenwu/core/auth/model'
import { userKinds } from '@wenwu/core/codes/user-kinds'
import { accountLimits } from '@wenwu/core/users/check-input'
import type { AccountView, RevealableField } from '@wenwu/core/users/model'
import { useText } from '../../lib/i18n.ts'
import { organizationSource } from '../../lib/organization-source.ts'
import { OrganizationPicker } from '../../ui/OrganizationPicker.tsx'
import { ContactField } from './ContactField.tsx'
import { describedBy } from './described-by.ts'
import { FormRow } from './FormRow.tsx'
import type { FormErrors, FormValues } from './form-values.ts'
import { MaskedValue } from './MaskedValue.tsx'

export interface UserFormProps {
  values: FormValues
  errors: FormErrors
  onChange: (change: Partial<FormValues>) => void
  /** The account that is changed; absent for a new one. */
  user?: AccountView
  onReveal?: (field: RevealableField) => void
}

/** The fields of an account; which roles it holds is somebody else's to say. */
export function UserForm({ values, errors, onChange, user, onReveal }: UserFormProps) {
  const { t, textOf } = useText()
  const chosen = values.organizationId === null ? null : { id: values.organizationId, name: values.organizationName }
  return (
    <div className="user-form">
      <FormRow id="user-username" label={t('users.username')} isRequired {...(user === undefined && { hint: t('users.usernameHint') })} error={errors['username']}>
        {user === undefined ? (
          <Input {...describedBy('user-username', errors['username'], true)} value={values.username} maxLength={accountLimits.username} autoComplete="off" onChange={(event) => onChange({ username: event.target.value })} />
        ) : (
          <Input id="user-username" value={values.username} readOnly variant="filled" />
        )}
      </FormRow>
      <FormRow id="user-familyName" label={t('users.familyName')} error={errors['familyName']}>
        <Input {...describedBy('user-familyName', errors['familyName'])} value={values.familyName} maxLength={accountLimits.familyName} autoComplete="off" onChange={(event) => onChange({ familyName: event.target.value })} />
      </FormRow>
      <FormRow id="user-name" label={t('users.name')} isRequired error={errors['name']}>
        <Input {...describedBy('user-name', errors['name'])} value={values.name} maxLength={accountLimits.name} autoComplete="off" onChange={(event) => onChange({ name: event.target.value })} />
      </FormRow>
      <FormRow id="user-kind" label={t('users.kind')} isRequired hint={t('users.kindHint')} error={errors['kind']}>
        <Radio.Group
          id="user-kind"
          aria-label={t('users.kind')}
          value={userKindCode[values.kind]}
          onChange={(event) => onChange({ kind: userKindOf(String(event.target.value)) })}
          options={userKinds.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) }))}
        />
      </FormRow>
      <FormRow id="user-organization" label={t('users.organization')} error={errors['organizationId']}>
        <OrganizationPicker
          id="user-organization"
          describedBy={errors['organizationId'] === undefined ? undefined : 'user-organization-error'}
          isInvalid={errors['organizationId'] !== undefined}
          source={organizationSource}
          value={chosen}
          placeholder={t('users.organizationPlaceholder')}
          onChange={(picked) => onChange({ organizationId: picked?.id ?? null, organizationName: picked?.name ?? '' })}
        />
      </FormRow>
      <ContactField field="mobile" masked={user?.mobile} value={values.mobile} error={errors['mobile']} onChange={(mobile) => onChange({ mobile })} {...(onReveal !== undefined && { onReveal })} />
      <ContactField field="email" masked={user?.email} value={values.email} error={errors['email']} onChange={(email) => onChange({ email })} {...(onReveal !== undefined && { onReveal })} />
      {user !== undefined && user.identityNumber !== '' && (
        <FormRow id="user-identityNumber" label={t('users.identityNumber')} error={undefined}>
          <MaskedValue field="identityNumber" masked={user.identityNumber} id="user-identityNumber" {...(onReveal !== undefined && { onReveal })} />
        </FormRow>
      )}
      {values.kind === 'official' && (
        <FormRow id="user-expertField" label={t('users.expertField')} hint={t('users.expertHint')} error={errors['expertField']}>
          <Input {...describedBy('user-expertField', errors['expertField'], true)} value={values.expertField} maxLength={accountLimits.expertField} onChange={(event) => onChange({ expertField: event.target.value })} />
        </FormRow>
      )}
    </div>
  )
}
