import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  broughtAlong,
  declaredToCustoms,
  entryExitGuide,
  fifteenWorkingDays,
  form,
  identity,
  marksUntouched,
  officeOfTheFirstRecord,
  photographs,
  pieces,
} from '../_blocks/entry-exit-guide.ts'
import { byGovernment } from '../_blocks/materials.ts'
import { entryExhibitionNotice, heritageLaw, heritageRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5602002',
  aliases: [],
  name: text('临时进境文物复出境许可', 'Permit for relics that entered for a time to leave again'),
  shortName: text('文物复出境', 'Re-exit'),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text('原办理临时进境登记的个人或者单位', 'The person or body for whom the temporary entry was recorded'),
    acceptInstitution: officeOfTheFirstRecord,
    statutoryDeadline: fifteenWorkingDays,
    applicationRange: text('已经办理临时进境审核登记的文物复运出境', 'Relics recorded as a temporary entry that leave again'),
    projectResult: text('文物出境许可证，并逐件标明文物出境标识', 'Exit permit, and an exit mark on each piece'),
    handleProcess: text(
      '一、电话预约原审核管理处，告知原临时进境登记和本次复出境的文物，填写文物进出境申请表。\n二、原审核管理处核对进境登记和照片，逐件查验文物临时进境标识。\n三、查验无误的，标明文物出境标识，发给文物出境许可证。\n四、向海关申报，海关凭文物出境许可证放行。\n五、与登记不符或者没有临时进境标识的，按文物出境的规定审核。',
      '1. Make an appointment with the same office by telephone, naming the record of the entry and the pieces that leave, and fill in the form.\n2. The office compares the record and photographs and checks the mark of each piece.\n3. If all agrees, exit marks are set and the exit permit is issued.\n4. Declare to customs, which releases the pieces on the permit.\n5. Pieces that differ from the record or bear no mark are examined as an ordinary exit.',
    ),
    prohibitiveRequirements: [
      text('不得以其他文物顶替已登记的临时进境文物出境。', 'Another piece may not leave in the place of the recorded one.'),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('文物已由本审核管理处办理临时进境登记。', 'The pieces were recorded by this office when they entered.'),
      text('实物与进境登记、照片一致，临时进境标识完好。', 'The pieces agree with record and photographs, and the marks are intact.'),
      text('在准许停留的期限内申请。', 'The application is made within the time of stay allowed.'),
    ],
    legalBasis: [
      heritageLaw('第八十条'),
      heritageRegulation('第四十五条'),
      heritageRegulation('第四十六条、第四十七条'),
      heritageRegulation('第五十二条、第五十三条'),
    ],
    commonQuestions: [
      {
        question: text('可以换一个审核管理处办理复出境吗？', 'May another office handle the re-exit?'),
        answer: text(
          '不可以。法律规定必须经原审核、登记的机构查验，即使从其他口岸离境也是如此。',
          'No. The law requires the office that first examined and recorded the pieces, even if they leave by another port.',
        ),
      },
      {
        question: text('临时进境标识脱落或者损坏怎么办？', 'What if a mark came off or is damaged?'),
        answer: text(
          '不要自行粘补，及时告知原审核管理处，由其对照登记和照片核实；不能确认是登记文物的，按文物出境的规定办理。',
          'Do not repair it yourself; tell the office at once, which compares record and photographs. If the piece cannot be identified, the rules of an ordinary exit apply.',
        ),
      },
      {
        question: text('超过停留期限还能按复出境办理吗？', 'What if the time of stay has passed?'),
        answer: text(
          '逾期且未经批准延长的，按文物出境审核的标准和程序审核，属于禁止出境范围的不能出境，因此请在到期前申请延长。',
          'Without an extension the standards and procedure of an ordinary exit apply, and what may not be exported stays. Ask for the extension in time.',
        ),
      },
    ],
  },
  materials: [
    form,
    broughtAlong('entryRecord', text('原文物临时进境登记', 'Record of the temporary entry'), heritageRegulation('第五十二条'), {
      channel: byGovernment,
      help: text('进境时由原审核管理处办理的登记。', 'As the same office made it on entry.'),
    }),
    photographs,
    identity,
    broughtAlong('extension', text('准予延长停留期限的文件', 'Approval of a longer stay'), entryExhibitionNotice('全文'), {
      required: 'depends',
      help: text('在境内停留超过6个月的提供。', 'Where the stay was longer than 6 months.'),
    }),
    { ...pieces, basis: heritageRegulation('第五十二条') },
  ],
}
