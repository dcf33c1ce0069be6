import { useMemo, useState } from 'react'
import { Button, Modal, Radio } from 'antd'
import { isRecord } from '@wenwu/core/form/json'
import { findField } from '@wenwu/core/form/paths'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { fieldRights, type Rights } from '@wenwu/core/form/rights'
import { fieldText } from '@wenwu/core/form/to-text'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { useFormContext } from '../../../form/use-form-context.ts'
import { useText } from '../../../lib/i18n.ts'
import { findDifferences, mergeVersions, type Difference, type Side } from './merge-versions.ts'

export interface VersionSide {
  /** 我这份. */
  label: string
  /** When, and on which device. */
  note: string
  data: FormData
}

export interface CompareDialogProps {
  title: string
  /** What happened, and that nothing is lost. */
  intro: string
  definition: FormDefinition
  rights: Rights
  mine: VersionSide
  theirs: VersionSide
  /** What both began with. */
  base?: FormData
  /** The side of fields without a suggestion; absent: the person chooses. */
  preset?: Side
  confirmText: string
  onConfirm: (data: FormData, all: Side | undefined) => void
  onClose: () => void
}

/** Two versions of a form side by side, field by field; either one, or a choice for each field. */
export function CompareDialog(props: CompareDialogProps) {
  const { title, intro, definition, rights, mine, theirs, base, preset, confirmText, onConfirm, onClose } = props
  const { t } = useText()
  const differences = useMemo(
    () =>
      findDifferences(definition, mine.data, theirs.data, base).filter(({ path, changes }) =>
        [path, ...changes.map((change) => change.path)].some((each) => fieldRights(each, rights).editable),
      ),
    [definition, mine.data, theirs.data, base, rights],
  )
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = (difference: Difference): Side | undefined => chosen[difference.path] ?? difference.suggestion ?? preset
  const open = differences.filter((difference) => sideOf(difference) === undefined).length
  const chooseAll = (side: Side): void => setChosen(Object.fromEntries(differences.map(({ path }) => [path, side])))
  const sides = differences.map(sideOf)
  const all = (['mine', 'theirs'] as const).find((side) => sides.every((each) => each === side))

  const confirm = (): void => {
    const choices = Object.fromEntries(differences.flatMap((difference) => [[difference.path, sideOf(difference) ?? 'mine'] as const]))
    onConfirm(mergeVersions(mine.data, theirs.data, choices), all)
  }

  return (
    <Modal
      open
      title={title}
      width={960}
      className="compare"
      okText={confirmText}
      cancelText={t('application.compareLater')}
      okButtonProps={{ disabled: open > 0 }}
      onOk={confirm}
      onCancel={onClose}
    >
      <p className="compare-intro">{intro}</p>
      <div className="compare-frame">
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">{t('application.compareField')}</th>
              {(
                [
                  ['mine', mine],
                  ['theirs', theirs],
                ] as const
              ).map(([side, { label, note }]) => (
                <th key={side} scope="col">
                  <strong>{label}</strong>
                  <span className="compare-note">{note}</span>
                  <Button size="small" onClick={() => chooseAll(side)} aria-label={t('application.compareAllOf', { label })}>
                    {t('application.compareAll')}
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <DifferenceRow
                key={difference.path}
                difference={difference}
                side={sideOf(difference)}
                onChoose={(side) => setChosen((before) => ({ ...before, [difference.path]: side }))}
                definition={definition}
                mine={mine}
                theirs={theirs}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="compare-open" role="status">
        {open > 0 ? t('application.compareOpen', { n: open }) : t('application.compareReady', { n: differences.length })}
      </p>
    </Modal>
  )
}

interface DifferenceRowProps {
  difference: Difference
  side: Side | undefined
  onChoose: (side: Side) => void
  definition: FormDefinition
  mine: VersionSide
  theirs: VersionSide
}

function DifferenceRow({ difference, side, onChoose, definition, mine, theirs }: DifferenceRowProps) {
  const { locale } = useText()
  const label = pathLabel(definition, difference.path, locale)
  return (
    <tr className={side === undefined ? 'is-open' : undefined}>
      <th scope="row">{label}</th>
      {(
        [
          ['mine', mine],
          ['theirs', theirs],
        ] as const
      ).map(([each, version]) => (
        <td key={each} className={side === each ? 'is-chosen' : undefined}>
          <Radio
            checked={side === each}
            name={`compare-${difference.path}`}
            onChange={() => onChoose(each)}
            aria-label={`${label} ${version.label}`}
          >
            {difference.changes.map((change) => (
              <ChangeSide
                key={change.path}
                change={change}
                side={each}
                outer={difference.path}
                definition={definition}
                data={version.data}
              />
            ))}
          </Radio>
        </td>
      ))}
    </tr>
  )
}

function ChangeSide({
  change,
  side,
  outer,
  definition,
  data,
}: {
  change: FieldChange
  side: Side
  outer: string
  definition: FormDefinition
  data: FormData
}) {
  const { t, locale } = useText()
  const context = useFormContext()
  const text = valueText(definition, change.path, side === 'mine' ? change.after : change.before, context)
  return (
    <span className="compare-value">
      {change.path !== outer && <span className="compare-part">{pathLabel(definition, change.path, locale, data)}</span>}
      {text === '' ? <span className="view-empty">{t('application.compareEmpty')}</span> : text}
    </span>
  )
}

/** A value, or a whole row, as a reader sees it. */
function valueText(definition: FormDefinition, path: string, value: unknown, context: FormContext): string {
  const field = findField(definition, path)
  if (field === undefined) return ''
  if (field.type === 'table' && path.endsWith(']'))
    return isRecord(value)
      ? field.columns
          .map((column) => fieldText(column, value[column.key], context))
          .filter(Boolean)
          .join('，')
      : ''
  return fieldText(field, value, context)
}
