import type { GuideDefinition } from '@wenwu/core/item/guide'
import {
  broughtAlong,
  declaredToCustoms,
  entryExitGuide,
  form,
  identity,
  informationTrue,
  marksUntouched,
  officeOfThePort,
  photographs,
  pieces,
} from '../_blocks/entry-exit-guide.ts'
import { entryExhibitionNotice, heritageLaw, heritageRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5602001',
  aliases: [],
  name: text('文物临时进境审核登记', 'Examination and record of relics that enter for a time'),
  shortName: text('文物临时进境', 'Temporary entry'),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text(
      '将境外文物临时带入、运入、寄入境内的个人或者单位',
      'Persons or bodies that bring, ship or mail relics into the country for a time',
    ),
    acceptInstitution: officeOfThePort,
    statutoryDeadline: text(
      '法律对临时进境登记未单独规定期限，按文物出境审核的15个工作日掌握',
      'The law sets no time of its own for this record; the 15 working days of the exit examination are kept',
    ),
    applicationRange: text(
      '因展览、修复、研究、销售、拍卖或者个人携带等原因进境，之后还要复运出境的文物',
      'Relics that enter for an exhibition, repair, research, sale, auction or with a traveller and will leave again',
    ),
    projectResult: text(
      '逐件登记、拍照，标明文物临时进境标识',
      'Each piece is recorded, photographed and given the mark of temporary entry',
    ),
    handleProcess: text(
      '一、进境时向海关申报，海关将文物加封后交当事人。\n二、电话预约审核管理处，逐件填写文物进出境申请表，附照片，写明是个人携带还是展览。\n三、审核管理处查验海关封志完好无损后拆封，逐件审核、登记、拍照。\n四、准予登记的，逐件标明文物临时进境标识，登记记录供复出境时核对。\n五、发现属于法律禁止买卖的文物、被盗文物或者通报流失文物的，审核管理处报告国家文物局并通报海关。',
      '1. Declare to customs on entry; customs seals the pieces and hands them over.\n2. Make an appointment with the office by telephone and fill in the form for each piece, with photographs, saying whether a traveller or an exhibition brings it.\n3. The office checks that the customs seal is intact, opens it, examines, records and photographs each piece.\n4. Each recorded piece gets the mark of temporary entry; the record is compared when it leaves.\n5. Pieces the law forbids to trade, stolen ones and those notified as lost are reported to the national bureau and to customs.',
    ),
    prohibitiveRequirements: [
      text(
        '海关加封的文物，在审核管理处查验前不得自行拆封。',
        'What customs sealed may not be opened before the office has checked the seal.',
      ),
      text(
        '不得以临时进境方式带入被盗文物、来源不合法的文物或者外国政府、国际组织依公约通报的流失文物。',
        'Stolen relics, relics of unlawful origin and those that foreign governments or international organisations notified as lost under a convention may not be brought in.',
      ),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('已向海关申报，海关封志完好。', 'Declared to customs, with the seal intact.'),
      informationTrue,
      text(
        '因展览进境的，办展单位已按规定向所在地文物主管部门备案。',
        'For an exhibition: filed with the local heritage authority as prescribed.',
      ),
    ],
    legalBasis: [
      heritageLaw('第六十八条'),
      heritageLaw('第八十条'),
      heritageLaw('第九十二条'),
      heritageRegulation('第四十六条'),
      heritageRegulation('第五十二条、第五十三条'),
    ],
    commonQuestions: [
      {
        question: text('临时进境的文物可以在境内停留多久？', 'How long may the pieces stay?'),
        answer: text(
          '一般不超过6个月。确需延长的，应当在到期前向海关和原登记的审核管理处申请；展览延长展期的，还要先办理展览变更备案。',
          'As a rule not more than 6 months. To stay longer, apply before the end to customs and to the office that recorded the pieces; an exhibition also files its change first.',
        ),
      },
      {
        question: text('进境时没有办理登记，以后还能带走吗？', 'May pieces leave again that were not recorded on entry?'),
        answer: text(
          '未办理临时进境手续的，出境时按文物出境审核（5602005）办理，属于禁止出境范围的不能出境。',
          'They are then treated as an ordinary exit (5602005), and what may not be exported stays.',
        ),
      },
      {
        question: text('海关封志破损了怎么办？', 'What if the customs seal is damaged?'),
        answer: text(
          '不要继续拆动，保持原状并立即向加封的海关说明情况；封志完好是审核管理处登记的前提。',
          'Leave everything as it is and tell the customs office that sealed it at once; the office can record only under an intact seal.',
        ),
      },
      {
        question: text('同一展览由几家单位承接，由谁办理？', 'Who applies when several venues take the same exhibition?'),
        answer: text(
          '各单位分别向所在地文物主管部门备案，再由文物进境地的办展单位统一办理进出境手续。',
          'Each files with its local heritage authority; the venue at the place of entry then handles entry and exit for all.',
        ),
      },
    ],
  },
  materials: [
    form,
    photographs,
    identity,
    broughtAlong('customsDeclaration', text('海关进境申报单证', 'Customs declaration of the entry'), heritageLaw('第八十条'), {
      help: text('写明需要复运出境，并注明海关加封情况。', 'It says that the pieces will leave again and that they were sealed.'),
    }),
    broughtAlong('exhibitionFiling', text('文物进境展览备案表', 'Filing form of the exhibition'), entryExhibitionNotice('全文'), {
      required: 'depends',
      help: text('因展览进境的提供，备案后的展览材料一并提交。', 'For exhibitions, with the exhibition papers that were filed.'),
    }),
    { ...pieces, basis: heritageRegulation('第五十二条') },
  ],
}
