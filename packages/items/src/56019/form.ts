import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { collectionSection } from '../_blocks/collection-scheme.ts'
import { choice, count, half, line, measure, paragraph, plannedPeriod, table, yesNo } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { onlyGradeOne, relicsSection } from '../_blocks/relics.ts'
import { text } from './texts.ts'

const milligrams = text('毫克', 'mg')
const isEntrusted = { op: 'eq' as const, field: 'laboratory.isEntrusted', value: true }
const goesAbroad = { op: 'eq' as const, field: 'laboratory.goesAbroad', value: true }

const project: Section = {
  key: 'project',
  title: text('取样分析项目', 'Project'),
  fields: [
    line('projectName', text('项目名称', 'Project name'), { maxLength: 120 }),
    choice(
      'aim',
      text('目的', 'Aim'),
      [
        option('protection', text('保护修复', 'Protection and repair')),
        option('research', text('科学研究', 'Research')),
        option('dating', text('年代测定', 'Dating')),
        option('origin', text('产地、工艺研究', 'Origin and technique')),
      ],
      { ...half, multiple: true },
    ),
    plannedPeriod('period', text('取样分析起止日期', 'Dates'), { ...half, maxMonths: 24 }),
    paragraph('necessity', text('必要性', 'Why it is needed')),
    paragraph('nonDestructive', text('已开展的无损分析及其不足', 'Analyses without sampling, and what they cannot tell'), {
      help: text('能够采用无损分析的，不得取样。', 'No samples where an analysis without sampling will do.'),
    }),
    paragraph('expectedResult', text('预期结果及其用途', 'Results expected and their use'), { maxLength: 2000, rows: 3 }),
  ],
}

const laboratory: Section = {
  key: 'laboratory',
  title: text('分析机构', 'Laboratory'),
  fields: [
    yesNo('isEntrusted', text('是否委托本单位以外的机构', 'Is it another body than the collection?'), {
      ...half,
      help: text('委托的，在申请材料中上传委托协议。', 'Then upload the agreement with the materials.'),
    }),
    yesNo('goesAbroad', text('样品是否送境外', 'Do the samples go abroad?'), half),
    line('laboratoryName', text('承担分析的机构', 'Laboratory')),
    line('laboratoryHead', text('项目负责人', 'Head of the analysis'), { ...half, maxLength: 40 }),
    line('laboratoryTitle', text('负责人职称', 'Title'), { ...half, maxLength: 40 }),
    paragraph('equipment', text('仪器、方法和质量控制', 'Instruments, methods and control'), { maxLength: 2000, rows: 3 }),
    paragraph('similarWork', text('同类工作经历', 'Similar work'), { maxLength: 2000, rows: 3 }),
    paragraph('ownership', text('样品和数据的归属', 'Whose samples and data are'), { when: isEntrusted, maxLength: 1500, rows: 3 }),
    paragraph('abroad', text('送境外的理由、机构和期限', 'Why abroad, to whom and until when'), {
      when: goesAbroad,
      maxLength: 2000,
      rows: 3,
      help: text('批准后还应当依法办理文物出境审核。', 'After approval the samples go through the exit examination.'),
    }),
  ],
}

const relics = relicsSection({ only: ['culCangpinLevel1'], without: ['culShoucangUnit', 'culBoxType'] })

const sampling: Section = {
  key: 'sampling',
  title: text('取样方案', 'Sampling'),
  fields: [
    count('sampleCount', text('样品总数', 'Samples in all'), { ...half, min: 1, unit: text('个', 'samples') }),
    measure('sampleMass', text('取样总量', 'Amount in all'), milligrams, {
      ...half,
      min: 0.01,
      help: text('应当是满足分析要求的最小量。', 'The least that the analysis requires.'),
    }),
    table(
      'sampleList',
      text('逐个样品', 'Sample by sample'),
      [
        line('sampleNumber', text('样品编号', 'Number'), { maxLength: 40, isUnique: true }),
        line('culTotalNumber', text('藏品总登记号', 'Register number'), { maxLength: 60 }),
        line('samplePart', text('取样部位', 'Place'), {
          maxLength: 120,
          help: text('与取样部位图的编号一致。', 'As numbered on the map of the places.'),
        }),
        choice('sampleMethod', text('取样方法', 'Method'), [
          option('1', text('刮取', 'Scraping')),
          option('2', text('切取', 'Cutting')),
          option('3', text('钻取', 'Drilling')),
          option('4', text('擦拭、粘取', 'Swabbing')),
          option('5', text('已脱落残片', 'Fallen fragment')),
        ]),
        measure('amount', text('取样量', 'Amount'), milligrams, { min: 0.01 }),
        line('analysis', text('分析项目', 'Analysis'), { maxLength: 120 }),
        choice('disposal', text('分析后去向', 'Afterwards'), [
          option('1', text('消耗', 'Used up')),
          option('2', text('剩余交回', 'Rest returned')),
          option('3', text('全部交回', 'All returned')),
        ]),
      ],
      { maxRows: 300, totals: [{ equals: 'sampling.sampleCount' }, { column: 'amount', equals: 'sampling.sampleMass' }] },
    ),
    paragraph('operation', text('取样操作和记录', 'How samples are taken and recorded'), { maxLength: 2000, rows: 3 }),
    paragraph('safety', text('文物安全措施和取样部位的处理', 'Safety, and treatment of the places'), { maxLength: 2000, rows: 3 }),
    paragraph('custody', text('样品保管、流转和剩余样品的处理', 'Keeping of samples, and of what is left'), { maxLength: 2000, rows: 3 }),
  ],
}

/** What an application to take samples from pieces of grade one says (domain.md §4 G; the questions are our assumption). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [collectionSection, project, laboratory, relics, sampling, letterSection],
  rules: [
    onlyGradeOne,
    {
      ensure: { op: 'listed', field: 'culTotalNumber', table: 'relics.culturalRelicList', column: 'culTotalNumber' },
      field: 'sampling.sampleList.culTotalNumber',
      message: text('文物清单中没有这个总登记号', 'The list of relics has no such register number'),
    },
  ],
}
