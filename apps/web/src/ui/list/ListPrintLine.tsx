import { localeTag, type Locale } from '@wenwu/core/i18n/text'
import { useText } from '../../lib/i18n.ts'
import { PrintedNow } from '../PrintedNow.tsx'
import type { ListResult } from './list-types.ts'

interface ListPrintLineProps {
  data: Pick<ListResult<unknown>, 'rows' | 'total' | 'isCapped'> | undefined
  firstIndex: number
  sums: readonly string[]
}

/** On paper: which rows of how many these are, what they come to, and when it was printed. */
export function ListPrintLine({ data, firstIndex, sums }: ListPrintLineProps) {
  const { t, locale } = useText()
  return (
    <p className="print-only">
      {data !== undefined && (
        <span>
          {t('list.printPage', {
            total: totalText(data, locale),
            from: Math.min(firstIndex, data.total),
            to: firstIndex + data.rows.length - 1,
          })}
        </span>
      )}
      {sums.map((sum) => (
        <span key={sum}>{sum}</span>
      ))}
      <PrintedNow />
    </p>
  )
}

function totalText({ total, isCapped }: { total: number; isCapped: boolean }, locale: Locale): string {
  return new Intl.NumberFormat(localeTag[locale]).format(total) + (isCapped ? '+' : '')
}
