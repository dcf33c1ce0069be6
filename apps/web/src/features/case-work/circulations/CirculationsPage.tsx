import { contract } from '@wenwu/core/circulations/contract'
import { circulationList } from '@wenwu/core/circulations/list'
import type { CirculationRow } from '@wenwu/core/circulations/schemas'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { ItemName } from '../../../ui/list/ItemName.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'

/** 传阅件: what colleagues asked the person to read; a row opens the case, where 已阅 is said. */
export function CirculationsPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  return (
    <ListPage
      list={circulationList}
      queryKey={[...queryKeys.tasks, 'circulations']}
      fetchPage={(query, signal) => call(contract.query, query, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      cells={cells}
      rowPath={(row) => pathTo('case-page', { id: row.id })}
      emptyText={t('circulations.empty')}
      refetchOnFocus
    />
  )
}

const cells = {
  status: (row: CirculationRow) => <StatusTag of={row} />,
  item: (row: CirculationRow) => <ItemName of={row} />,
}
