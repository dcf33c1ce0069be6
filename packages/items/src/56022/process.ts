import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/** Opinion of the national bureau, then the provincial government approves and announces, then the filing (文物保护法（2024）27条). */
export const process = nationalApproval({
  id: 'process56022',
  name: guide.shortName,
  approve: text('拟提出同意意见', 'Draft consent'),
  refuse: text('拟提出不同意意见', 'Draft objection'),
  hasNoRemedies: true,
  publication: {
    name: text('省级人民政府批准公布', 'Approval and announcement by the provincial government'),
    action: text('已批准公布，报送备案', 'Approved and announced: file'),
    hint: text(
      '上传省级人民政府批准、公布文件和意见采纳说明，报国家文物局备案',
      'With the approval, the announcement and the note on the opinion it goes to the national bureau for filing',
    ),
  },
})
