import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import { collectionSection, moneyFields, planFields, planRules } from '../_blocks/collection-scheme.ts'
import { choice, half, line, optional, paragraph } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { relicsSection, someGradeOne } from '../_blocks/relics.ts'
import { text } from './texts.ts'

const project: Section = {
  key: 'tbcrrPplanPage',
  title: text('修复计划', 'Plan'),
  fields: [
    line('projectName', text('项目名称', 'Project name'), { maxLength: 120 }),
    // the specification fixes the type: this plan is for the substance of relics alone
    choice('type', text('项目类型', 'Kind of project'), [option('1', text('本体保护修复', 'Repair of the substance'))], half),
    ...planFields,
    ...moneyFields,
  ],
}

const content: Section = {
  key: 'content',
  title: text('计划内容', 'Contents'),
  fields: [
    paragraph('value', text('文物价值', 'Value'), { maxLength: 2000 }),
    paragraph('preservationStatus', text('保存现状和病害', 'Present state and damage')),
    paragraph('necessity', text('修复的必要性', 'Why a repair is needed'), { maxLength: 2000 }),
    paragraph('primaryObjective', text('工作目标', 'Aims'), { maxLength: 2000, rows: 3 }),
    paragraph('technicalRoute', text('技术路线', 'Technical route')),
    paragraph('riskAnalysis', text('风险分析', 'Risks'), { maxLength: 2000, rows: 3 }),
    paragraph('schedule', text('进度安排', 'Schedule'), { maxLength: 2000, rows: 3 }),
    line('intendedAuthor', text('拟承担方案编制的单位', 'Intended author of the scheme'), half),
    line('qualificationCode', text('其资质证书编号', 'Number of its qualification'), {
      ...half,
      ...optional,
      maxLength: 60,
      help: text('已经确定的填写；方案应当由有资质的单位编制。', 'Where it is settled; the scheme is drawn up by a qualified body.'),
    }),
  ],
}

/** What the initiation of a repair of relics of grade one says (可移动文物修复管理办法; domain.md §4 G). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    collectionSection,
    project,
    relicsSection(),
    content,
    {
      key: 'budget',
      title: text('经费估算', 'Estimate'),
      fields: [
        budgetLines('budgetList', text('经费估算', 'Lines of the estimate'), 'tbcrrPplanPage.projectBudget'),
        paragraph('remark', text('备注', 'Remark'), { ...optional, maxLength: 1000, rows: 2 }),
      ],
    },
    letterSection,
  ],
  rules: [...planRules('tbcrrPplanPage'), someGradeOne],
}
