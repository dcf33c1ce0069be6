import { fieldText } from '@wenwu/core/form/to-text'
import type { FieldChange } from '@wenwu/core/form/diff'
import type { FormContext } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import { useText } from '../lib/i18n.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { DefectNote, DefectTick, type DefectMarks } from './DefectMark.tsx'
import { domId } from './dom.ts'
import { findWidgets } from './find-widgets.ts'
import type { PlacedField } from './SectionView.tsx'

interface PairsViewProps {
  fields: readonly PlacedField[]
  /** Each field under its label over the whole width (long texts). */
  isParagraph?: boolean
  context: FormContext
  rights: Rights
  changes: readonly FieldChange[]
  defects?: DefectMarks
}

/** Label and value, two pairs to a row, one on a phone; long texts take the row. */
export function PairsView({ fields, isParagraph = false, context, rights, changes, defects }: PairsViewProps) {
  const { t, textOf } = useText()
  const wide = wideOnes(fields)
  return (
    <dl className={isParagraph ? 'view-paragraphs' : 'view-pairs'}>
      {fields.map(({ field, path, value }, index) => {
        const { View } = findWidgets(field)
        const label = textOf(field.label)
        const change = changes.find((entry) => entry.path === path)
        const classes = [
          isParagraph || wide[index] ? 'is-wide' : '',
          change === undefined ? '' : 'is-changed',
          defects !== undefined && Object.hasOwn(defects.notes, path) ? 'has-defect' : '',
        ]
        return (
          <div key={path} id={`${domId(path)}-view`} className={['view-pair', ...classes].filter(Boolean).join(' ')}>
            <dt>
              <DefectTick path={path} label={label} defects={defects} />
              {label}
            </dt>
            <dd>
              {fieldText(field, value, context) === '' ? (
                <span className="view-empty">{t('form.view.empty')}</span>
              ) : (
                <View field={field} value={value} context={context} path={path} rights={rights} />
              )}
              {change !== undefined && <ChangeMark before={fieldText(field, change.before, context)} />}
              <DefectNote path={path} label={label} defects={defects} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Which pairs take the whole row: long ones, and those whose neighbour's place would stay empty. */
function wideOnes(fields: readonly PlacedField[]): boolean[] {
  const isLong = fields.map(({ field }) => findWidgets(field).isWide === true || field.width === 'full')
  const wide = [...isLong]
  for (let i = 0; i < fields.length; i++) {
    if (isLong[i]) continue
    if (i + 1 < fields.length && !isLong[i + 1]) i++
    else wide[i] = true
  }
  return wide
}
