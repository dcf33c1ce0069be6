import { Input, Radio } from 'antd'
import { userKindCode, userKindOf } from '@wenwu/core/auth/model'
import { userKinds } from '@wenwu/core/codes/user-kinds'
import { accountLimits } from '@wenwu/core/users/check-input'
import type { AccountView, RevealableField } from '@wenwu/core/users/model'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { organizationSource } from '../../../lib/organization-source.ts'
import { OrganizationPicker } from '../../../ui/OrganizationPicker.tsx'
import { ContactField } from './ContactField.tsx'
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
      <FormField
        id="user-username"
        label={t('users.username')}
        isRequired
        {...(user === undefined && { hint: t('users.usernameHint') })}
        error={errors['username'] ?? ''}
      >
        {(ties) => (
          <Input
            {...ties}
            value={values.username}
            maxLength={accountLimits.username}
            autoComplete="off"
            {...(user !== undefined && { readOnly: true, variant: 'filled' as const })}
            onChange={(event) => onChange({ username: event.target.value })}
          />
        )}
      </FormField>
      <FormField id="user-familyName" label={t('users.familyName')} error={errors['familyName'] ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            value={values.familyName}
            maxLength={accountLimits.familyName}
            autoComplete="off"
            onChange={(event) => onChange({ familyName: event.target.value })}
          />
        )}
      </FormField>
      <FormField id="user-name" label={t('users.name')} isRequired error={errors['name'] ?? ''}>
        {(ties) => (
          <Input
            {...ties}
            value={values.name}
            maxLength={accountLimits.name}
            autoComplete="off"
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </FormField>
      <FormField id="user-kind" label={t('users.kind')} isRequired isGroup hint={t('users.kindHint')} error={errors['kind'] ?? ''}>
        {(ties) => (
          <Radio.Group
            id={ties.id}
            value={userKindCode[values.kind]}
            onChange={(event) => onChange({ kind: userKindOf(String(event.target.value)) })}
            options={userKinds.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) }))}
          />
        )}
      </FormField>
      <FormField id="user-organization" label={t('users.organization')} error={errors['organizationId'] ?? ''}>
        {(ties) => (
          <OrganizationPicker
            id={ties.id}
            describedBy={ties['aria-describedby']}
            isInvalid={ties['aria-invalid']}
            source={organizationSource}
            value={chosen}
            placeholder={t('users.organizationPlaceholder')}
            onChange={(picked) => onChange({ organizationId: picked?.id ?? null, organizationName: picked?.name ?? '' })}
          />
        )}
      </FormField>
      <ContactField
        field="mobile"
        masked={user?.mobile}
        value={values.mobile}
        error={errors['mobile']}
        onChange={(mobile) => onChange({ mobile })}
        {...(onReveal !== undefined && { onReveal })}
      />
      <ContactField
        field="email"
        masked={user?.email}
        value={values.email}
        error={errors['email']}
        onChange={(email) => onChange({ email })}
        {...(onReveal !== undefined && { onReveal })}
      />
      {user !== undefined && user.identityNumber !== '' && (
        <FormField id="user-identityNumber" label={t('users.identityNumber')}>
          {({ id }) => (
            <MaskedValue field="identityNumber" masked={user.identityNumber} id={id} {...(onReveal !== undefined && { onReveal })} />
          )}
        </FormField>
      )}
      {values.kind === 'official' && (
        <FormField id="user-expertField" label={t('users.expertField')} hint={t('users.expertHint')} error={errors['expertField'] ?? ''}>
          {(ties) => (
            <Input
              {...ties}
              value={values.expertField}
              maxLength={accountLimits.expertField}
              onChange={(event) => onChange({ expertField: event.target.value })}
            />
          )}
        </FormField>
      )}
    </div>
  )
}
