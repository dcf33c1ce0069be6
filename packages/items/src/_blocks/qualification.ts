import type { Field, Rule, Section } from '@wenwu/core/form/model'
import { choice, coded, count, half, line, table } from './fields.ts'
import { letterSection } from './letter.ts'
import { option } from './options.ts'
import { text } from './texts.ts'

// What the two matters of the qualification for protection works share (条例（2017）15条至17条; domain.md §4 M).

/** Grades that the provincial bureau grants; A and one are the national bureau's (条例 17条; which, is its grading standard: our assumption). */
export const isProvincialGrade = `grade in ['B', 'C', '2', '3']`

/** Kind and grade of the certificate. */
export const kindAndGrade: Field[] = [
  coded('qualificationKind', text('资质类别', 'Kind of qualification'), 'qualification-kind', half),
  coded('qualificationGrade', text('资质等级', 'Grade'), 'qualification-grade', {
    ...half,
    help: text(
      '勘察设计、监理为甲乙丙级，施工为一二三级；甲级、一级由国家文物局审批，其他由省级文物行政部门审批。',
      'A, B, C for design and supervision, one to three for works; A and one are granted by the national bureau, the others by the province.',
    ),
  }),
]

/** Letters belong to design and supervision, numbers to works; `section` has `kindAndGrade`. */
export function gradeRules(section: string): Rule[] {
  const field = `${section}.qualificationGrade`
  const isWorks = { op: 'eq' as const, field: `${section}.qualificationKind`, value: 'works' }
  return [
    {
      when: isWorks,
      ensure: { op: 'in', field, values: ['1', '2', '3'] },
      field,
      message: text('施工资质的等级为一级、二级、三级', 'The grades of works are one, two and three'),
    },
    {
      when: { op: 'not', condition: isWorks },
      ensure: { op: 'in', field, values: ['A', 'B', 'C'] },
      field,
      message: text('勘察设计、监理资质的等级为甲级、乙级、丙级', 'The grades of design and supervision are A, B and C'),
    },
  ]
}

/** What the certificate covers: the classes of immovable relics. */
export const businessScope = coded('businessScope', text('业务范围', 'Scope'), 'heritage-type', { multiple: true })

/** The professional staff, with education, title and post; counts agree with the rows. */
export const staffSection: Section = {
  key: 'staff',
  title: text('专业技术人员', 'Professional staff'),
  fields: [
    count('staffCount', text('专业技术人员总数', 'Professional staff in all'), { ...half, min: 1 }),
    count('seniorCount', text('其中高级职称', 'Of that, with senior titles'), half),
    count('middleCount', text('其中中级职称', 'Of that, with intermediate titles'), half),
    table(
      'staffList',
      text('专业技术人员名单', 'Staff'),
      [
        line('name', text('姓名', 'Name'), { maxLength: 40 }),
        coded('sex', text('性别', 'Sex'), 'sex'),
        coded('education', text('学历', 'Education'), 'education'),
        coded('title', text('职称', 'Title'), 'title'),
        line('specialty', text('专业', 'Field'), { maxLength: 60 }),
        count('workYears', text('从事文物保护年限', 'Years in heritage protection'), { max: 60 }),
        choice('post', text('岗位', 'Post'), [
          option('1', text('责任设计师', 'Responsible designer')),
          option('2', text('责任工程师', 'Responsible engineer')),
          option('3', text('责任监理师', 'Responsible supervisor')),
          option('4', text('其他专业技术人员', 'Other professional staff')),
        ]),
        line('certificate', text('证书编号', 'Certificate'), {
          maxLength: 60,
          required: { op: 'ne', field: 'post', value: '4' },
        }),
      ],
      {
        maxRows: 300,
        totals: [
          { equals: 'staff.staffCount' },
          { where: { op: 'eq', field: 'title', value: '01' }, equals: 'staff.seniorCount' },
          { where: { op: 'eq', field: 'title', value: '02' }, equals: 'staff.middleCount' },
        ],
      },
    ),
  ],
}

/** The letter block, where the leader is who answers for the application. */
export const contactSection: Section = {
  ...letterSection,
  title: text('上报文件与联系人', 'Letter and contact'),
  fields: letterSection.fields.map((field) =>
    field.key === 'projectLeader' ? { ...field, label: text('申请负责人', 'Person answerable') } : field,
  ),
}

/** Thirty working days from the receipt by the words of the law; counted from the acceptance here, as for the other licences (our assumption). */
export const decisionOnQualification = {
  key: 'decision',
  name: text('审批期限', 'Time to decide'),
  unit: 'working-day' as const,
  length: 30,
  basis: text(
    '《文物保护法实施条例》（2017）第十七条；自受理之日起计算为本平台的假设',
    'Implementing Regulation of the Heritage Law (2017), art. 17; counted from the acceptance, our assumption',
  ),
}
