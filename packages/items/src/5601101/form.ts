import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields, applicantSection } from '../_blocks/applicant.ts'
import { choice, count, day, half, line, money, optional, paragraph, table, yesNo } from '../_blocks/fields.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { businessScope, contactSection, gradeRules, kindAndGrade, staffSection } from '../_blocks/qualification.ts'
import { text } from './texts.ts'

const isFirst = { op: 'eq' as const, field: 'qualification.applyKind', value: 'first' }
const isLater = { op: 'not' as const, condition: isFirst }
const hasWorks = { op: 'eq' as const, field: 'works.hasWorks', value: true }

const qualification: Section = {
  key: 'qualification',
  title: text('申请资质', 'Qualification applied for'),
  fields: [
    choice(
      'applyKind',
      text('申请类型', 'What is asked'),
      [
        option('first', text('首次申领', 'First certificate')),
        option('upgrade', text('升级', 'A higher grade')),
        option('widen', text('增加业务范围', 'A wider scope')),
      ],
      half,
    ),
    line('presentCertificate', text('现有资质证书编号', 'Number of the present certificate'), { ...half, when: isLater, maxLength: 60 }),
    ...kindAndGrade,
    businessScope,
    yesNo('hasBuilding', text('是否拟承担含有建筑活动的工程', 'Works with building activity?'), {
      ...half,
      help: text(
        '是的，还应当取得建设主管部门的相应资质（条例第十五条）。',
        'Then the qualification of the construction authority is needed as well (Regulation, art. 15).',
      ),
    }),
  ],
}

const unit: Section = {
  key: 'body',
  title: text('单位情况', 'The unit'),
  fields: [
    line('legalPerson', text('法定代表人', 'Legal representative'), { ...half, maxLength: 40 }),
    {
      key: 'techHead',
      type: 'person',
      label: text('技术负责人', 'Technical head'),
      parts: ['name', 'sex', 'birthDate', 'education', 'title', 'specialty', 'certificate'],
      requiredParts: ['name', 'education', 'title', 'certificate'],
      required: true,
    },
    day('establishedOn', text('成立日期', 'Founded on'), { ...half, max: 'today' }),
    money('capital', text('注册资本或者开办资金', 'Registered capital'), half),
    paragraph('qualitySystem', text('质量、安全和档案管理制度', 'Rules of quality, safety and records'), { maxLength: 2000, rows: 3 }),
  ],
}

const equipment: Section = {
  key: 'equipment',
  title: text('技术设备', 'Technical equipment'),
  fields: [
    table(
      'equipmentList',
      text('技术设备清单', 'Equipment'),
      [
        line('equipmentName', text('名称', 'Name'), { maxLength: 60 }),
        line('model', text('型号', 'Model'), { maxLength: 60 }),
        count('amount', text('数量', 'Number'), { min: 1 }),
        line('use', text('用途', 'Use')),
      ],
      { maxRows: 200 },
    ),
  ],
}

const works: Section = {
  key: 'works',
  title: text('工程业绩', 'Works record'),
  fields: [
    yesNo('hasWorks', text('是否有已完成的文物保护工程', 'Are there heritage works done?'), {
      help: text('首次申领最低等级的可以没有业绩。', 'A first application for the lowest grade may have none.'),
    }),
    count('worksCount', text('业绩项数', 'Works'), { ...half, when: hasWorks, min: 1 }),
    money('worksTotal', text('合同金额合计', 'Sum of the contracts'), { ...half, when: hasWorks }),
    table(
      'worksList',
      text('工程业绩', 'Works'),
      [
        line('workName', text('工程名称', 'Works'), { maxLength: 120 }),
        choice('unitLevel', text('文物保护级别', 'Level of the heritage'), unitLevels),
        line('workTask', text('承担的工作', 'Task')),
        money('contractAmount', text('合同金额', 'Contract')),
        day('completedOn', text('完成或者验收日期', 'Completed or accepted on'), { max: 'today' }),
        line('award', text('获奖情况', 'Awards'), optional),
      ],
      {
        when: hasWorks,
        maxRows: 100,
        totals: [{ equals: 'works.worksCount' }, { column: 'contractAmount', equals: 'works.worksTotal' }],
      },
    ),
  ],
}

/** Staff, equipment and works of a unit that asks for the qualification (条例（2017）15条至17条). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [applicantSection, unit, qualification, staffSection, equipment, works, contactSection],
  rules: gradeRules('qualification'),
}
