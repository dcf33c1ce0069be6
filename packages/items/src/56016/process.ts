import { nationalApproval } from '../_processes/national-approval.ts'
import { guide } from './guide.ts'
import { text } from './texts.ts'

/**
 * The province examines what local collections lend; what central ones lend goes straight to the national bureau, which decides within 30 working
 * days of the receipt; beyond the set number of grade one the State Council approves (文物保护法（2024）79条; 文物保护法实施条例（2017）48条).
 */
export const process = nationalApproval({
  id: 'process56016',
  name: guide.shortName,
  approve: text('拟批准展览', 'Draft approval'),
  refuse: text('拟不批准展览', 'Draft refusal'),
  direct: { when: 'isLocal == false', name: text('是否含地方藏品', 'Pieces of local collections?') },
  countsFromReceipt: true,
  stateCouncil: 'needsStateCouncil == true',
  collection: true,
})
