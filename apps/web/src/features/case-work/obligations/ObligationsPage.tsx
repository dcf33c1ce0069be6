import { contract } from '@wenwu/core/obligations/contract'
import { obligationList } from '@wenwu/core/obligations/list'
import type { ObligationRow } from '@wenwu/core/obligations/schemas'
import { DueDay } from '../../../item/obligations/DueDay.tsx'
import { ObligationState } from '../../../item/obligations/ObligationState.tsx'
import { obligationsNode } from '../../../item/obligations/obligations-node.ts'
import { call, fetchFile } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { ItemName } from '../../../ui/list/ItemName.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'

/** 后续义务: what approvals ask for afterwards, in one's scope; a row opens its case where it is reported or confirmed. */
export function ObligationsPage() {
  const { t } = useText()
  const pathTo = usePathTo()
  const choices = useItemChoices()
  const isApplicant = useSession((state) => state.user?.kind !== 'official')
  return (
    <ListPage
      list={obligationList}
      queryKey={[...queryKeys.cases, 'obligations']}
      fetchPage={(query, signal) => call(contract.query, query, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      cells={cells}
      choices={choices}
      without={isApplicant ? ownFields : none}
      rowPath={(row) => pathTo('case-page', { id: row.id }, { node: obligationsNode })}
      emptyText={t('obligations.empty')}
      refetchOnFocus
    />
  )
}

const none: readonly string[] = []
/** What is the same in each row of an applicant. */
const ownFields = ['applicant', 'province']

const cells = {
  dueOn: (row: ObligationRow) => <DueDay caseId={row.id} of={row} />,
  state: (row: ObligationRow) => <ObligationState of={row} />,
  item: (row: ObligationRow) => <ItemName of={row} />,
}
