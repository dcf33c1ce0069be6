import { AutoComplete } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { HeritageUnitPart, HeritageUnitValue, Settings } from '@wenwu/core/form/types/heritage-unit/model'
import { own } from '@wenwu/core/form/json'
import { useText } from '../../../lib/i18n.ts'
import { ariaOf, statusOf } from '../../inputs/aria.ts'
import { useFormServices, type HeritageUnitOption } from '../../services.ts'
import type { FieldWidgets, InputProps, ViewProps } from '../../widget.ts'
import { isOwnAddress, isRegionWithin } from './own-words.ts'
import { regionOfUnit } from './region-of-unit.ts'

/** The snapshot a chosen unit leaves in the form: its parts as texts, blank ones left out. */
function snapshotOf(unit: HeritageUnitOption): HeritageUnitValue {
  const { code, name, level, className, age, provinceCode, lotNumber, address } = unit
  const parts = { code, level, className, age, provinceCode, address, lotNumber: lotNumber === null ? '' : String(lotNumber) }
  return { name, ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')) }
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
  /** The unit that was chosen last; typing another name takes it out of the value, not out of the fields that it filled. */
  const chosenLast = useRef<unknown>(code === undefined ? null : value)

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
    const before = own(chosenLast.current, 'address')
    chosenLast.current = snapshot
    setFound(null)
    onChange(snapshot)
    const { region, address, ...facts } = field.fills ?? {}
    onFill?.(Object.fromEntries(Object.entries(facts).map(([part, key]) => [key, snapshot[part as HeritageUnitPart] ?? ''])))
    if (address !== undefined) onFill?.({ [address]: snapshot.address ?? '' }, (current) => isOwnAddress(current, before))
    if (region !== undefined)
      void regionOfUnit(snapshot, loadRegions).then((found) => {
        if (chosenLast.current === snapshot) onFill?.({ [region]: found }, (current) => isRegionWithin(current, found))
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

export const widgets: FieldWidgets<Settings> = { Input: HeritageUnitInput, View: HeritageUnitView, prefersFull: true }
