import { useMemo, useState, type ReactNode } from 'react'
import { Checkbox, Input, Select } from 'antd'
import { flagNames, noFlags, type FieldFlags } from '@wenwu/core/roles/field-flags'
import type { FieldEntry } from '@wenwu/core/roles/model'
import { useText } from '../../../lib/i18n.ts'

export interface FieldTableProps {
  fields: readonly FieldEntry[]
  flags: ReadonlyMap<string, FieldFlags>
  onChange: (flags: Map<string, FieldFlags>) => void
  isDisabled: boolean
}

type Flag = (typeof flagNames)[number]

/** What is hidden is not asked and not open; what is shown again is open. */
function withFlag(before: FieldFlags, flag: Flag, isOn: boolean): FieldFlags {
  if (flag === 'visible') return isOn ? { ...noFlags } : { visible: false, required: false, disabled: true }
  return { ...before, [flag]: isOn }
}

/** Visible, required, disabled for each field of an item (specification §3, §6). */
export function FieldTable({ fields, flags, onChange, isDisabled }: FieldTableProps) {
  const { t, textOf } = useText()
  const items = useMemo(() => [...new Map(fields.map((field) => [field.itemCode, textOf(field.itemName)]))], [fields, textOf])
  const [chosen, setChosen] = useState<string>()
  const [keyword, setKeyword] = useState('')
  const item = chosen ?? items[0]?.[0]
  const shown = fields.filter((field) => field.itemCode === item && textOf(field.name).toLowerCase().includes(keyword.trim().toLowerCase()))
  const flagsOf = (id: string): FieldFlags => flags.get(id) ?? noFlags
  const set = (ids: readonly string[], flag: Flag, isOn: boolean): void => {
    const next = new Map(flags)
    for (const id of ids) if (flag === 'visible' || flagsOf(id).visible) next.set(id, withFlag(flagsOf(id), flag, isOn))
    onChange(next)
  }
  return (
    <div className="role-field-table">
      <div className="role-field-bar">
        <Select
          aria-label={t('roles.fieldItem')}
          {...(item !== undefined && { value: item })}
          onChange={(code: string) => setChosen(code)}
          options={items.map(([code, name]) => ({ value: code, label: name }))}
        />
        <Input
          allowClear
          aria-label={t('roles.fieldFilter')}
          placeholder={t('roles.fieldFilter')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('roles.fieldName')}</th>
            {flagNames.map((flag) => {
              const open = shown.filter((field) => flag === 'visible' || flagsOf(field.id).visible)
              const on = open.filter((field) => flagsOf(field.id)[flag])
              return (
                <th key={flag} scope="col">
                  <Checkbox
                    aria-label={t('roles.flagAll', { flag: t(`roles.${flag}`) })}
                    disabled={isDisabled || open.length === 0}
                    checked={open.length > 0 && on.length === open.length}
                    indeterminate={on.length > 0 && on.length < open.length}
                    onChange={(event) =>
                      set(
                        shown.map((field) => field.id),
                        flag,
                        event.target.checked,
                      )
                    }
                  >
                    {t(`roles.${flag}`)}
                  </Checkbox>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((field, index) => (
            <FieldRows
              key={field.id}
              heading={
                textOf(field.section) === (index === 0 ? undefined : textOf(shown[index - 1]!.section)) ? undefined : textOf(field.section)
              }
            >
              <tr>
                <th scope="row">{textOf(field.name)}</th>
                {flagNames.map((flag) => (
                  <td key={flag}>
                    <Checkbox
                      aria-label={t('roles.flagOf', { name: textOf(field.name), flag: t(`roles.${flag}`) })}
                      disabled={isDisabled || (flag !== 'visible' && !flagsOf(field.id).visible)}
                      checked={flagsOf(field.id)[flag]}
                      onChange={(event) => set([field.id], flag, event.target.checked)}
                    />
                  </td>
                ))}
              </tr>
            </FieldRows>
          ))}
          {shown.length === 0 && (
            <tr>
              <td colSpan={4}>{t('roles.fieldsNone')}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function FieldRows({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <>
      {heading !== undefined && (
        <tr className="role-field-section">
          <th scope="colgroup" colSpan={4}>
            {heading}
          </th>
        </tr>
      )}
      {children}
    </>
  )
}
