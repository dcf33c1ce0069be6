import type { GuideDefinition } from '@wenwu/core/item/guide'
import { developerRegistration, sitingApproval, surveyReport } from '../_blocks/guide-construction.ts'
import { agentLetter, assessmentReport, byGovernment, fromApplicant, provinceLetter } from '../_blocks/materials.ts'
import { administrativeLicence, fileComplete, promisedTime, provinceThenNational, twentyWorkingDays } from '../_blocks/guide-parts.ts'
import { whichTimeIsNotCounted } from '../_blocks/guide-questions.ts'
import { localBureausFirst, nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, licensingLaw, worksRules } from '../_blocks/law.ts'
import { developerLetterSheet } from '../_samples/construction.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56010',
  aliases: [],
  name: text('省级文物保护单位的迁移或者拆除审批', 'Relocation or demolition of a provincial heritage unit'),
  shortName: text('省保单位迁拆', 'Relocation of provincial units'),
  category: 'construction',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: administrativeLicence,
    projectType: promisedTime,
    decisionMechanism: text(
      '国家文物局（征得同意后由省级人民政府批准）',
      'National Cultural Heritage Administration (its consent precedes the approval of the provincial government)',
    ),
    applySubject: text(
      '项目所在地省级人民政府（建设单位在线填报并提交材料）',
      'The provincial government (the developer fills in and submits online)',
    ),
    acceptInstitution: provinceThenNational,
    commitmentDeadline: twentyWorkingDays,
    statutoryDeadline: twentyWorkingDays,
    applicationRange: text(
      '因特殊情况建设工程不能避开省级文物保护单位，又无法实施原址保护，需要将其迁移异地保护或者拆除的',
      'Works that for special reasons cannot avoid a provincial unit which cannot be protected where it stands either, so that it has to be moved or demolished',
    ),
    projectResult: text(
      '国家文物局批复（网上送达省级文物行政部门和建设单位）',
      'Reply of the national bureau, delivered online to the province and the developer',
    ),
    handleProcess: numbered(
      text(
        '建设单位比选选址和原址保护方案；确实无法实施原址保护的，编制迁移或者拆除方案，在线填写并提交。',
        'The developer compares sites and in-situ protection; if neither is possible it draws up the scheme of relocation or demolition and submits online.',
      ),
      localBureausFirst,
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '国家文物局同意的，由省级人民政府依法批准；批准前不得动工。迁移工程批准后，勘察设计方案按工程审批程序另行报批。',
        'With the consent the provincial government approves; nothing begins before. After that the survey and design of a relocation go through the approval of works.',
      ),
    ),
    prohibitiveRequirements: [
      text('未经批准，不得迁移、拆除不可移动文物。', 'No immovable heritage is moved or demolished without approval.'),
      text('能够避开或者能够实施原址保护的，不得迁移、拆除。', 'Neither, where the unit can be avoided or protected where it stands.'),
      text(
        '没有文物保护工程资质证书的单位，不得承担迁移工程。',
        'No firm without the qualification for protection works carries out a relocation.',
      ),
    ],
    acceptConditions: [
      text(
        '工程因特殊情况不能避开省级文物保护单位，并已论证无法实施原址保护。',
        'The unit cannot be avoided and it has been shown that it cannot be protected where it stands.',
      ),
      text(
        '迁移的，新址环境适宜、用地落实，方案遵守不改变文物原状和最小干预的原则。',
        'For a relocation: a fitting and secured new site, and a scheme that keeps the original state with the least intervention.',
      ),
      text('所需费用已经列入建设工程预算。', 'The cost stands in the budget of the works.'),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第三十一条'),
      heritageLaw('第三十二条'),
      heritageLaw('第八十三条'),
      worksRules('第十条、第十一条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('全国重点文物保护单位可以按本事项迁移吗？', 'Can a national unit be moved under this matter?'),
        answer: text(
          '不可以。全国重点文物保护单位不得拆除；需要迁移的，必须由省级人民政府报国务院批准。',
          'No. It is never demolished; a relocation goes from the provincial government to the State Council.',
        ),
      },
      {
        question: text(
          '市、县级文物保护单位的迁移、拆除也要征得国家文物局同意吗？',
          'Does moving a municipal or county unit need the consent of the national bureau too?',
        ),
        answer: text(
          '不需要，报省级人民政府批准。未定级不可移动文物的迁移、拆除，报省级人民政府文物行政部门批准。',
          'No, the provincial government approves. For ungraded immovable heritage the provincial heritage bureau does.',
        ),
      },
      {
        question: text('拆除后的壁画、雕塑、建筑构件怎么处理？', 'What becomes of murals, sculptures and parts of the building?'),
        answer: text(
          '拆除国有不可移动文物由文物行政部门监督实施，具有收藏价值的，由文物行政部门指定的文物收藏单位收藏。',
          'The heritage authority supervises the demolition of state-owned heritage; what is worth keeping goes to the collection it names.',
        ),
      },
      whichTimeIsNotCounted,
    ],
  },
  materials: [
    fromApplicant('applicationLetter', text('建设单位申请函', 'Letter of the developer'), licensingLaw('第二十九条'), {
      sample: developerLetterSheet,
      paperCopies: 1,
      help: text(
        '写明不能避开和无法实施原址保护的理由，加盖公章。',
        'Why the unit can neither be avoided nor protected where it stands; sealed.',
      ),
    }),
    developerRegistration,
    sitingApproval,
    fromApplicant(
      'comparisonReport',
      text('选址和原址保护方案比选论证报告', 'Report comparing sites and in-situ protection'),
      heritageLaw('第三十一条'),
      {
        paperCopies: 1,
      },
    ),
    fromApplicant('presentState', text('文物现状勘察、测绘资料和照片', 'Survey, measured drawings and photographs'), 'assumption'),
    fromApplicant('relocationScheme', text('迁移方案或者拆除方案', 'Scheme of relocation or demolition'), heritageLaw('第三十一条'), {
      paperCopies: 1,
      help: text(
        '迁移的写明新址、构件编号拆解和复原办法；拆除的写明资料留存和构件收藏办法。',
        'Relocation: the new site, numbering, dismantling and rebuilding. Demolition: records and keeping of parts.',
      ),
    }),
    fromApplicant('newSite', text('新址用地批准文件', 'Approval of the new site'), 'assumption', {
      required: { op: 'eq', field: 'relocation.action', value: 'relocate' },
      channel: byGovernment,
      help: text('迁移的提交。', 'For a relocation.'),
    }),
    fromApplicant(
      'worksQualification',
      text('承担单位的文物保护工程资质证书', 'Qualification for protection works'),
      heritageLaw('第三十二条'),
      {
        required: { op: 'eq', field: 'relocation.action', value: 'relocate' },
        channel: byGovernment,
        help: text('迁移的提交。', 'For a relocation.'),
      },
    ),
    { ...surveyReport, required: { op: 'eq', field: 'archaeology.isSurveyed', value: true } },
    agentLetter,
    provinceLetter(
      true,
      text('省级人民政府或者省级文物行政部门的函', 'Letter of the provincial government or bureau'),
      heritageLaw('第三十一条'),
    ),
    assessmentReport,
  ],
}
