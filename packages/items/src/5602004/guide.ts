import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  broughtAlong,
  declaredToCustoms,
  entryExitGuide,
  form,
  identity,
  marksUntouched,
  officeOfTheFirstRecord,
  photographs,
  pieces,
} from '../_blocks/entry-exit-guide.ts'
import { fromAuthority, byGovernment } from '../_blocks/materials.ts'
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5602004',
  aliases: [],
  name: text('临时出境文物复进境审核查验', 'Check of relics that left for a time and come back'),
  shortName: text('文物复进境', 'Re-entry'),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text('原办理临时出境登记的个人或者单位', 'The person or body for whom the temporary exit was recorded'),
    acceptInstitution: officeOfTheFirstRecord,
    statutoryDeadline: text(
      '法律对复进境查验未单独规定期限，按文物出境审核的15个工作日掌握',
      'The law sets no time of its own for this check; the 15 working days of the exit examination are kept',
    ),
    applicationRange: text(
      '经审核、登记的出境展览文物和其他临时出境文物运回境内',
      'Relics recorded on exit, from exhibitions or otherwise, that are brought back',
    ),
    projectResult: text(
      '复进境查验记录，与出境登记逐件销号',
      'Record of the check; each piece is written off against the record of its exit',
    ),
    handleProcess: text(
      '一、进境时向海关申报，出示出境时的批准文件或者文物出境许可证。\n二、电话预约原审核管理处，告知原临时出境登记，填写文物进出境申请表。\n三、原审核管理处核对出境登记、照片和现状记录，逐件查验。\n四、一致的，作出查验记录并销号；不一致、缺少或者有新损伤的，逐件记录。\n五、发现调换、缺失的，审核管理处报告国家文物局，并通报海关和有关部门。',
      '1. Declare to customs on entry with the approval or the exit permit.\n2. Make an appointment with the same office by telephone, naming the record of the exit, and fill in the form.\n3. The office compares record, photographs and the note on the state of each piece.\n4. What agrees is recorded and written off; what differs, is missing or newly damaged is noted piece by piece.\n5. Exchanged or missing pieces are reported to the national bureau, to customs and the authorities concerned.',
    ),
    prohibitiveRequirements: [
      text('不得以其他物品顶替已登记出境的文物。', 'Nothing else may come back in the place of the recorded pieces.'),
      text('出境展览未经批准不得超过批准的展览期限。', 'An exhibition may not go beyond the approved term without approval.'),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('文物由本审核管理处办理过出境审核、登记。', 'The pieces were examined and recorded by this office when they left.'),
      text('已向海关申报，文物到达后保持原包装待查验。', 'Declared to customs; the pieces stay in their packing until the check.'),
    ],
    legalBasis: [
      heritageLaw('第六十四条'),
      heritageLaw('第七十九条'),
      heritageRegulation('第四十六条'),
      heritageRegulation('第五十条'),
      heritageRegulation('第六十一条'),
    ],
    commonQuestions: [
      {
        question: text('从别的口岸回来，可以在当地查验吗？', 'May the pieces be checked elsewhere if they return by another port?'),
        answer: text(
          '出境展览的文物由原审核、登记的机构审核查验。计划从其他口岸回境的，请在出境前与原审核管理处商定查验安排。',
          'Pieces of an exhibition are checked by the office that recorded them. If another port is planned for the return, agree on the check with that office before they leave.',
        ),
      },
      {
        question: text('查验时发现文物有新的损伤怎么办？', 'What if new damage is found?'),
        answer: text(
          '保持现状并由双方记录、拍照。馆藏一级文物损毁的报国家文物局核查处理，其他馆藏文物损毁的报省级文物行政部门核查处理。',
          'Leave it as it is; both sides record and photograph it. Damage to grade-one collection relics goes to the national bureau, to others in collections to the provincial bureau.',
        ),
      },
      {
        question: text('展览要延期，回境时间晚了会怎样？', 'What if the exhibition runs on and the return is late?'),
        answer: text(
          '应当在期满前报原审批机关批准延期，延期不超过1年。超过期限未回境的，由国家文物局责令限期改正，对直接责任人员依法给予处分。',
          'Ask the authority that approved it for an extension before the term ends, by not more than 1 year. If the term is overrun the national bureau orders a correction, and those responsible are disciplined.',
        ),
      },
    ],
  },
  materials: [
    form,
    broughtAlong(
      'exitRecord',
      text('原文物临时出境登记和现状记录', 'Record of the temporary exit and of the state of the pieces'),
      heritageLaw('第七十九条'),
      {
        channel: byGovernment,
      },
    ),
    fromAuthority('exitApproval', text('出境时的批准文件或者文物出境许可证', 'Approval or permit of the exit'), heritageLaw('第七十九条')),
    broughtAlong('customsDeclaration', text('海关进境申报单证', 'Customs declaration of the entry'), 'assumption'),
    {
      ...photographs,
      help: text('复进境前拍摄，与出境时的照片角度一致。', 'Taken before the return from the same angles as on exit.'),
    },
    identity,
    { ...pieces, basis: heritageLaw('第七十九条') },
  ],
}
