import { reachOf } from '../_blocks/collection-scheme.ts'
import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/** The province approves and files with the national bureau, or reports upward (domain.md §4 H; our assumption where the law is silent). */
export const process = nationalApproval({
  id: 'processTBCrrYfx',
  name: guide.shortName,
  approve: text('拟同意方案', 'Draft consent'),
  refuse: text('拟不同意方案', 'Draft refusal'),
  collection: true,
  delegated: { when: `level == 'province'`, clock: 'filing' },
  hidden: reachOf('bzfzrPage', 'fashrPage'),
})
