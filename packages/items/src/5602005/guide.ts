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
import { heritageLaw, heritageRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5602005',
  aliases: ['56003'],
  name: text('文物出境许可', 'Permit to export relics'),
  shortName: text('文物出境', 'Export'),
  category: 'entry-exit',
  applicants: ['individual', 'legal-entity'],
  guide: {
    ...entryExitGuide,
    applySubject: text('运送、邮寄、携带文物出境的个人或者单位', 'Persons or bodies that ship, mail or carry relics out of the country'),
    acceptInstitution: officeOfThePort,
    statutoryDeadline: fifteenWorkingDays,
    applicationRange: text(
      '任何个人和单位运送、邮寄、携带文物出境，不再带回',
      'Any shipping, mailing or carrying of relics out of the country for good',
    ),
    projectResult: text(
      '文物出境许可证，并标明文物出境标识；不允许出境的，登记后发还',
      'Exit permit and exit mark; what may not leave is recorded and handed back',
    ),
    handleProcess: text(
      '一、选择口岸，电话预约所属的审核管理处；逐件填写文物进出境申请表，附照片和来源证明。\n二、携文物到审核管理处。由3名以上文物博物专业技术人员审核，其中文物进出境责任鉴定人员不少于2名。\n三、自收到申请之日起15个工作日内作出决定。责任鉴定人员一致同意的，方可允许出境。\n四、允许出境的，发给文物出境许可证，标明文物出境标识；不允许的，出具文物禁止出境登记表，文物发还。\n五、从指定口岸出境，向海关申报，海关查验标识后凭许可证放行。',
      '1. Choose the port and make an appointment with its office by telephone; fill in the form for each piece, with photographs and proof of origin.\n2. Bring the pieces. At least 3 heritage professionals examine them, at least 2 of them responsible appraisers.\n3. The decision is made within 15 working days of the application; only the unanimous consent of the responsible appraisers allows the exit.\n4. If allowed, the permit is issued and the exit mark set; if not, a record of prohibited exit is issued and the pieces are handed back.\n5. Leave by a designated port and declare to customs, which checks the mark and releases the pieces on the permit.',
    ),
    prohibitiveRequirements: [
      text(
        '国有文物、非国有文物中的珍贵文物和国家禁止出境的其他文物不得出境。',
        'State-owned relics, precious ones in other hands and others the state forbids to export may not leave.',
      ),
      text(
        '按照现行文物出境审核标准，1911年以前（含1911年）的文物一律禁止出境；1949年以前（含1949年）、具有一定历史、艺术、科学价值的文物原则上禁止出境。',
        'Under the present standard of the exit examination nothing made in or before 1911 may leave; relics of or before 1949 of historical, artistic or scientific value as a rule may not.',
      ),
      text(
        '1966年以前（含1966年）有代表性的少数民族文物禁止出境；在境内的外国文物、图书按同一标准执行。',
        'Representative relics of ethnic minorities of or before 1966 may not leave; foreign relics and books in the country follow the same standard.',
      ),
      text(
        '有损国家、民族利益或者可能引起不良社会影响的文物，不论年代，一律禁止出境。',
        'What harms the interests of the nation or may have a bad effect on society may not leave, of whatever date.',
      ),
      marksUntouched,
      declaredToCustoms,
    ],
    acceptConditions: [
      text('文物来源合法，不在禁止出境的范围内。', 'Of lawful origin and not forbidden to leave.'),
      informationTrue,
      text('已选择国家文物局指定的出境口岸。', 'A port designated by the national bureau was chosen.'),
    ],
    legalBasis: [
      heritageLaw('第七十七条'),
      heritageLaw('第七十八条'),
      heritageLaw('第九十二条'),
      heritageRegulation('第四十五条至第四十七条'),
      heritageRegulation('第五十三条'),
    ],
    commonQuestions: [
      {
        question: text('审核不允许出境，文物会被没收吗？', 'Are pieces taken away if they may not leave?'),
        answer: text(
          '不会。审核管理处登记后发还当事人；但发现涉嫌被盗、走私等违法情形的，依法移送有关部门处理。',
          'No. They are recorded and handed back. Where theft, smuggling or the like is suspected, the authorities concerned take over.',
        ),
      },
      {
        question: text('一级文物的复制品可以出境吗？', 'May copies of grade-one relics leave?'),
        answer: text(
          '复制品不是文物，不需要文物出境许可。复制品上应当有表明复制的标识和编号，出境时向海关如实申报；真伪不易分辨的，请先到审核管理处查验。',
          'A copy is not a relic and needs no exit permit. It should bear its mark and number as a copy and is declared to customs; where it can be taken for the original, show it to the office first.',
        ),
      },
      {
        question: text('1949年以后的书画也要审核吗？', 'Do paintings made after 1949 need the examination?'),
        answer: text(
          '部分需要。国家文物局对已故著名书画家等的作品公布限制出境名单，名单所列作者的作品应当申请审核；不确定时可以先向审核管理处咨询。',
          'Some do. The national bureau publishes lists of famous artists, no longer living, whose works are restricted. Ask the office if in doubt.',
        ),
      },
      {
        question: text('哪些填报错误最常导致退回？', 'Which mistakes most often send an application back?'),
        answer: text(
          '当事人姓名、住址、证件号码、联系方式漏填或者填错，出境海关选择错误，文物名称、年代、质地、数量与实物不符。',
          'Name, address, number of the document or contact missing or wrong; the wrong customs office; name, period, material or number that do not agree with the pieces.',
        ),
      },
    ],
  },
  materials: [
    form,
    photographs,
    identity,
    broughtAlong('origin', text('文物合法来源证明', 'Proof of lawful origin'), heritageLaw('第六十七条'), {
      required: 'depends',
      help: text(
        '购自文物销售单位、文物拍卖企业的提供销售凭证；继承、受赠的提供相应证明或者书面说明。',
        'Bought from a relics shop or auction house: the receipt; inherited or given: the proof or a written statement.',
      ),
    }),
    pieces,
  ],
}
