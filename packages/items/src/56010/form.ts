import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import { archaeologySection, constructionSection, developerSection } from '../_blocks/construction.ts'
import { choice, half, line, measure, money, paragraph, yesNo } from '../_blocks/fields.ts'
import { heritageUnitSection } from '../_blocks/heritage-unit.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, qualificationGrades, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

const relocates = { op: 'eq' as const, field: 'relocation.action', value: 'relocate' }
const demolishes = { op: 'eq' as const, field: 'relocation.action', value: 'demolish' }

const relocation: Section = {
  key: 'relocation',
  title: text('迁移或者拆除方案', 'Relocation or demolition'),
  fields: [
    choice(
      'action',
      text('申请类别', 'What is asked'),
      [option('relocate', text('迁移异地保护', 'Relocation')), option('demolish', text('拆除', 'Demolition'))],
      half,
    ),
    measure('buildingArea', text('文物建筑面积或者占地面积', 'Area of the heritage'), text('平方米', 'm²'), { ...half, min: 0.01 }),
    paragraph('inSituImpossible', text('无法实施原址保护的理由', 'Why it cannot be protected where it stands'), {
      help: text('说明比选过的原址保护方案和不能采用的原因。', 'The ways of in-situ protection compared, and why none is possible.'),
    }),
    paragraph('value', text('文物价值', 'Value'), { maxLength: 2000 }),
    paragraph('currentState', text('保存现状', 'Condition'), { maxLength: 2000 }),
    line('newSite', text('迁建新址', 'New site'), { when: relocates, maxLength: 200 }),
    line('newSiteApproval', text('新址用地批准文号', 'Number of the approval of the site'), { ...half, when: relocates }),
    measure('moveDistance', text('新址与原址距离', 'Distance from the old site'), text('米', 'm'), { ...half, when: relocates }),
    paragraph('dismantling', text('测绘、编号、拆解、运输和复原办法', 'Survey, numbering, dismantling, carriage and rebuilding'), {
      when: relocates,
    }),
    line('worksUnit', text('承担单位', 'Firm that carries it out'), { ...half, when: relocates }),
    line('qualificationCode', text('文物保护工程资质证书编号', 'Number of its qualification'), { ...half, when: relocates, maxLength: 60 }),
    choice('qualificationGrade', text('资质等级', 'Grade'), qualificationGrades.slice(0, 2), { ...half, when: relocates }),
    paragraph('records', text('测绘、影像和文字资料留存', 'Records that are kept'), { when: demolishes, maxLength: 2000 }),
    paragraph('collected', text('有收藏价值的壁画、雕塑、构件的收藏安排', 'Where murals, sculptures and parts go'), {
      when: demolishes,
      maxLength: 2000,
      help: text(
        '由文物行政部门指定的文物收藏单位收藏（文物保护法第三十一条）。',
        'To the collection that the heritage authority names (Heritage Law, art. 31).',
      ),
    }),
    money('relocationCost', text('所需费用', 'Cost'), { ...half, min: 0.01 }),
    yesNo('isBudgeted', text('费用是否已列入建设工程预算', 'Is it in the budget of the works?'), half),
    budgetLines('budgetList', text('费用明细', 'Lines of the cost'), 'relocation.relocationCost'),
  ],
}

/** What the consent to moving or demolishing a provincial unit under 文物保护法（2024）31条 needs. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    developerSection,
    heritageUnitSection(unitLevels.slice(1, 2)),
    constructionSection,
    relocation,
    archaeologySection,
    letterSection,
  ],
  rules: [
    {
      ensure: { op: 'ne', field: 'relocation.isBudgeted', value: false },
      field: 'relocation.isBudgeted',
      message: text(
        '迁移、拆除所需费用应当列入建设工程预算（文物保护法第三十一条）',
        'The cost has to stand in the budget of the works (Heritage Law, art. 31)',
      ),
    },
    {
      ensure: { op: 'lte', field: 'relocation.relocationCost', other: 'project.projectBudget' },
      field: 'relocation.relocationCost',
      message: text('所需费用不能大于工程总投资', 'The cost cannot exceed the total investment'),
    },
  ],
}
