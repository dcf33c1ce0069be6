import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Input, Select } from 'antd'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/roles/contract'
import { dataScopes } from '@wenwu/core/roles/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { NamedIcon, iconNames } from '../../../ui/named-icons.tsx'
import { rolesKey } from './role-query.ts'
import type { RoleErrors, RoleValues } from './role-form.ts'

export interface RoleFieldsProps {
  values: RoleValues
  errors: RoleErrors
  onChange: (change: Partial<RoleValues>) => void
  isDisabled: boolean
  /** A built-in role keeps its scope. */
  isScopeFixed: boolean
}

/** Name, extension attribute, icon and data scope of a role. */
export function RoleFields({ values, errors, onChange, isDisabled, isScopeFixed }: RoleFieldsProps) {
  const { t, textOf } = useText()
  const [keyword, setKeyword] = useState('')
  const organizations = useQuery({
    queryKey: [...rolesKey, 'scope-choices', keyword, values.scope === 'list' ? values.organizations : []],
    queryFn: ({ signal }) => call(contract.scopeChoices, { keyword, ids: values.organizations }, { signal, isQuiet: true }),
    enabled: values.scope === 'list',
    placeholderData: (before) => before,
  })
  const errorOf = (key: keyof RoleErrors): string => (errors[key] === undefined ? '' : t(errors[key]))
  return (
    <div className="role-fields">
      <FormField label={t('roles.name')} isRequired error={errorOf('name')}>
        {(ties) => (
          <Input
            {...ties}
            value={values.name}
            maxLength={50}
            disabled={isDisabled}
            {...(errors.name !== undefined && { status: 'error' as const })}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('roles.extent')} hint={t('roles.extentHint')}>
        {(ties) => (
          <Input
            {...ties}
            value={values.extent}
            maxLength={200}
            disabled={isDisabled}
            onChange={(event) => onChange({ extent: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('roles.icon')} isRequired error={errorOf('icon')}>
        {(ties) => (
          <Select
            {...ties}
            {...(values.icon !== '' && { value: values.icon })}
            placeholder={t('roles.iconPlaceholder')}
            virtual={false}
            disabled={isDisabled}
            {...(errors.icon !== undefined && { status: 'error' as const })}
            onChange={(icon: string) => onChange({ icon })}
            options={[...new Set([...iconNames, ...(values.icon === '' ? [] : [values.icon])])].map((name) => ({
              value: name,
              label: (
                <>
                  <NamedIcon names={[name]} /> {name}
                </>
              ),
            }))}
          />
        )}
      </FormField>
      <FormField label={t('roles.scope')} hint={t(isScopeFixed ? 'roles.scopeFixed' : 'roles.scopeHint')} error={errorOf('scope')}>
        {(ties) => (
          <Select
            {...ties}
            value={values.scope}
            disabled={isDisabled || isScopeFixed}
            onChange={(scope) => onChange({ scope })}
            options={dataScopes.map((scope) => ({ value: scope, label: t(`roles.scope-${scope}`) }))}
          />
        )}
      </FormField>
      {values.scope === 'list' && (
        <>
          <FormField label={t('roles.provinces')}>
            {(ties) => (
              <Select
                {...ties}
                mode="multiple"
                value={values.provinces}
                disabled={isDisabled || isScopeFixed}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(chosen: string[]) => onChange({ provinces: chosen })}
                options={provinces.entries.map((entry) => ({ value: entry.code, label: textOf(entry.name) }))}
              />
            )}
          </FormField>
          <FormField label={t('roles.organizations')}>
            {(ties) => (
              <Select
                {...ties}
                mode="multiple"
                value={values.organizations}
                disabled={isDisabled || isScopeFixed}
                showSearch={{ filterOption: false, onSearch: setKeyword }}
                placeholder={t('roles.organizationsPlaceholder')}
                loading={organizations.isFetching}
                onChange={(chosen: string[]) => onChange({ organizations: chosen })}
                options={(organizations.data ?? []).map((each) => ({ value: each.id, label: each.name }))}
              />
            )}
          </FormField>
        </>
      )}
    </div>
  )
}
