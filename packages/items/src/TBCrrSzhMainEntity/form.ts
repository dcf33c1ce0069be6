import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import {
  approvalLevel,
  authorSection,
  collectionSection,
  compilingUnitSection,
  moneyFields,
  planFields,
  planRules,
  reviewerSection,
} from '../_blocks/collection-scheme.ts'
import { choice, count, half, line, optional, paragraph, table, yesNo } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { relicsSection } from '../_blocks/relics.ts'
import { text } from './texts.ts'

const isEntrusted = { op: 'eq' as const, field: 'rights.isEntrusted', value: true }
const isSecret = { op: 'eq' as const, field: 'rights.isSecret', value: true }

const main: Section = {
  key: 'tbCrrSzhMainEntity',
  title: text('项目', 'Project'),
  fields: [
    line('schemeName', text('方案名称', 'Name of the scheme'), { maxLength: 120 }),
    approvalLevel,
    line('documentNumber', text('列入年度计划的文号', 'Number of the yearly plan'), {
      ...half,
      ...optional,
      maxLength: 60,
      help: text('未申请专项资金、未列入年度计划的不填。', 'Empty without the special fund and the yearly plan.'),
    }),
    ...planFields,
    ...moneyFields,
  ],
}

const detail: Section = {
  key: 'tbCrrSzhDetailEntity',
  title: text('概述', 'Outline'),
  fields: [
    paragraph('temp1', text('项目概述', 'Outline'), {
      help: text('项目背景、已有数字化基础和必要性。', 'Background, what has been digitized, why it is needed.'),
    }),
    paragraph('relicIntroduction', text('文物概况', 'The relics'), { maxLength: 2000 }),
  ],
}

const content: Section = {
  key: 'content',
  title: text('数字化内容', 'Digitization'),
  fields: [
    paragraph('projectObject', text('数字化对象', 'Objects'), { maxLength: 2000, rows: 3 }),
    paragraph('primaryObjective', text('工作目标', 'Aims'), { maxLength: 2000, rows: 3 }),
    paragraph('technicalRoute', text('技术路线', 'Technical route')),
    count('captureCount', text('采集文物数量', 'Relics captured'), {
      ...half,
      min: 1,
      unit: text('件（套）', 'pieces'),
      help: text('各类采集的数量之和；一件文物可以有几类采集。', 'The sum of all captures; one piece may have several.'),
    }),
    table(
      'captureList',
      text('采集内容和精度', 'Captures and resolution'),
      [
        choice('captureKind', text('采集类型', 'Kind'), [
          option('1', text('二维影像', 'Images')),
          option('2', text('三维模型', '3D models')),
          option('3', text('多光谱', 'Multispectral')),
          option('4', text('音视频', 'Sound and video')),
          option('5', text('文献文字', 'Texts')),
        ]),
        count('captureAmount', text('数量', 'Number'), { min: 1, unit: text('件（套）', 'pieces') }),
        line('resolution', text('精度', 'Resolution'), { maxLength: 100, example: text('纹理不低于0.05毫米', 'texture 0.05 mm or finer') }),
        line('dataFormat', text('数据格式', 'Format'), { maxLength: 60 }),
        line('dataSize', text('预计数据量', 'Size expected'), { maxLength: 40, example: text('1.2太字节', '1.2 TB') }),
      ],
      { maxRows: 50, totals: [{ column: 'captureAmount', equals: 'content.captureCount' }] },
    ),
    paragraph('qualityControl', text('数据标准和质量检查', 'Standards and checks'), { maxLength: 2000, rows: 3 }),
    paragraph('relicSafety', text('采集中的文物安全', 'Safety of the relics'), {
      maxLength: 2000,
      rows: 3,
      help: text(
        '光照、接触、移动不得损害文物；写明照度和单次时长。',
        'Light, touch and movement do no harm; state the light and the time of a session.',
      ),
    }),
    paragraph('use', text('成果应用', 'Use of the results'), { maxLength: 2000, rows: 3 }),
    paragraph('riskAnalysis', text('风险分析', 'Risks'), { maxLength: 2000, rows: 3 }),
  ],
}

const rights: Section = {
  key: 'rights',
  title: text('知识产权和数据安全', 'Intellectual property and security'),
  fields: [
    yesNo('isEntrusted', text('是否委托机构采集加工', 'Is a contractor employed?'), half),
    yesNo('isSecret', text('是否涉及国家秘密', 'Are state secrets concerned?'), half),
    line('contractor', text('承接机构', 'Contractor'), { when: isEntrusted }),
    paragraph('contractorDuties', text('承接机构的保密和交付义务', 'Duties of the contractor'), {
      when: isEntrusted,
      maxLength: 1500,
      rows: 3,
      help: text(
        '原始数据和成果归收藏单位，交付后不得留存。',
        'Raw data and results belong to the collection; none is kept after delivery.',
      ),
    }),
    paragraph('secrecy', text('保密措施', 'Secrecy'), { when: isSecret, maxLength: 1500, rows: 3 }),
    paragraph('propertyRights', text('知识产权归属和授权', 'Ownership and licences'), { maxLength: 1500, rows: 3 }),
    paragraph('storage', text('存储、备份和长期保存', 'Storage, backup and long-term keeping'), { maxLength: 1500, rows: 3 }),
  ],
}

const management: Section = {
  key: 'management',
  title: text('组织和进度', 'Organisation and schedule'),
  fields: [
    paragraph('organization', text('组织管理', 'Organisation'), { maxLength: 2000, rows: 3 }),
    paragraph('schedule', text('实施进度', 'Schedule'), { maxLength: 2000, rows: 3 }),
  ],
}

/** What a scheme of digitization says (国家文物保护专项资金管理办法; domain.md §4 H). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    collectionSection,
    main,
    compilingUnitSection,
    authorSection('tbCrrSzhPersonEntity01'),
    reviewerSection('tbCrrSzhPersonEntity02', 'tbCrrSzhPersonEntity03'),
    detail,
    relicsSection({ without: ['culInDate', 'culBoxType'] }),
    content,
    rights,
    management,
    {
      key: 'budget',
      title: text('预算明细', 'Budget'),
      fields: [
        budgetLines('budgetList', text('预算明细', 'Lines of the budget'), 'tbCrrSzhMainEntity.projectBudget'),
        paragraph('remark', text('备注', 'Remark'), { ...optional, maxLength: 1000, rows: 2 }),
      ],
    },
    letterSection,
  ],
  rules: planRules('tbCrrSzhMainEntity'),
}
