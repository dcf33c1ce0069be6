import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined'
import { Tooltip } from 'antd'
import type { Field } from '@wenwu/core/form/model'
import { unitOf } from '@wenwu/core/form/to-text'
import { useText } from '../../lib/i18n.ts'

/** Whether a column is set right-aligned. */
export function isNumberColumn(column: Field): boolean {
  return column.type === 'money' || column.type === 'number'
}

interface ColumnHeadProps {
  column: Field
  isRequired?: boolean
  /** Where it is filled in: id of the help, for the inputs below. */
  helpId?: string | undefined
}

/** Head of a column: its name, the unit of its values (design ui §1), and where it is filled in its help. */
export function ColumnHead({ column, isRequired = false, helpId }: ColumnHeadProps) {
  const { textOf, locale } = useText()
  const unit = unitOf(column, locale)
  const classes = [isNumberColumn(column) ? 'is-number' : '', isRequired ? 'is-required' : ''].filter(Boolean).join(' ')
  return (
    <th scope="col" className={classes || undefined}>
      {textOf(column.label)}
      {unit !== undefined && <span className="form-table-unit">{unit}</span>}
      {helpId !== undefined && column.help !== undefined && (
        <ColumnHelp id={helpId} label={textOf(column.label)} help={textOf(column.help)} />
      )}
    </th>
  )
}

/** What to write in a column: shown where the pointer or the focus is. */
function ColumnHelp({ id, label, help }: { id: string; label: string; help: string }) {
  const { t } = useText()
  return (
    <>
      <Tooltip title={help} trigger={['hover', 'focus']}>
        <button type="button" className="form-table-help" aria-label={t('form.table.help', { label })} aria-describedby={id}>
          <QuestionCircleOutlined aria-hidden="true" />
        </button>
      </Tooltip>
      <span id={id} hidden>
        {help}
      </span>
    </>
  )
}
