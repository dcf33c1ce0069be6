import type { GuideDefinition } from '@wenwu/core/item/guide'
import { agentLetter, assessmentReport, byPlatform, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import {
  certificateNotLent,
  legalPerson,
  nothingConcealed,
  notWithoutCertificate,
  qualificationGuide,
  staff,
} from '../_blocks/qualification-guide.ts'
import { unitEquipmentSheet, unitWorksSheet } from '../_samples/qualification.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '5601101',
  aliases: ['56011-a', '56011'],
  name: text('文物保护工程资质申领', 'Qualification for heritage protection works: application'),
  shortName: text('工程资质申领', 'Qualification: application'),
  category: 'qualification',
  applicants: ['legal-entity'],
  guide: {
    ...qualificationGuide,
    applySubject: text('拟承担文物保护单位修缮、迁移、重建等工程的单位', 'Bodies that want to repair, move or rebuild heritage units'),
    acceptInstitution: text(
      '所在地省级文物行政部门；属于国家文物局审批的等级，由国家文物局受理',
      'The provincial bureau of the place; the national bureau for the grades it decides',
    ),
    statutoryDeadline: text('30个工作日（自收到申请之日起）', '30 working days (from the receipt of the application)'),
    applicationRange: text(
      '首次申领文物保护工程资质证书，以及申请升级、增加业务范围',
      'First certificate for heritage protection works, a higher grade or a wider scope',
    ),
    projectResult: text(
      '相应等级的文物保护工程资质证书；不予批准的书面通知并说明理由',
      'Certificate of the grade; a refusal in writing with reasons',
    ),
    handleProcess: text(
      '一、申请单位选择资质类别和等级，在线填写人员、设备、业绩并提交材料。\n二、受理机关在5个工作日内决定是否受理；材料不齐的，一次告知需要补正的全部内容。\n三、审查人员、设备和业绩，需要时现场核查或者送专家评审。\n四、自收到申请之日起30个工作日内作出决定。\n五、批准的，公布并发给资质证书；不批准的，书面通知并说明理由，告知复议和诉讼权利。',
      '1. The applicant chooses kind and grade, fills in staff, equipment and works online and submits.\n2. Acceptance is decided within 5 working days; whatever is missing is named at once and in full.\n3. Staff, equipment and works are examined, on the spot or by experts where needed.\n4. The decision is made within 30 working days of the receipt of the application.\n5. The certificate is announced and issued; a refusal is in writing, with reasons and remedies.',
    ),
    prohibitiveRequirements: [notWithoutCertificate, certificateNotLent, nothingConcealed],
    acceptConditions: [
      text('有取得文物博物专业技术职务的人员。', 'Staff with heritage and museum titles.'),
      text('有从事文物保护工程所需的技术设备。', 'The technical equipment such works need.'),
      text(
        '符合法律、行政法规规定的其他条件和国家文物局公布的分级标准。',
        'The other conditions of law, and the grading standard of the national bureau, are met.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十二条'),
      heritageLaw('第八十三条'),
      heritageRegulation('第十五条至第十七条'),
      heritageRegulation('第五十五条'),
      licensingLaw('第三十二条、第三十八条、第四十五条'),
      licensingLaw('第六十九条、第八十条'),
    ],
    commonQuestions: [
      {
        question: text('有建筑业资质，还需要文物保护工程资质吗？', 'Is this needed beside a construction qualification?'),
        answer: text(
          '需要。承担文物保护单位修缮、迁移、重建工程的，应当同时具有文物保护工程资质和建设主管部门的相应资质；不涉及建筑活动的，只需要文物保护工程资质。',
          'Yes. To repair, move or rebuild a heritage unit both are required; without building activity this one alone.',
        ),
      },
      {
        question: text('修复馆藏文物也凭这个资质吗？', 'Does it cover the repair of collection relics?'),
        answer: text(
          '不是。馆藏文物修复、复制、拓印资质由省级文物行政部门另行审批。',
          'No. The qualification to repair, copy and rub collection relics is granted separately by the provincial bureau.',
        ),
      },
      {
        question: text('没有资质承接工程会怎样？', 'What if works are done without it?'),
        answer: text(
          '由文物行政部门责令改正、给予警告；造成文物损坏或者其他严重后果的，对单位处50万元以上500万元以下罚款，情节严重的可以处500万元以上1000万元以下罚款。',
          'A warning and the order to correct; where relics are damaged or other serious harm is done, bodies are fined 500,000 to 5,000,000 yuan, in grave cases up to 10,000,000 yuan.',
        ),
      },
    ],
  },
  materials: [
    fromApplicant('form', text('文物保护工程资质申请表', 'Application form'), heritageRegulation('第十七条'), {
      channel: byPlatform,
      paperCopies: 1,
    }),
    legalPerson,
    staff,
    fromApplicant('equipment', text('技术设备清单', 'List of technical equipment'), heritageRegulation('第十六条'), {
      sample: unitEquipmentSheet,
      help: text('写明名称、型号、数量和用途。', 'Name, model, number and use.'),
    }),
    fromApplicant('works', text('已完成的文物保护工程业绩', 'Heritage works done'), 'assumption', {
      sample: unitWorksSheet,
      required: { op: 'eq', field: 'works.hasWorks', value: true },
      help: text(
        '申请的类别、等级要求业绩的提供合同和验收文件，有获奖的一并提供。',
        'Where the kind and grade ask for works: contracts and acceptance papers, with awards if any.',
      ),
    }),
    fromApplicant(
      'buildingQualification',
      text('建设主管部门核发的资质证书', 'Qualification of the construction authority'),
      heritageRegulation('第十五条'),
      {
        required: { op: 'eq', field: 'qualification.hasBuilding', value: true },
        help: text('拟承担含有建筑活动的工程的提供。', 'For works with building activity.'),
      },
    ),
    agentLetter,
    provinceLetter(true),
    assessmentReport,
  ],
}
