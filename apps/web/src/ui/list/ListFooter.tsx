import { Pagination, Select } from 'antd'
import { pageSizes } from '@wenwu/core/kernel/page'
import { localeTag } from '@wenwu/core/i18n/text'
import { useText } from '../../lib/i18n.ts'
import type { PageSize } from '../../lib/preferences.ts'
import { useIsNarrow } from '../../lib/viewport.ts'

interface ListFooterProps {
  total: number
  isCapped: boolean
  /** How many rows the page shown has. */
  rows: number
  page: { number: number; size: number }
  /** What stands beside the total: sums of columns. */
  sums: readonly string[]
  /** The size of a page as it was chosen. */
  size: PageSize
  onChange: (number: number, size: PageSize) => void
}

/** Total, page size, pages. Where the total is capped, pages are turned on as long as they are full. */
export function ListFooter({ total, isCapped, rows, page, sums, size, onChange }: ListFooterProps) {
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
        showSizeChanger={false}
        onChange={(number) => onChange(number, size)}
      />
      {!isNarrow && (
        <Select<PageSize>
          size="small"
          className="list-page-size"
          aria-label={t('list.pageSize')}
          popupMatchSelectWidth={false}
          value={size}
          options={[
            ...pageSizes.list.map((each): { value: PageSize; label: string } => ({ value: each, label: t('list.perPage', { n: each }) })),
            { value: 'fit', label: t('list.fitWindow') },
          ]}
          onChange={(chosen) => onChange(1, chosen)}
        />
      )}
    </div>
  )
}
