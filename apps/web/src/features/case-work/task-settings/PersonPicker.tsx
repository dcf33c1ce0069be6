import { useState } from 'react'
import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/task-settings/contract'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import type { FieldTies } from '../../../ui/FormField.tsx'

interface PersonPickerProps {
  ties: FieldTies
  step: { itemCode: string; step: string }
  value: string | null
  name: string
  onChange: (userId: string | null, name: string) => void
}

/** One of those who can act at a step, found by name. */
export function PersonPicker({ ties, step, value, name, onChange }: PersonPickerProps) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const { data = [], isFetching } = useQuery({
    queryKey: ['task-settings', 'people', step.itemCode, step.step, keyword],
    queryFn: ({ signal }) => call(contract.people, { ...step, keyword }, { signal, isQuiet: true }),
  })
  const found = data.map((person) => ({
    value: person.userId,
    label: `${person.name}（${person.username}）${person.organizationName}`,
    name: person.name,
  }))
  const chosen = value === null || found.some((option) => option.value === value) ? [] : [{ value, label: name, name }]
  return (
    <Select
      id={ties.id}
      aria-describedby={ties['aria-describedby']}
      aria-invalid={ties['aria-invalid']}
      className="ts-person"
      allowClear
      placeholder={t('task-settings.fixedUserHint')}
      showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
      loading={isFetching}
      notFoundContent={t('task-settings.noPerson')}
      value={value}
      options={[...chosen, ...found]}
      onChange={(userId: string | undefined) => {
        onChange(userId ?? null, found.find((option) => option.value === userId)?.name ?? '')
        setTyped('')
      }}
    />
  )
}
