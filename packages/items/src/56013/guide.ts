import type { GuideDefinition } from '@wenwu/core/item/guide'
import { institutesAreAsked } from '../_blocks/guide-archaeology.ts'
import { directGuide } from '../_blocks/guide-direct.ts'
import { agentLetter, assessmentReport, byGovernment, byThirdParty, fromApplicant } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, nationalBureau, promisedTime } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, numbered } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { foreignArchaeologyRules, heritageLaw, licensingLaw } from '../_blocks/law.ts'
import { requestLetterSheet } from '../_samples/letters.ts'
import { samplePiecesSheet } from '../_samples/archaeology.ts'
import { text } from './texts.ts'

const deadline = text(
  '20个工作日（征求科研机构和有关专家意见所需时间除外）',
  '20 working days (asking research institutes and experts not counted)',
)

export const guide: GuideDefinition = {
  code: '56013',
  aliases: [],
  name: text(
    '国际合作考古调查、勘探、发掘的文物或者自然标本送到境外进行分析化验或者技术鉴定许可',
    'Sending relics or natural samples of joint international archaeology abroad for analysis or technical appraisal',
  ),
  shortName: text('标本送境外分析', 'Samples sent abroad'),
  category: 'archaeology',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    ...directGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: nationalBureau,
    applySubject: text('承担合作项目的中方考古发掘单位', 'The Chinese excavation unit of the joint project'),
    acceptInstitution: nationalBureau,
    commitmentDeadline: deadline,
    statutoryDeadline: deadline,
    applicationRange: text(
      '经特别许可的中外合作考古调查、勘探、发掘中取得的文物或者自然标本，需要送到中国境外进行分析化验或者技术鉴定的',
      'Relics or natural samples obtained in joint archaeology under special permission that have to go abroad for analysis or technical appraisal',
    ),
    projectResult: text('国家文物局批复', 'Reply of the national bureau'),
    handleProcess: numbered(
      text(
        '中方考古发掘单位列出标本清单，与境外检测机构商定分析方案，在线填写并提交。',
        'The Chinese unit lists the samples, agrees the plan of analysis with the laboratory abroad and submits online.',
      ),
      text(
        '国家文物局5个工作日内决定是否受理，需要补正的一次告知全部内容。',
        'The national bureau decides on acceptance within 5 working days and names all corrections at once.',
      ),
      institutesAreAsked,
      nationalDecidesInTwenty,
      text(
        '批准后，标本出境、复进境按规定办理文物进出境审核和海关申报；化验、鉴定完毕后，除测试损耗外，原标本全部运回境内。',
        'With the approval the samples leave and return through the relic appraisal and customs as ruled; when the analysis is done all of them come back, but for what the tests used up.',
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准，不得将合作考古取得的文物、自然标本送到境外。', 'Nothing obtained in joint archaeology goes abroad without approval.'),
      text(
        '标本及其资料归中国所有，不得赠送、转让或者留在境外。',
        'The samples and their records belong to China; they may not be given away, transferred or left abroad.',
      ),
    ],
    acceptConditions: [
      text(
        '合作项目已经取得国务院特别许可，双方签订了协议书。',
        'The joint project has the special permission of the State Council and a signed agreement.',
      ),
      text(
        '分析目的明确，取样数量限于需要，运输和归还的措施可靠。',
        'The aim is clear, the amount is what is needed, carriage and return are safe.',
      ),
      fileComplete,
    ],
    legalBasis: [
      foreignArchaeologyRules('第六条'),
      foreignArchaeologyRules('第九条、第十条'),
      foreignArchaeologyRules('第十一条'),
      heritageLaw('第四十七条'),
      heritageLaw('第七十八条'),
      licensingLaw('第三十二条、第三十八条、第四十二条、第四十四条、第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('送国内实验室检测要办理本许可吗？', 'Is it needed for a laboratory in China?'),
        answer: text('本事项只适用于送到中国境外的情形。', 'This matter is only for what leaves China.'),
      },
      {
        question: text('取得批复后还要办理出境手续吗？', 'Are there further formalities at the border?'),
        answer: text(
          '需要。文物出境应当经国家文物进出境审核管理处审核，并向海关申报。请在发运前备好批复和标本清单，与该管理处联系。',
          'Yes. Relics leaving the country pass the appraisal office and are declared at customs. Get in touch with that office before shipping, with the reply and the list.',
        ),
      },
      {
        question: text('检测中标本用尽了怎么办？', 'What if a sample is used up?'),
        answer: text(
          '测试损耗不需要运回，但应当在归还清单中逐件写明损耗数量，并附境外检测机构的说明。',
          'What the tests used up need not return; the list of return states the amount for each piece, with a note of the laboratory.',
        ),
      },
    ],
  },
  materials: [
    fromApplicant('applicationLetter', text('申请文件', 'Application letter'), licensingLaw('第二十九条'), {
      sample: requestLetterSheet,
      paperCopies: 1,
      help: text(
        '写明合作项目名称、送检理由、境外机构、期限和责任人，加盖公章。',
        'Project, reason, laboratory abroad, dates and person answerable; sealed.',
      ),
    }),
    fromApplicant(
      'specialPermission',
      text('合作项目批准文件和协议书', 'Permission and agreement of the joint project'),
      foreignArchaeologyRules('第九条、第十条'),
      {
        channel: byGovernment,
      },
    ),
    fromApplicant('sampleList', text('标本清单和照片', 'List and photographs of the samples'), 'assumption', {
      sample: samplePiecesSheet,
      paperCopies: 1,
      help: text(
        '逐件列明编号、名称、出土地点和层位、质地、尺寸或者重量、预计测试损耗。',
        'For each: number, name, find spot and layer, material, size or weight, what the tests are expected to use up.',
      ),
    }),
    fromApplicant('analysisPlan', text('分析化验或者技术鉴定方案', 'Plan of the analysis'), 'assumption', {
      paperCopies: 1,
      help: text(
        '写明目的、方法、境外机构及其条件、包装运输、时间和归还安排。',
        'Aim, methods, laboratory and its means, packing and carriage, dates and return.',
      ),
    }),
    fromApplicant(
      'laboratoryLetter',
      text('境外机构接收和按期归还的书面承诺', 'Written promise of the laboratory to return the samples'),
      foreignArchaeologyRules('第十一条'),
      {
        channel: byThirdParty,
      },
    ),
    agentLetter,
    assessmentReport,
  ],
}
