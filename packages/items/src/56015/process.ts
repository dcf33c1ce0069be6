import { nationalApproval } from '../_processes/national-approval.ts'
import { reachOf } from '../_blocks/collection-scheme.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/** Through the province to the national bureau, which decides about grade one (文物保护法（2024）62条). */
export const process = nationalApproval({
  id: 'process56015',
  name: guide.shortName,
  approve: text('拟准予许可', 'Draft permit'),
  refuse: text('拟不予许可', 'Draft refusal'),
  collection: true,
  hidden: reachOf('tbCrrSzhPersonEntity01', 'tbCrrSzhPersonEntity02'),
})
