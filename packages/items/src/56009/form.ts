import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import {
  excavationFundingSection,
  excavationUnitSection,
  leaderSection,
  siteProtectionSection,
  staffSection,
} from '../_blocks/excavation.ts'
import { choice, half, line, measure, optional, paragraph, plannedPeriod, table, yesNo } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option, unitLevels } from '../_blocks/options.ts'
import { text } from './texts.ts'

const isNear = { op: 'in' as const, field: 'project.waters', values: ['internal', 'territorial'] }
const isMilitary = { op: 'eq' as const, field: 'project.isMilitary', value: true }
const isJoint = { op: 'eq' as const, field: 'joint.isJoint', value: true }
const digs = { op: 'eq' as const, field: 'project.activity', value: 'dig' }
const degrees = text('度', '°')

const project: Section = {
  key: 'project',
  title: text('水下考古活动', 'Underwater work'),
  fields: [
    line('projectName', text('项目名称', 'Project name'), { maxLength: 120 }),
    choice(
      'activity',
      text('活动类别', 'Kind of work'),
      [
        option('survey', text('调查', 'Survey')),
        option('prospect', text('勘探', 'Prospection')),
        option('dig', text('发掘', 'Excavation')),
      ],
      { ...half, multiple: true },
    ),
    choice(
      'waters',
      text('活动水域', 'Waters'),
      [
        option('internal', text('内水', 'Internal waters')),
        option('territorial', text('领海', 'Territorial sea')),
        option('beyond', text('领海以外由中国管辖的其他海域', 'Other waters under Chinese jurisdiction')),
      ],
      {
        ...half,
        help: text(
          '在内水、领海内的，先取得省级文物行政部门的意见；在领海以外管辖海域的，国家文物局审查后报国务院同意。',
          'In internal waters and the territorial sea the provincial bureau is heard first; beyond it the State Council has to agree.',
        ),
      },
    ),
    {
      key: 'region',
      type: 'region',
      depth: 2,
      label: text('所在地', 'Place'),
      when: isNear,
      required: true,
      width: 'half',
    },
    { key: 'punitName', type: 'heritage-unit', label: text('水下文物或者遗址名称', 'Name of the site'), required: true },
    choice('punitLevel', text('保护级别', 'Level of protection'), unitLevels, half),
    line('punitAge', text('时代', 'Period'), half),
    line('seaPlace', text('具体水域', 'Where exactly'), { maxLength: 200 }),
    table(
      'pointList',
      text('活动范围坐标', 'Coordinates of the area'),
      [
        line('pointNumber', text('拐点', 'Point'), { maxLength: 20 }),
        measure('longitude', text('东经', 'East'), degrees, { min: 73, max: 136, decimals: 6 }),
        measure('latitude', text('北纬', 'North'), degrees, { min: 3, max: 54, decimals: 6 }),
      ],
      {
        minRows: 3,
        maxRows: 60,
        help: text('按2000国家大地坐标系逐点填写，至少3个拐点。', 'By CGCS2000, at least 3 points.'),
      },
    ),
    measure('workArea', text('活动面积', 'Area'), text('平方米', 'm²'), { ...half, min: 1 }),
    measure('digArea', text('其中发掘面积', 'Of that, excavated'), text('平方米', 'm²'), { ...half, min: 1, when: digs }),
    measure('waterDepth', text('最大水深', 'Greatest depth of water'), text('米', 'm'), half),
    plannedPeriod('period', text('活动时间', 'Time of the work'), { ...half, maxMonths: 12 }),
    paragraph('earlierWork', text('以往发现和工作情况', 'Finds and work so far')),
    paragraph('academicAim', text('目的', 'Aim')),
    paragraph('workPlan', text('方法和步骤', 'Methods and steps')),
    paragraph('equipment', text('船只、潜水和仪器设备', 'Vessels, diving gear and instruments'), { maxLength: 2000, rows: 3 }),
    yesNo('isMilitary', text('是否涉及军事管理区或者军事用海', 'Are military areas or waters concerned?'), {
      help: text(
        '涉及的，国家文物局征求有关军事机关的意见（水下文物保护管理条例第十一条）。',
        'Then the national bureau asks the military authority (Underwater Regulation, art. 11).',
      ),
    }),
    paragraph('militaryNote', text('涉及情况说明', 'How'), { when: isMilitary, maxLength: 1000, rows: 2 }),
  ],
}

const joint: Section = {
  key: 'joint',
  title: text('中外合作', 'Foreign partner'),
  fields: [
    yesNo('isJoint', text('是否中外合作项目', 'Is there a foreign partner?'), {
      help: text(
        '中外合作的，由国务院特别许可（水下文物保护管理条例第十二条）。',
        'A joint project needs the special permission of the State Council (Underwater Regulation, art. 12).',
      ),
    }),
    line('partnerName', text('外方机构', 'Partner'), { ...half, when: isJoint }),
    line('partnerCountry', text('国家或者地区', 'Country'), { ...half, when: isJoint, maxLength: 60 }),
    paragraph('partnerStanding', text('外方专业资格和考古经历', 'Its standing and field experience'), { when: isJoint, maxLength: 2000 }),
    paragraph('duties', text('双方分工和成果归属', 'Duties of both and whose the results are'), { when: isJoint, maxLength: 2000 }),
    paragraph('remark', text('其他需要说明的问题', 'Anything else'), { ...optional, maxLength: 1000, rows: 2 }),
  ],
}

/** The work plan of 水下文物保护管理条例（2022）11条 and 12条. */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    excavationUnitSection,
    project,
    joint,
    excavationFundingSection,
    leaderSection,
    staffSection,
    siteProtectionSection,
    letterSection,
  ],
  rules: [
    {
      ensure: { op: 'lte', field: 'project.digArea', other: 'project.workArea' },
      field: 'project.digArea',
      message: text('发掘面积不能大于活动面积', 'The area excavated cannot exceed that of the work'),
    },
  ],
}
