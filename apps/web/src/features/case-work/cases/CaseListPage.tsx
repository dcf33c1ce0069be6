import { Link } from 'react-router'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { caseList, myCaseList } from '@wenwu/core/cases/list'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { caseCells } from './case-cells.tsx'
import { caseListCalls } from './case-list-calls.ts'

/** My applications, or all cases in the scope of an official: the same list over cases.query (specification §2.10, §4.4). */
export function CaseListPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const isApplicant = useSession((state) => state.user?.kind !== 'official')
  const startPath = pathTo('new-application')
  const startLink = !isApplicant || startPath === undefined ? undefined : <Link to={startPath}>{t('list.startNew')}</Link>
  return (
    <ListPage
      list={isApplicant ? myCaseList : caseList}
      queryKey={queryKeys.cases}
      {...caseListCalls}
      cells={caseCells}
      choices={useItemChoices()}
      actions={startLink}
      // opening a draft continues it
      rowPath={(row) => pathTo(row.status === draftStatus ? 'application-form' : 'case-page', { id: row.id })}
      emptyText={t(isApplicant ? 'list.caseEmptyHint' : 'list.deskEmpty')}
      emptyAction={startLink}
    />
  )
}
