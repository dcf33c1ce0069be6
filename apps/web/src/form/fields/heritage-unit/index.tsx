import { AutoComplete } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { HeritageUnitPart, HeritageUnitValue, Settings } from '@wenwu/core/form/types/heritage-unit/model'
import { isRecord, own } from '@wenwu/core/form/json'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { useFormServices, type HeritageUnitOption } from '../../services.ts'
import type { FieldWidgets, InputProps, ViewProps } from '../../widget.ts'
import { regionOfUnit } from './region-of-unit.ts'

/** The snapshot a chosen unit leaves in the form: its parts as texts, blank ones left out. */
function snapshotOf(unit: HeritageUnitOption): HeritageUnitValue {
  const { code, name, level, className, age, provinceCode, lotNumber, address } = unit
  const parts = { code, level, className, age, provinceCode, address, lotNumber: lotNumber === null ? '' : String(lotNumber) }
  return { name, ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')) }
}

type Parts = Partial<Record<HeritageUnitPart, string>>

/** The parts of a stored snapshot that are texts. */
function partsOf(value: unknown): Parts {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string')) : {}
}

/** The facts of a unit in one line: level · class · age · batch · address. */
function Facts({ value }: { value: unknown }) {
  const { t } = useText()
  const part = (name: HeritageUnitPart) => {
    const text = own(value, name)
    return typeof text === 'string' ? text : ''
  }
  const lot = part('lotNumber')
  const facts = [
    part('code'),
    part('level'),
    part('className'),
    part('age'),
    lot === '' ? '' : t('form.unit.lot', { n: lot }),
    part('address'),
  ].filter(Boolean)
  return facts.length === 0 ? null : <span className="form-facts">{facts.join(' · ')}</span>
}

function HeritageUnitInput(props: InputProps<Settings>) {
  const { field, value, onChange, onFill } = props
  const { t, textOf } = useText()
  const { searchHeritageUnits, loadRegions } = useFormServices()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<HeritageUnitOption[] | null>(null)
  const name = own(value, 'name')
  const code = own(value, 'code')
  /** The unit that filled in the fields beside this one; typing another name takes it out of the value, not out of them. */
  const filledBy = useRef<unknown>(code === undefined ? null : value)

  useEffect(() => {
    if (keyword.trim() === '') return
    let isStale = false
    const timer = setTimeout(() => {
      searchHeritageUnits(keyword.trim()).then(
        (units) => !isStale && setFound(units),
        () => !isStale && setFound([]),
      )
    }, 250)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [keyword, searchHeritageUnits])

  const choose = (unit: HeritageUnitOption) => {
    const snapshot = snapshotOf(unit)
    const before = partsOf(filledBy.current)
    filledBy.current = snapshot
    setFound(null)
    onChange(snapshot)
    const { region, ...rest } = field.fills ?? {}
    const fills = Object.entries(rest) as [HeritageUnitPart, string][]
    const textsOf = (parts: Parts) => Object.fromEntries(fills.map(([part, key]) => [key, parts[part] ?? '']))
    if (fills.length > 0) onFill?.(textsOf(snapshot), textsOf(before))
    if (region !== undefined)
      void Promise.all([snapshot, before].map((parts) => regionOfUnit(parts, loadRegions))).then(([now = '', last = '']) => {
        if (filledBy.current === snapshot) onFill?.({ [region]: now }, { [region]: last })
      })
  }

  return (
    <div>
      <AutoComplete
        id={props.id}
        className="form-wide"
        value={typeof name === 'string' ? name : ''}
        disabled={props.disabled}
        status={statusOf(props.problems)}
        allowClear
        placeholder={field.example === undefined ? t('form.unit.search') : textOf(field.example)}
        options={(found ?? []).map((unit) => ({
          value: unit.code,
          label: (
            <span className="form-unit-option">
              <span>{unit.name}</span>
              <Facts value={snapshotOf(unit)} />
            </span>
          ),
        }))}
        showSearch={{ filterOption: false }}
        notFoundContent={found !== null && keyword.trim() !== '' ? t('form.unit.none') : null}
        onSelect={(chosen) => {
          const unit = found?.find((entry) => entry.code === chosen)
          if (unit !== undefined) choose(unit)
        }}
        onChange={(text) => {
          if (found?.some((entry) => entry.code === text)) return
          setKeyword(text ?? '')
          if (!text) setFound(null)
          onChange(text ? { name: text } : null)
        }}
        onBlur={props.onBlur}
        {...ariaOf(props)}
      />
      {!props.isCompact && typeof name === 'string' && name !== '' && (
        <div className="form-hint">{typeof code === 'string' ? <Facts value={value} /> : t('form.unit.unlisted')}</div>
      )}
    </div>
  )
}

function HeritageUnitView({ value }: ViewProps<Settings>) {
  const name = own(value, 'name')
  return (
    <>
      {typeof name === 'string' ? name : ''} <Facts value={value} />
    </>
  )
}

export const widgets: FieldWidgets<Settings> = { Input: HeritageUnitInput, View: HeritageUnitView }
