import type { CaseRow } from '@wenwu/core/cases/model'
import { AnswerBy } from '../../../item/AnswerBy.tsx'
import { OpenClock } from '../../../item/OpenClock.tsx'
import { formatDate } from '../../../lib/dates.ts'
import { ItemName } from '../../../ui/list/ItemName.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import { LookLink } from './LookLink.tsx'
import { ReapplyButton } from './ReapplyButton.tsx'
import { ReplyOfRow } from './ReplyOfRow.tsx'

/** What lists of cases draw in the place of values. */
export const caseCells = {
  item: (row: CaseRow) => <ItemName of={row} />,
  status: (row: CaseRow) => (
    <span className="status-cell">
      <StatusTag of={row} />
      <ReplyOfRow row={row} />
      <ReapplyButton row={row} />
      <LookLink of={row} />
    </span>
  ),
  remaining: (row: CaseRow) => (row.answerBy === null ? <OpenClock of={row} /> : <AnswerBy caseId={row.id} day={row.answerBy} isShort />),
  decidedOn: ({ decidedOn }: CaseRow) => formatDate(decidedOn),
}
