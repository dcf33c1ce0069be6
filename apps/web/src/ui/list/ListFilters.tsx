import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import { Button, Input, Select } from 'antd'
import DownOutlined from '@ant-design/icons/DownOutlined'
import UpOutlined from '@ant-design/icons/UpOutlined'
import { controlNames } from '@wenwu/core/list/filter'
import { useText } from '../../lib/i18n.ts'
import { useIsNarrow } from '../../lib/viewport.ts'
import type { ListFilter } from './list-types.ts'

const DateRange = lazy(async () => ({ default: (await import('./DateRange.tsx')).DateRange }))

interface ListFiltersProps {
  filters: readonly ListFilter[]
  /** How many stand in the line, on a screen that is not narrow. */
  mostInLine?: number | undefined
  values: Readonly<Record<string, string>>
  onApply: (values: Record<string, string>) => void
  onReset: () => void
}

interface FieldProps {
  filter: ListFilter
  id: string
  values: Readonly<Record<string, string>>
  onType: (key: string, value: string) => void
  /** Choosing from a list or a calendar is an act of its own and applies at once. */
  onChoose: (values: Record<string, string>) => void
}

function Field({ filter, id, values, onType, onChoose }: FieldProps) {
  const { t } = useText()
  if (filter.kind === 'text') {
    return (
      <Input
        id={id}
        style={{ width: filter.width ?? 220 }}
        maxLength={100}
        allowClear
        {...(filter.placeholder === undefined ? {} : { placeholder: filter.placeholder })}
        value={values[filter.key] ?? ''}
        onChange={(event) => onType(filter.key, event.target.value)}
        onClear={() => onChoose({ ...values, [filter.key]: '' })}
      />
    )
  }
  if (filter.kind === 'select') {
    return (
      <Select
        id={id}
        style={{ width: filter.width ?? 148 }}
        allowClear
        showSearch={
          filter.onSearch !== undefined
            ? { filterOption: false, onSearch: filter.onSearch }
            : filter.options.length > 8
              ? { optionFilterProp: 'label' }
              : false
        }
        popupMatchSelectWidth={false}
        placeholder={filter.emptyLabel ?? t('list.any')}
        value={values[filter.key] ?? null}
        options={[...filter.options]}
        popupRender={(menu) => (
          <>
            {menu}
            {filter.note !== undefined && <p className="list-filter-note">{filter.note}</p>}
          </>
        )}
        labelRender={({ label, value }) => label ?? filter.labelOf?.(String(value)) ?? value}
        onChange={(value: string | null | undefined) => onChoose({ ...values, [filter.key]: value ?? '' })}
      />
    )
  }
  return (
    <Suspense fallback={<Input disabled style={{ width: 260 }} />}>
      <DateRange
        id={id}
        label={filter.label}
        from={values[filter.fromKey] ?? ''}
        to={values[filter.toKey] ?? ''}
        placeholders={filter.placeholders}
        onChange={(from, to) => onChoose({ ...values, [filter.fromKey]: from, [filter.toKey]: to })}
      />
    </Suspense>
  )
}

/** The search bar: three filters (or as many as the list says) in one line, the others under 更多筛选; Enter applies. */
export function ListFilters({ filters, mostInLine = 3, values, onApply, onReset }: ListFiltersProps) {
  const { t } = useText()
  const id = useId()
  const isNarrow = useIsNarrow()
  const inLine = isNarrow ? 1 : mostInLine
  const hidden = filters.slice(inLine)
  // what narrows the list is seen: a view or a link may bring it after the list was drawn
  const isInForce = controlNames(hidden).some((key) => values[key] !== undefined)
  const [chosen, setChosen] = useState<{ isInForce: boolean; isOpen: boolean }>()
  const isOpen = chosen?.isInForce === isInForce ? chosen.isOpen : isInForce
  const [typed, setTyped] = useState<{ base: unknown; values: Record<string, string> }>({ base: values, values: {} })
  // What was typed but not applied is dropped when the address changes under it (Back, a preset, a link).
  const draft = typed.base === values ? { ...values, ...typed.values } : values
  const shown = isOpen ? filters : filters.slice(0, inLine)

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onApply(Object.fromEntries(Object.entries(draft).map(([key, value]) => [key, value.trim()])))
  }

  return (
    <form className="list-filters no-print" role="search" aria-label={t('list.filters')} onSubmit={submit}>
      {shown.map((filter) => {
        const key = filter.kind === 'dates' ? filter.fromKey : filter.key
        return (
          <div className="list-filter" key={key}>
            <label htmlFor={`${id}-${key}`}>{filter.label}</label>
            <Field
              filter={filter}
              id={`${id}-${key}`}
              values={draft}
              onType={(name, value) =>
                setTyped({ base: values, values: { ...(typed.base === values ? typed.values : {}), [name]: value } })
              }
              onChoose={onApply}
            />
          </div>
        )
      })}
      {hidden.length > 0 && (
        <Button
          type="link"
          aria-expanded={isOpen}
          onClick={() => setChosen({ isInForce, isOpen: !isOpen })}
          icon={isOpen ? <UpOutlined /> : <DownOutlined />}
          iconPlacement="end"
        >
          {t(isOpen ? 'list.fewerFilters' : 'common.moreFilters')}
        </Button>
      )}
      <div className="list-filters-buttons">
        <Button
          onClick={() => {
            setTyped({ base: undefined, values: {} })
            onReset()
          }}
        >
          {t('common.reset')}
        </Button>
        <Button type="primary" htmlType="submit">
          {t('common.search')}
        </Button>
      </div>
    </form>
  )
}
