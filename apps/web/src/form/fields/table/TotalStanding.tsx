import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons'
import { pathLabel } from '@wenwu/core/form/problem-text'
import { cellText } from '@wenwu/core/form/to-text'
import type { ColumnTotal } from '@wenwu/core/form/totals'
import { useText } from '../../../lib/i18n.ts'
import { useDefinition } from '../../definition-context.ts'
import { useFormContext } from '../../use-form-context.ts'

/** Which rows a sum leaves out, and how it stands to what the form states elsewhere, while the table is filled in. */
export function TotalStanding({ total }: { total: ColumnTotal }) {
  const { t, textOf, locale } = useText()
  const definition = useDefinition()
  const context = useFormContext()
  const { column, uncounted, equals, stated, difference } = total
  if (uncounted > 0)
    return (
      <span className="form-total is-different">
        <WarningOutlined aria-hidden /> {t('form.table.totalUncounted', { column: textOf(column.label), n: uncounted })}
      </span>
    )
  if (equals === undefined || stated === undefined || difference === undefined) return null
  const other = pathLabel(definition, equals, locale)
  if (difference === 0)
    return (
      <span className="form-total is-equal">
        <CheckCircleOutlined aria-hidden /> {t('form.table.totalMatches', { other })}
      </span>
    )
  return (
    <span className="form-total is-different">
      <WarningOutlined aria-hidden />{' '}
      {t('form.table.totalDiffers', {
        other,
        stated: cellText(column, stated, context),
        difference: cellText(column, Math.abs(difference), context),
      })}
    </span>
  )
}
