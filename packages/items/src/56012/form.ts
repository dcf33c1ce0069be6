import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { archaeologySection, constructionSection, developerSection, protectionSection } from '../_blocks/construction.ts'
import { choice, half, line, measure, optional, paragraph, yesNo } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

const squareMetres = text('平方米', 'm²')
const metres = text('米', 'm')
const hasPlan = { op: 'eq' as const, field: 'landscape.hasPlan', value: true }
const isWorldHeritage = { op: 'eq' as const, field: 'landscape.isWorldHeritage', value: true }

const project: Section = {
  ...constructionSection,
  title: text('建设工程', 'Works'),
  fields: constructionSection.fields.map((field) => {
    if (field.key === 'workKind')
      return choice(
        'buildKind',
        text('建设类别', 'Kind of works'),
        [
          option('1', text('新建', 'New')),
          option('2', text('改建', 'Altered')),
          option('3', text('扩建', 'Enlarged')),
          option('4', text('市政、交通等基础设施', 'Roads, lines and other infrastructure')),
        ],
        half,
      )
    if (field.key === 'unavoidable') return { ...field, label: text('在建设控制地带内建设的理由', 'Why it is built in the control zone') }
    return field
  }),
}

const landscape: Section = {
  key: 'landscape',
  title: text('设计方案和历史风貌', 'Design and historic appearance'),
  fields: [
    measure('areaInZone', text('建设控制地带内用地面积', 'Site area inside the zone'), squareMetres, { ...half, min: 0.01 }),
    measure('buildingArea', text('总建筑面积', 'Floor area'), squareMetres, half),
    measure('distance', text('距文物本体最近距离', 'Shortest distance to the relic'), metres, half),
    measure('maxHeight', text('建筑最大高度', 'Greatest height'), metres, half),
    measure('heightLimit', text('公布的控制高度', 'Height limit of the zone'), metres, {
      ...half,
      ...optional,
      help: text('公布的建设控制地带或者保护规划有高度要求的填写。', 'Where the announced zone or the plan sets one.'),
    }),
    measure('maxDepth', text('地下最大深度', 'Greatest depth'), metres, half),
    paragraph('appearance', text('建筑形式、体量、色彩和材料', 'Form, bulk, colour and material'), { maxLength: 2000 }),
    paragraph('harmony', text('与历史风貌的协调分析', 'How it fits the historic appearance'), {
      help: text(
        '附主要视点的现状和方案对比，图纸在申请材料中上传。',
        'With views before and after from the main points; drawings are uploaded.',
      ),
    }),
    yesNo('hasPlan', text('是否有公布实施的保护规划', 'Is there a conservation plan in force?'), half),
    paragraph('planConformity', text('符合保护规划的情况', 'How the design agrees with the plan'), {
      when: hasPlan,
      maxLength: 1500,
      rows: 3,
    }),
    line('assessmentUnit', text('文物影响评估单位', 'Author of the impact assessment')),
    paragraph('assessmentConclusion', text('文物影响评估结论', 'Conclusion of the assessment')),
    yesNo('isWorldHeritage', text('是否涉及世界文化遗产', 'World heritage concerned?'), half),
    paragraph('heritageImpact', text('对遗产突出普遍价值的影响', 'Impact on the outstanding universal value'), {
      when: isWorldHeritage,
      rows: 3,
    }),
  ],
}

/** What the consent to a design in the control zone under 文物保护法（2024）29条 needs (条例 13条、14条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    developerSection,
    heritageUnitSection(unitLevels.slice(0, 1)),
    project,
    landscape,
    protectionSection,
    archaeologySection,
    letterSection,
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'landscape.maxHeight', other: 'landscape.heightLimit' },
      field: 'landscape.maxHeight',
      message: text(
        '建筑最大高度超过公布的控制高度，应当先调整设计方案',
        'The building is higher than the announced limit: change the design first',
      ),
    },
    {
      ensure: { op: 'ne', field: 'unit.hasZone', value: false },
      field: 'unit.hasZone',
      message: text(
        '本事项只适用于已经公布的建设控制地带；在保护范围内的办理56005',
        'This matter is for an announced control zone; inside the range it is 56005',
      ),
    },
  ],
}
