import type { Field, Section } from '@wenwu/core/form/model'
import { choice, day, half, line, money, optional, paragraph, plannedPeriod, yesNo } from './fields.ts'
import { option, qualificationGrades } from './options.ts'
import { text } from './texts.ts'

// The scheme entities of specification §3: schemeName, designUnit, tunitName, submitUnit, compilationDate, documentNumber. That tunitName is
// the body that carries the project out and documentNumber the number of the reply on the initiation is our reading.

/** By whom a scheme is approved: by the words of the reply on the initiation (文物保护工程审批管理暂行规定 六). */
const approvalLevel = choice(
  'approvalLevel',
  text('方案审批机关', 'Who approves the scheme'),
  [option('national', text('国家文物局', 'National bureau')), option('province', text('省级文物行政部门', 'Provincial bureau'))],
  {
    ...half,
    help: text(
      '立项批复写明方案由谁审批的，照批复选择；没有立项批复的，选择国家文物局。省局可以改报国家文物局。',
      'As the reply on the initiation says; without one choose the national bureau. The province may report the case upward.',
    ),
  },
)

/** Names, bodies and dates of a scheme; `more` are what the matter asks beside them. */
export function schemeSection(more: Field[] = []): Section {
  return {
    key: 'scheme',
    title: text('方案', 'Scheme'),
    fields: [
      line('schemeName', text('方案名称', 'Name of the scheme'), {
        maxLength: 120,
        example: text('××修缮工程设计方案', 'Design of the repair of …'),
      }),
      line('projectName', text('项目名称', 'Project name'), {
        maxLength: 120,
        help: text('与立项批复中的名称一致。', 'As in the reply on the initiation.'),
      }),
      ...more,
      approvalLevel,
      line('documentNumber', text('立项批复文号', 'Number of the reply on the initiation'), {
        ...half,
        ...optional,
        maxLength: 60,
        help: text(
          '没有立项的不填；变更已批准方案的，填写原批复文号。',
          'Empty without one; for a change of what was approved, the earlier reply.',
        ),
      }),
      line('tunitName', text('项目实施单位', 'Body that carries out the project'), half),
      line('submitUnit', text('方案报送单位', 'Body that hands in the scheme'), {
        ...half,
        help: text('个人申请的填写本人姓名。', 'A person who applies writes their own name.'),
      }),
      day('compilationDate', text('方案编制完成日期', 'Scheme completed on'), { ...half, max: 'today' }),
    ],
  }
}

/** The firm that drew up the scheme and who answers for it. */
export const designSection: Section = {
  key: 'design',
  title: text('方案编制单位', 'Design firm'),
  fields: [
    line('designUnit', text('设计单位', 'Design firm')),
    line('qualificationCode', text('文物保护工程勘察设计资质证书编号', 'Number of its qualification'), { ...half, maxLength: 60 }),
    choice('qualificationGrade', text('资质等级', 'Grade'), qualificationGrades, half),
    {
      key: 'designLead',
      type: 'person',
      label: text('项目设计负责人', 'Responsible designer'),
      parts: ['name', 'sex', 'education', 'title', 'specialty', 'phone', 'certificate'],
      requiredParts: ['name', 'title', 'certificate'],
      required: true,
      help: text('证书填写文物保护工程责任设计师证书编号。', 'The certificate is that of a responsible designer for heritage works.'),
    },
  ],
}

const isUrgent = { op: 'eq' as const, field: 'urgency.isUrgent', value: true }

/** Works that could not wait and are applied for while they are under way (文物保护工程管理办法 11条). */
export const urgencySection: Section = {
  key: 'urgency',
  title: text('抢险情况', 'Emergency'),
  fields: [
    yesNo('isUrgent', text('是否已经先行实施抢险加固', 'Have rescue works begun already?'), {
      help: text(
        '因情况紧急已经先行实施的选“是”，并上传险情照片和处置记录；抢险措施应当是临时、可逆的。',
        'Yes where they could not wait; then upload photographs and the record. They have to be temporary and reversible.',
      ),
    }),
    day('emergencyStart', text('抢险开始日期', 'Rescue works began on'), { ...half, max: 'today', when: isUrgent }),
    paragraph('emergency', text('险情和已采取的措施', 'The danger and what was done'), { when: isUrgent, maxLength: 2000 }),
  ],
}

/** When the works are done. */
export const worksPeriod = plannedPeriod('period', text('计划工期', 'Planned period'), { maxMonths: 60 })

/** What the works cost: whole budget, what is asked of the state, and the lines of the budget. */
export const budgetFields: Field[] = [
  money('projectBudget', text('工程概算', 'Estimate of cost'), { ...half, min: 0.01 }),
  money('stateFunds', text('其中申请国家补助', 'Of that, asked of the state'), {
    ...half,
    help: text('不申请国家文物保护专项资金的填0。', '0 where the national special fund is not asked for.'),
  }),
]
