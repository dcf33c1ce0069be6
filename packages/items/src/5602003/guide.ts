import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  broughtAlong,
  declaredToCustoms,
  entryExitGuide,
  fifteenWorkingDays,
  form,
  identity,
  informationTrue,
  marksUntouched,
  officeOfThePort,
  photographs,
  pieces,
} from '../_blocks/entry-exit-guide.ts'
import { fromAuthority } from '../_blocks/materials.ts'
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5602003',
  aliases: [],
  name: text('文物临时出境审核登记', 'Examination and record of relics that leave for a time'),
  shortName: text('文物临时出境', 'Temporary exit'),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text(
      '将境内文物临时带出、运出、寄出并将带回的个人或者单位，出境展览为展览承办单位',
      'Persons or bodies that take, ship or mail relics abroad and will bring them back; for exhibitions the organising body',
    ),
    acceptInstitution: officeOfThePort,
    statutoryDeadline: fifteenWorkingDays,
    applicationRange: text(
      '经批准的出境展览，以及因科研、修复等原因临时出境、之后还要复进境的文物',
      'Relics that leave for an approved exhibition, or for research, repair and the like, and will come back',
    ),
    projectResult: text(
      '逐件审核登记。出境展览由海关凭批准文件放行；其他准予出境的，发给文物出境许可证并标明文物出境标识',
      'Each piece is examined and recorded. Exhibitions pass customs on the approval; other pieces on the exit permit and with an exit mark',
    ),
    handleProcess: text(
      '一、出境展览先取得国家文物局的批准文件（56016）；一级文物数量超过规定的，须经国务院批准。\n二、电话预约审核管理处，逐件填写文物进出境申请表，附照片，写明是个人携带还是展览。\n三、审核管理处按照批准文件核对目录，逐件审核、登记、拍照，记录文物现状。\n四、准予出境的，向海关申报，海关凭批准文件或者文物出境许可证放行。\n五、回境时由同一审核管理处办理复进境查验（5602004）。',
      '1. For an exhibition first obtain the approval of the national bureau (56016); beyond the set number of grade-one relics the State Council approves.\n2. Make an appointment with the office by telephone and fill in the form for each piece, with photographs, saying whether a traveller or an exhibition takes it.\n3. The office compares the list with the approval, examines, records and photographs each piece and notes its state.\n4. Declare to customs, which releases the pieces on the approval or the exit permit.\n5. On return the same office checks the pieces (5602004).',
    ),
    prohibitiveRequirements: [
      text(
        '国有文物、非国有文物中的珍贵文物和国家禁止出境的其他文物，除依法出境展览或者因特殊需要经国务院批准外，不得出境。',
        'State-owned relics, precious ones in other hands and others the state forbids to export leave only for a lawful exhibition or with the special approval of the State Council.',
      ),
      text(
        '一级文物中的孤品和易损品禁止出境展览；未曾在国内正式展出的文物不得出境展览。',
        'Unique and fragile grade-one relics, and relics never formally shown at home, may not be exhibited abroad.',
      ),
      text('不得增加、调换批准目录以外的文物。', 'No piece may be added to or exchanged against the approved list.'),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('依法需要批准的，已取得批准文件，且在批准期限内。', 'Where an approval is needed it was obtained and is still valid.'),
      informationTrue,
      text(
        '来源合法，不在禁止出境的范围内（依法出境展览或者经国务院批准的除外）。',
        'Of lawful origin and not forbidden to leave (except for a lawful exhibition or with the approval of the State Council).',
      ),
    ],
    legalBasis: [
      heritageLaw('第七十七条'),
      heritageLaw('第七十八条'),
      heritageLaw('第七十九条'),
      heritageRegulation('第四十五条、第四十六条'),
      heritageRegulation('第四十八条至第五十条'),
    ],
    commonQuestions: [
      {
        question: text('展览已经批准，还要到审核管理处办理吗？', 'The exhibition is approved. Is the office still needed?'),
        answer: text(
          '需要。批准文件解决能不能出境，审核管理处的逐件登记是复进境时核对的依据，两者缺一不可。',
          'Yes. The approval says that the pieces may leave; the record of the office is what they are compared with on return. Both are needed.',
        ),
      },
      {
        question: text('出境展览最长可以多久？', 'How long may an exhibition abroad last?'),
        answer: text(
          '展览期限不超过1年；因特殊需要经原审批机关批准可以延期，延期最长不超过1年。',
          'Not more than 1 year; for special needs the authority that approved it may extend it by not more than 1 year.',
        ),
      },
      {
        question: text('个人收藏的文物可以带出去修复、再带回来吗？', 'May a privately owned relic be repaired abroad and come back?'),
        answer: text(
          '属于禁止出境范围的不能因修复带出；其他文物经审核允许出境的可以，回境时请到同一审核管理处查验。',
          'What may not be exported may not leave for repair either. Other pieces may, once the office allows it; on return they are checked by the same office.',
        ),
      },
    ],
  },
  materials: [
    form,
    photographs,
    identity,
    fromAuthority(
      'exhibitionApproval',
      text('出境展览批准文件和展品目录', 'Approval of the exhibition with the list of pieces'),
      heritageLaw('第七十九条'),
      {
        required: 'depends',
        help: text('展览申请提供，目录应当与实物逐件对应。', 'For exhibitions; each entry of the list is one of the pieces.'),
      },
    ),
    broughtAlong('returnPlan', text('复进境说明', 'Statement on the return'), 'assumption', {
      help: text('写明出境事由、地点、起止日期和拟复进境的口岸。', 'Reason, place, dates and the intended port of return.'),
    }),
    broughtAlong('origin', text('文物合法来源证明', 'Proof of lawful origin'), heritageLaw('第六十七条'), {
      required: 'depends',
      help: text(
        '个人或者非国有单位的文物提供，如购买凭证、继承或者赠与证明。',
        'For pieces of individuals and non-state bodies: purchase, inheritance or gift.',
      ),
    }),
    pieces,
  ],
}
