import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { excavationUnitSection } from '../_blocks/excavation.ts'
import { choice, count, day, half, line, optional, paragraph, plannedPeriod, table } from '../_blocks/fields.ts'
import { asOwnLetter, letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { text } from './texts.ts'

const pieces = text('件', 'pieces')

const project: Section = {
  key: 'project',
  title: text('合作项目', 'Joint project'),
  fields: [
    line('projectName', text('合作项目名称', 'Name of the joint project'), { maxLength: 120 }),
    line('permissionNumber', text('国务院特别许可文号', 'Number of the special permission'), half),
    day('agreementDate', text('合作协议签订日期', 'Agreement signed on'), { ...half, max: 'today' }),
    line('partnerName', text('外方合作单位', 'Foreign partner'), half),
    line('partnerCountry', text('国家或者地区', 'Country'), { ...half, maxLength: 60 }),
    line('site', text('标本出土地点', 'Site the samples come from'), { maxLength: 200 }),
    paragraph('duties', text('合作内容和进展', 'Work done together so far'), { maxLength: 2000, rows: 3 }),
  ],
}

const analysis: Section = {
  key: 'analysis',
  title: text('分析化验或者技术鉴定', 'Analysis or technical appraisal'),
  fields: [
    line('laboratory', text('境外检测机构', 'Laboratory abroad'), half),
    line('laboratoryCountry', text('所在国家或者地区', 'Country'), { ...half, maxLength: 60 }),
    paragraph('purpose', text('目的和必须送境外的理由', 'Aim, and why abroad'), {
      help: text('说明境内检测条件不能满足的情况。', 'Say what laboratories in China cannot do.'),
    }),
    paragraph('method', text('方法和取样要求', 'Methods and sampling'), { maxLength: 2000 }),
    plannedPeriod('period', text('出境至运回的期间', 'From leaving to return'), {
      maxMonths: 24,
      help: text('除测试损耗外，标本应当在此期间内全部运回。', 'But for what the tests use up, all samples are back within it.'),
    }),
    line('port', text('出境口岸', 'Port of exit'), half),
    line('keeper', text('责任人', 'Person answerable'), { ...half, maxLength: 40 }),
    paragraph('carriage', text('包装、运输和保险', 'Packing, carriage and insurance'), { maxLength: 2000, rows: 3 }),
    paragraph('results', text('数据、资料和成果的归属', 'Whose data, records and results are'), { maxLength: 1500, rows: 3 }),
  ],
}

const samples: Section = {
  key: 'samples',
  title: text('标本清单', 'Samples'),
  fields: [
    count('sampleCount', text('标本总数', 'Samples in all'), { min: 1, unit: pieces, ...half }),
    count('relicCount', text('其中文物标本', 'Of that, relics'), { unit: pieces, ...half }),
    count('naturalCount', text('其中自然标本', 'Of that, natural samples'), { unit: pieces, ...half }),
    table(
      'sampleList',
      text('标本清单', 'Samples'),
      [
        line('sampleNumber', text('编号', 'Number'), { maxLength: 60, isUnique: true }),
        line('sampleName', text('名称', 'Name'), { maxLength: 60 }),
        choice('sampleKind', text('类别', 'Kind'), [option('1', text('文物', 'Relic')), option('2', text('自然标本', 'Natural sample'))]),
        line('findPlace', text('出土单位和层位', 'Find spot and layer'), { maxLength: 120 }),
        line('material', text('质地', 'Material'), { maxLength: 60 }),
        line('size', text('尺寸或者重量', 'Size or weight'), { maxLength: 60 }),
        count('amount', text('数量', 'Number'), { min: 1, unit: pieces }),
        line('expectedLoss', text('预计测试损耗', 'Used up by the tests'), { maxLength: 60, example: text('约0.5克', 'about 0.5 g') }),
        line('remark', text('备注', 'Remark'), optional),
      ],
      {
        maxRows: 500,
        totals: [
          { column: 'amount', equals: 'samples.sampleCount' },
          { column: 'amount', where: { op: 'eq', field: 'sampleKind', value: '1' }, equals: 'samples.relicCount' },
          { column: 'amount', where: { op: 'eq', field: 'sampleKind', value: '2' }, equals: 'samples.naturalCount' },
        ],
      },
    ),
  ],
}

/** What 考古涉外工作管理办法（2016）11条 and the guides of this matter ask for. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [excavationUnitSection, project, analysis, samples, asOwnLetter(letterSection)],
  rules: [
    {
      ensure: { op: 'gte', field: 'analysis.period.start', other: 'project.agreementDate' },
      field: 'analysis.period',
      message: text('标本出境日期不能早于合作协议签订日期', 'The samples cannot leave before the agreement was signed'),
    },
  ],
}
