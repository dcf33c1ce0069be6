import { contract } from '@wenwu/core/tasks/contract'
import { doneList } from '@wenwu/core/tasks/list'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { statusCell } from './status-cell.tsx'

/** 已办: what the person has handled, the newest first, with the result and where the case is now. */
export function DoneListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  return (
    <ListPage
      list={doneList}
      queryKey={[...queryKeys.tasks, 'done']}
      fetchPage={({ filter, page }, signal) => call(contract.list, { state: 'done', ...filter, sort: 'due-asc', page }, { signal })}
      exportRows={(query) => fetchFile(contract.exportDone, query)}
      cells={statusCell}
      choices={useItemChoices()}
      rowPath={(row) => pathTo('case-page', { id: row.id })}
      emptyText={t('list.doneEmpty')}
    />
  )
}
