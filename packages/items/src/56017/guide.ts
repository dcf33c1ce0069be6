import type { GuideDefinition } from '@wenwu/core/item/guide'
import { collectionGuide, gradedAndFiled } from '../_blocks/collection-guide.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, licensingLaw, museumRegulation } from '../_blocks/law.ts'
import { materials } from './materials.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: '56017',
  aliases: [],
  name: text(
    '非国有文物收藏单位和其他单位借用国有馆藏一级文物许可',
    'Licence for non-state collections and other bodies to borrow state-owned grade-one relics',
  ),
  shortName: text('借用国有一级文物', 'Loans of grade one'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text('出借的国有文物收藏单位会同借用单位提出', 'The lending state collection together with the borrower'),
    applicationRange: text(
      '非国有文物收藏单位和其他单位举办展览，需要借用国有馆藏一级文物',
      'Non-state collections and other bodies that need state-owned grade-one relics for an exhibition',
    ),
    projectResult: text(
      '国家文物局批复（写明文物、借用单位和起止日期）',
      'Reply of the national bureau with the relics, the borrower and the dates',
    ),
    handleProcess: numbered(
      text(
        '双方商定借用文物、用途和期限，出借单位评估文物现状和借用方场馆条件。',
        'Both sides agree on pieces, purpose and term; the lender assesses the pieces and the venue.',
      ),
      text(
        '在线填写并提交材料，逐件填写总登记号和借用起止日期。',
        'The papers are submitted online, each piece with its register number and dates.',
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '双方签订借用协议、点交文物；期满收回，并核对文物状况。',
        'The agreement is signed and the pieces handed over; at the end they come back and their state is checked.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '未建立馆藏文物档案、管理制度的国有文物收藏单位，不得出借馆藏文物。',
        'A state collection without files of its relics and rules for their care may not lend.',
      ),
      text(
        '借用协议约定的期限不得超过三年；同一件一级文物连续借给同一或者不同单位，合计也不得超过三年。',
        'A loan is agreed for at most three years; one grade-one piece lent again and again, to the same or to others, may not exceed three years in all.',
      ),
      text(
        '保存状况不佳、易因运输和包装受损的一级文物不得出借。',
        'Grade-one relics in poor condition, or that transport and packing may harm, are not lent.',
      ),
      text(
        '国有文物收藏单位不得以借用名义将馆藏文物赠与、出租、出售或者抵押、质押。',
        'A loan may not hide a gift, a lease, a sale or a pledge.',
      ),
    ],
    acceptConditions: [
      gradedAndFiled,
      text(
        '借用用于举办展览，借用单位有符合要求的场馆、保管和安全防护条件。',
        'The loan is for an exhibition, and the borrower’s venue, keeping and security are fit for it.',
      ),
      text(
        '借用协议草案写明清单、用途、期限、包装运输、点交、保险和赔偿责任。',
        'The draft agreement has list, purpose, term, packing and transport, hand-over, insurance and liability.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十六条'),
      heritageLaw('第五十八条至第六十条'),
      heritageLaw('第八十七条'),
      heritageRegulation('第三十条'),
      museumRegulation('第二十二条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('国有博物馆之间借用一级文物也要许可吗？', 'Do loans between state museums need this licence?'),
        answer: text(
          '不需要许可，但应当报主管的文物行政部门备案，并同时报国家文物局备案。',
          'No licence, but a filing with the competent heritage authority and, for grade one, with the national bureau as well.',
        ),
      },
      {
        question: text('借用二级、三级或者一般文物由谁批准？', 'Who approves loans of lower grades?'),
        answer: text('由主管该收藏单位的文物行政部门批准。', 'The heritage authority in charge of the lending collection.'),
      },
      {
        question: text('借用期间文物损坏由谁负责？', 'Who answers for damage during the loan?'),
        answer: text(
          '文物收藏单位之间借用的，除另有约定外，灭失、损坏的风险由借用单位承担；其他单位借用的，也应当在协议中写明责任。发生损毁的，立即报告文物行政部门。',
          'Between collections the borrower bears the risk unless agreed otherwise; with other borrowers the agreement should settle it. Damage is reported to the heritage authority at once.',
        ),
      },
      {
        question: text('出借可以收费吗？', 'May the lender ask for money?'),
        answer: text(
          '不得出租。可以收取合理补偿，补偿费用必须用于改善文物收藏条件和收集新的文物。',
          'Leasing is forbidden. A reasonable compensation is allowed and must be spent on better keeping and on new relics.',
        ),
      },
    ],
  },
  materials,
}
