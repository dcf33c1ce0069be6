import { Input, Select } from 'antd'
import { permissions } from '@wenwu/core/permissions.generated'
import type { MenuEntry, MenuInput } from '@wenwu/core/menus/model'
import { useText } from '../../../lib/i18n.ts'
import { FormField } from '../../../ui/FormField.tsx'
import { NamedIcon, iconNames } from '../../../ui/named-icons.tsx'
import { childrenOf, type MenuErrors } from './menu-form.ts'

export interface MenuFormProps {
  values: MenuInput
  errors: MenuErrors
  entries: readonly MenuEntry[]
  components: readonly string[]
  isBuiltIn: boolean
  isBusy: boolean
  onChange: (change: Partial<MenuInput>) => void
}

/** Menus an entry may stand below, with their depth as indent. */
function placesOf(entries: readonly MenuEntry[], self: string | undefined, textOf: (entry: MenuEntry) => string) {
  const open = entries.filter((entry) => entry.type === 'menu' && !entry.isRemoved && entry.id !== self)
  const walk = (parentId: string | null, depth: number): { value: string; label: string }[] =>
    childrenOf(open, parentId).flatMap((entry) => [
      { value: entry.id, label: `${'　'.repeat(depth)}${textOf(entry)}` },
      ...walk(entry.id, depth + 1),
    ])
  return walk(null, 0)
}

/** The fields of one entry (specification §3: name, title, icon, url, component, type, permissionCode). */
export function MenuForm({ values, errors, entries, components, isBuiltIn, isBusy, onChange }: MenuFormProps) {
  const { t, textOf } = useText()
  const top = ''
  const errorOf = (key: keyof MenuErrors): string => (errors[key] === undefined ? '' : t(errors[key]))
  const isButton = values.type === 'button'
  return (
    <div className="menu-fields">
      <FormField label={t('menus.titleZh')} isRequired error={errorOf('titles')}>
        {(ties) => (
          <Input
            {...ties}
            value={values.titles.zh_CN}
            maxLength={50}
            disabled={isBusy}
            onChange={(event) => onChange({ titles: { ...values.titles, zh_CN: event.target.value } })}
          />
        )}
      </FormField>
      <FormField label={t('menus.titleEn')}>
        {(ties) => (
          <Input
            {...ties}
            value={values.titles.en_US}
            maxLength={100}
            disabled={isBusy}
            onChange={(event) => onChange({ titles: { ...values.titles, en_US: event.target.value } })}
          />
        )}
      </FormField>
      <FormField label={t('menus.key')} isRequired error={errorOf('name')} hint={t(isBuiltIn ? 'menus.builtInHint' : 'menus.keyHint')}>
        {(ties) => (
          <Input
            {...ties}
            value={values.name}
            maxLength={60}
            disabled={isBusy || isBuiltIn}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t('menus.type')}>
        {(ties) => (
          <Select
            {...ties}
            value={values.type}
            disabled={isBusy || values.id !== undefined}
            onChange={(type) => onChange(type === 'button' ? { type, url: '', component: '' } : { type })}
            options={[
              { value: 'menu', label: t('menus.typeMenu') },
              { value: 'button', label: t('menus.typeButton') },
            ]}
          />
        )}
      </FormField>
      <FormField label={t('menus.parent')} error={errorOf('parentId')}>
        {(ties) => (
          <Select
            {...ties}
            value={values.parentId ?? top}
            disabled={isBusy}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(id) => onChange({ parentId: id === top ? null : id })}
            options={[{ value: top, label: t('menus.top') }, ...placesOf(entries, values.id, (entry) => textOf(entry.titles))]}
          />
        )}
      </FormField>
      {!isButton && (
        <>
          <FormField label={t('menus.icon')}>
            {(ties) => (
              <Select
                {...ties}
                allowClear
                {...(values.icon !== '' && { value: values.icon })}
                disabled={isBusy}
                onChange={(icon?: string) => onChange({ icon: icon ?? '' })}
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
          <FormField label={t('menus.url')} error={errorOf('url')} hint={t('menus.urlHint')}>
            {(ties) => (
              <Input
                {...ties}
                value={values.url}
                maxLength={101}
                disabled={isBusy}
                onChange={(event) => onChange({ url: event.target.value.trim() })}
              />
            )}
          </FormField>
          <FormField label={t('menus.component')} error={errorOf('component')}>
            {(ties) => (
              <Select
                {...ties}
                allowClear
                showSearch
                {...(values.component !== '' && { value: values.component })}
                disabled={isBusy || isBuiltIn}
                onChange={(component?: string) => onChange({ component: component ?? '' })}
                options={components.map((name) => ({ value: name, label: name }))}
              />
            )}
          </FormField>
        </>
      )}
      <FormField label={t('menus.permission')} error={errorOf('permissionCode')} hint={t('menus.permissionHint')}>
        {(ties) => (
          <Select
            {...ties}
            value={values.permissionCode}
            disabled={isBusy || isBuiltIn}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(permissionCode) => onChange({ permissionCode })}
            options={[
              { value: '', label: t('menus.everybody') },
              ...Object.entries(permissions).map(([code, name]) => ({ value: code, label: `${code}　${textOf(name)}` })),
            ]}
          />
        )}
      </FormField>
    </div>
  )
}
