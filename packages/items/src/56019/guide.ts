import type { GuideDefinition } from '@wenwu/core/item/guide'
import { collectionGuide, gradedAndFiled, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { agentLetter, assessmentReport, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, licensingLaw, museumRegulation } from '../_blocks/law.ts'
import { text } from './texts.ts'

/**
 * The licence itself was set by a decision of the State Council (行政许可法 14条); its list is not among the texts we hold, so no item number is cited:
 * editors add it.
 */
export const guide: GuideDefinition = {
  code: '56019',
  aliases: [],
  name: text('博物馆一级藏品取样分析许可', 'Licence to take samples of grade-one pieces of museums'),
  shortName: text('一级藏品取样', 'Sampling of grade one'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text('收藏该藏品的博物馆和其他文物收藏单位', 'The museum or other collection that holds the piece'),
    applicationRange: text(
      '为保护、修复和科学研究，需要从一级藏品上提取样品进行分析测试',
      'Taking samples from grade-one pieces for analysis, in the interest of protection, repair or research',
    ),
    projectResult: text('国家文物局批复（写明取样藏品、部位和数量）', 'Reply of the national bureau with pieces, places and amounts'),
    handleProcess: numbered(
      text(
        '收藏单位先论证无损分析能否满足需要，确需取样的编制取样分析方案。',
        'The collection first shows whether an analysis without sampling would do; if not, it draws up a scheme.',
      ),
      text(
        '在线填写并提交材料，逐件写明取样部位、方法和数量。',
        'The papers are submitted online with place, method and amount for each piece.',
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '按批准的部位和数量取样，全程记录；分析完成后将结果归入文物档案并报备案。',
        'Samples are taken where and as much as approved, with a full record; the results go into the file of the relic and are filed.',
      ),
    ),
    prohibitiveRequirements: [
      text('能够采用无损分析的，不得取样。', 'No samples where an analysis without sampling will do.'),
      text(
        '取样不得影响文物的安全、外观和完整性，不得超出批准的部位和数量。',
        'Sampling may not harm safety, looks or integrity, nor go beyond the approved places and amounts.',
      ),
      text('样品不得转作他用，剩余样品应当交回收藏单位保存。', 'Samples serve no other purpose; what is left goes back to the collection.'),
    ],
    acceptConditions: [
      gradedAndFiled,
      text(
        '取样必要性经过论证，方案中取样量为满足分析要求的最小量。',
        'The need is shown, and the amount is the least the analysis requires.',
      ),
      text('承担分析的机构有相应的仪器、方法和人员。', 'The laboratory has the instruments, methods and people.'),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十一条'),
      heritageLaw('第一百条'),
      museumRegulation('第二十七条'),
      licensingLaw('第十四条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('X射线荧光、拉曼光谱等无损检测也要申请吗？', 'Do X-ray fluorescence or Raman measurements need the licence?'),
        answer: text(
          '不提取样品的，不属于本事项；需要将文物运出本单位检测的，按馆藏文物借用、出入库等规定办理。',
          'Not where no sample is taken. If the relic has to leave the museum for the measurement, the rules on loans and on moving pieces apply.',
        ),
      },
      {
        question: text('文物本体自然脱落的残片可以直接送检吗？', 'May fragments that fell off by themselves be analysed without more?'),
        answer: text(
          '脱落残片也是文物的组成部分，应当先登记、拍照、记录部位并妥善保存。需要用于消耗性分析的，请在申请中一并列明。',
          'Fragments are part of the relic: record, photograph and keep them. Where the analysis uses them up, name them in the application.',
        ),
      },
      {
        question: text('样品需要送到境外分析怎么办？', 'What if the samples go abroad?'),
        answer: text(
          '请在方案中说明理由和境外机构，并在获得批准后依法办理文物出境审核。国际合作考古的标本送境外分析另按56013办理。',
          'State reason and laboratory in the scheme, and after approval go through the exit examination. Specimens of joint excavations are matter 56013.',
        ),
      },
    ],
  },
  materials: [
    requestLetter,
    fromApplicant('scheme', text('取样分析方案', 'Scheme of sampling and analysis'), 'assumption', {
      paperCopies: 1,
      help: text(
        '包括目的、必要性和无损分析的论证、取样部位图、方法、数量、分析项目、样品去向、安全措施和人员。',
        'Aim, need and why sampling cannot be avoided, map of the places, method, amount, tests, what becomes of the samples, safety, people.',
      ),
    }),
    relicFile,
    fromApplicant('laboratory', text('承担分析机构的能力说明', 'Standing of the laboratory'), 'assumption', {
      help: text('仪器、方法、主要人员和同类工作经历。', 'Instruments, methods, people, similar work.'),
    }),
    fromApplicant('agreement', text('委托协议', 'Agreement with the laboratory'), 'assumption', {
      required: { op: 'eq', field: 'laboratory.isEntrusted', value: true },
      help: text(
        '由本单位以外的机构承担时提供，写明样品和数据的归属。',
        'Where another body does the analysis; with the ownership of samples and data.',
      ),
    }),
    agentLetter,
    provinceOpinion,
    assessmentReport,
  ],
}
