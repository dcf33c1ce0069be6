import { Link } from 'react-router'
import { contract } from '@wenwu/core/cases/contract'
import { caseList, myCaseList } from '@wenwu/core/cases/list'
import type { CaseRow } from '@wenwu/core/cases/model'
import { call, fetchFile } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryKeys } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'
import { OpenClock } from '../../../item/OpenClock.tsx'
import { AnswerBy } from '../../../ui/AnswerBy.tsx'
import { useItemChoices } from '../../../ui/list/item-choices.ts'
import { ItemName } from '../../../ui/list/ItemName.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { LookLink } from './LookLink.tsx'
import { ReapplyButton } from './ReapplyButton.tsx'
import { ReplyDownload } from './ReplyDownload.tsx'

const cells = {
  item: (row: CaseRow) => <ItemName of={row} />,
  status: (row: CaseRow) => (
    <span className="status-cell">
      <StatusTag of={row} />
      <ReplyDownload row={row} />
      <ReapplyButton row={row} />
      <LookLink of={row} />
    </span>
  ),
  remaining: ({ id, clock, answerBy }: CaseRow) =>
    answerBy === null ? <OpenClock caseId={id} clock={clock} /> : <AnswerBy day={answerBy} isShort />,
  decidedOn: ({ decidedOn }: CaseRow) => formatDate(decidedOn),
}

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
      fetchPage={(query, signal) => call(contract.query, { ...query, isCounting: true }, { signal })}
      exportRows={(query) => fetchFile(contract.export, query)}
      cells={cells}
      choices={useItemChoices()}
      actions={startLink}
      // opening a draft continues it
      rowPath={(row) => pathTo(row.status === '01' ? 'application-form' : 'case-page', { id: row.id })}
      emptyText={isApplicant ? t('list.caseEmptyHint') : undefined}
      emptyAction={startLink}
    />
  )
}
