import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { personOrUnitFields } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import { choice, half, line, paragraph } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { historySection } from '../_blocks/history.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { ownerSection, personOrUnitLetterSection } from '../_blocks/owner.ts'
import { budgetFields, designSection, schemeSection, urgencySection, worksPeriod } from '../_blocks/scheme.ts'
import { text } from './texts.ts'

const scheme = schemeSection([
  choice(
    'worksKind',
    text('工程性质', 'Nature of the works'),
    [
      option('1', text('修缮工程', 'Repair')),
      option('2', text('抢险加固工程', 'Emergency strengthening')),
      option('3', text('保护性设施建设工程', 'Protective structures')),
    ],
    half,
  ),
])

const survey: Section = {
  key: 'survey',
  title: text('现状勘察', 'Survey'),
  fields: [
    line('surveyDate', text('勘察时间', 'When surveyed'), {
      ...half,
      maxLength: 60,
      example: text('2026年3月至4月', 'March to April 2026'),
    }),
    line('surveyedArea', text('勘察对象和范围', 'What was surveyed'), { maxLength: 200 }),
    paragraph('value', text('价值评估', 'Value'), { maxLength: 2000 }),
    paragraph('currentState', text('保存现状', 'Condition'), { maxLength: 4000, rows: 5 }),
    paragraph('damage', text('主要病害和成因', 'Damage and its causes'), { maxLength: 4000, rows: 5 }),
  ],
}

const works: Section = {
  key: 'works',
  title: text('工程内容', 'Works'),
  fields: [
    paragraph('principle', text('设计依据和原则', 'Grounds and principles of the design'), { maxLength: 2000 }),
    paragraph('scope', text('工程范围', 'Scope'), { maxLength: 2000 }),
    paragraph('technicalRoute', text('技术措施、材料和做法', 'Measures, materials and ways of work'), {
      maxLength: 4000,
      rows: 5,
      help: text(
        '措施应当与上述病害一一对应，写明原材料、原工艺的使用。',
        'Each answers to a damage above; say where original materials and crafts are used.',
      ),
    }),
    paragraph('safety', text('施工期间的文物安全措施', 'Safety of the heritage during the works'), { maxLength: 2000 }),
    worksPeriod,
  ],
}

const funding: Section = {
  key: 'funding',
  title: text('概算', 'Cost'),
  fields: [...budgetFields, budgetLines('budgetList', text('概算明细', 'Lines of the estimate'), 'funding.projectBudget')],
}

/** What a repair scheme has to say (文物保护工程管理办法 2003, 13条至15条; 文物保护法（2024）32条). */
export const form: FormDefinition = {
  applicant: personOrUnitFields,
  sections: [
    ownerSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    scheme,
    urgencySection,
    survey,
    works,
    designSection,
    funding,
    historySection,
    personOrUnitLetterSection,
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'funding.stateFunds', other: 'funding.projectBudget' },
      field: 'funding.stateFunds',
      message: text('申请国家补助不能大于工程概算', 'What is asked of the state cannot exceed the estimate'),
    },
    {
      when: { op: 'eq', field: 'urgency.isUrgent', value: false },
      ensure: { op: 'gte', field: 'works.period.start', other: 'scheme.compilationDate' },
      field: 'works.period',
      message: text('计划开工日期不能早于方案编制完成日期', 'The works cannot begin before the scheme is completed'),
    },
  ],
}
