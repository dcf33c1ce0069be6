import { contract } from '@wenwu/core/decisions/contract'
import { decisionList } from '@wenwu/core/decisions/list'
import { decisionPath } from '@wenwu/core/decisions/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'

/** /decisions: licences that were granted, open to everybody (行政许可法 40条). */
export function DecisionListPage() {
  const { t } = useText()
  return (
    <ListPage
      list={decisionList}
      queryKey={['decisions']}
      fetchPage={(query, signal) => call(contract.query, query, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      rowPath={({ id }) => decisionPath(id)}
      emptyText={t('decisions.empty')}
    />
  )
}
