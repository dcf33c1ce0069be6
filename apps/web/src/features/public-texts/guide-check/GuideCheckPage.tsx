import { Button, Popover } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/guides/contract'
import { findingList } from '@wenwu/core/guides/list'
import { filterFindings, type GuideCheck } from '@wenwu/core/guides/lint'
import { pageOf } from '@wenwu/core/kernel/page'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import './guide-check.css'

const checkKey = ['guide-check', 'result'] as const

/** The check is one reply; the list filters and pages it here, and asks again when it is refreshed. */
const queryFn = ({ signal }: { signal: AbortSignal }) => call(contract.check, {}, { signal, isQuiet: true })

/** 引用条文检查: citations of published guides that do not fit the laws in force; each row leads to where the guide is revised. */
export function GuideCheckPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const check = useQuery({ queryKey: checkKey, queryFn, enabled: false }).data
  return (
    <ListPage
      list={findingList}
      queryKey={['guide-check', 'list']}
      fetchPage={async ({ filter, page }) => {
        const { findings } = await queryClient.fetchQuery({ queryKey: checkKey, queryFn, staleTime: 0 })
        return pageOf(filterFindings(findings, filter), page)
      }}
      exportRows={(query) => fetchFile(contract.exportCheck, query)}
      actions={check !== undefined && <Summary check={check} />}
      rowPath={(row) => pathTo('content-page', { kind: 'guide', id: row.id })}
      emptyText={t('guide-check.none')}
    />
  )
}

/** What was looked at, and the laws that could not be. */
function Summary({ check }: { check: GuideCheck }) {
  const { t } = useText()
  const { guides, citations, findings, unknownLaws } = check
  const laws = (
    <ul className="guide-check-laws">
      {unknownLaws.map((law) => (
        <li key={law}>《{law}》</li>
      ))}
    </ul>
  )
  return (
    <>
      <span className="guide-check-summary" role="status">
        {t('guide-check.summary', { guides, citations, n: findings.length })}
      </span>
      {unknownLaws.length > 0 && (
        <Popover trigger="click" placement="bottomRight" title={t('guide-check.unknownTitle')} content={laws}>
          <Button size="small">{t('guide-check.unknown', { n: unknownLaws.length })}</Button>
        </Popover>
      )}
    </>
  )
}
