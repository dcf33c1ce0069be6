import { Pagination } from 'antd'
import { pageSizes } from '@wenwu/core/kernel/page'
import { localeTag } from '@wenwu/core/i18n/text'
import { useText } from '../../lib/i18n.ts'
import { useIsNarrow } from '../../lib/viewport.ts'

interface ListFooterProps {
  total: number
  isCapped: boolean
  /** How many rows the page shown has. */
  rows: number
  page: { number: number; size: number }
  /** What stands beside the total: sums of columns. */
  sums: readonly string[]
  onChange: (number: number, size: number) => void
}

/** Total, page size, pages. Where the total is capped, pages are turned on as long as they are full. */
export function ListFooter({ total, isCapped, rows, page, sums, onChange }: ListFooterProps) {
  const { t, locale } = useText()
  const isNarrow = useIsNarrow()
  const n = new Intl.NumberFormat(localeTag[locale]).format(total)
  const reachable = isCapped ? Math.max(total, (page.number + (rows === page.size ? 1 : 0)) * page.size) : total
  return (
    <div className="list-footer no-print">
      <span className="list-total" aria-live="polite">
        {[t(isCapped ? 'common.totalCapped' : 'common.totalRows', { n }), ...sums].join(' · ')}
      </span>
      <Pagination
        size="small"
        simple={isNarrow}
        current={page.number}
        pageSize={page.size}
        total={reachable}
        showSizeChanger={
          isNarrow
            ? false
            : {
                options: pageSizes.list.map((size) => ({ value: size, label: t('list.perPage', { n: size }) })),
                'aria-label': t('list.pageSize'),
              }
        }
        pageSizeOptions={[...pageSizes.list]}
        onChange={(number, size) => onChange(size === page.size ? number : 1, size)}
      />
    </div>
  )
}
