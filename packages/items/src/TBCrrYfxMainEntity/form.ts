import type { FormDefinition, Section } from '@wenwu/core/form/model'
import { applicantFields } from '../_blocks/applicant.ts'
import { budgetLines } from '../_blocks/budget.ts'
import {
  approvalLevel,
  authorSection,
  collectionSection,
  compilingUnitSection,
  moneyFields,
  planFields,
  planRules,
  reviewerSection,
} from '../_blocks/collection-scheme.ts'
import { coded, choice, count, half, line, measure, money, optional, paragraph, table } from '../_blocks/fields.ts'
import { letterSection } from '../_blocks/letter.ts'
import { option } from '../_blocks/options.ts'
import { relicsSection } from '../_blocks/relics.ts'
import { text } from './texts.ts'

const main: Section = {
  key: 'tbcrrYfxMainPage',
  title: text('项目', 'Project'),
  fields: [
    line('projectName', text('项目名称', 'Project name'), { maxLength: 120 }),
    approvalLevel,
    line('documentNumber', text('列入年度计划的文号', 'Number of the yearly plan'), {
      ...half,
      ...optional,
      maxLength: 60,
      help: text('未申请专项资金、未列入年度计划的不填。', 'Empty without the special fund and the yearly plan.'),
    }),
    ...planFields,
    ...moneyFields,
  ],
}

const degrees = text('℃', '°C')
const percent = text('%', '%')

const rooms: Section = {
  key: 'rooms',
  title: text('库房和展厅', 'Stores and galleries'),
  fields: [
    table(
      'roomList',
      text('库房和展厅现状', 'Present state'),
      [
        line('roomName', text('名称', 'Name'), { maxLength: 60 }),
        choice('roomKind', text('类别', 'Kind'), [
          option('1', text('库房', 'Store')),
          option('2', text('展厅', 'Gallery')),
          option('3', text('展柜', 'Showcase')),
        ]),
        measure('roomArea', text('面积', 'Area'), text('平方米', 'm²'), { min: 0.01 }),
        measure('temperatureLow', text('最低温度', 'Lowest temperature'), degrees, { min: -40, max: 60 }),
        measure('temperatureHigh', text('最高温度', 'Highest temperature'), degrees, { min: -40, max: 60 }),
        measure('humidityLow', text('最低湿度', 'Lowest humidity'), percent, { max: 100 }),
        measure('humidityHigh', text('最高湿度', 'Highest humidity'), percent, { max: 100 }),
        line('facilities', text('现有设施', 'Equipment'), { maxLength: 200 }),
      ],
      { maxRows: 100 },
    ),
    paragraph('preventiveStatus', text('预防性保护现状', 'Preventive protection so far'), { maxLength: 2000 }),
    paragraph('monitoring', text('环境监测数据和评估', 'Monitoring and assessment'), {
      help: text(
        '写明监测点、时段、超标情况；应当能够反映不同季节的变化。',
        'Places, times, what exceeds the limits; the change of the seasons should show.',
      ),
    }),
  ],
}

const measures: Section = {
  key: 'measures',
  title: text('方案内容', 'Measures'),
  fields: [
    paragraph('designBasis', text('设计依据', 'Basis of the design'), { maxLength: 2000, rows: 3 }),
    paragraph('primaryObjective', text('工作目标', 'Aims'), {
      maxLength: 2000,
      rows: 3,
      help: text('写明调控后温度、湿度、照度等指标。', 'With the temperature, humidity and light that are to be reached.'),
    }),
    paragraph('technicalRoute', text('技术路线', 'Technical route')),
    paragraph('measureDescription', text('措施说明', 'Measures'), {
      maxLength: 5000,
      rows: 6,
      help: text('不得以预防性保护名义修复文物本体。', 'It is no way to repair the relic itself.'),
    }),
    paragraph('riskAnalysis', text('风险分析', 'Risks'), { maxLength: 2000, rows: 3 }),
    paragraph('safetyPrecautions', text('文物安全措施', 'Safety of the relics'), { maxLength: 2000, rows: 3 }),
    paragraph('schedule', text('实施进度', 'Schedule'), { maxLength: 2000, rows: 3 }),
    paragraph('upkeep', text('运行维护', 'Running and upkeep'), { maxLength: 2000, rows: 3 }),
  ],
}

const equipment: Section = {
  key: 'equipment',
  title: text('柜架囊匣和监测设备', 'Cabinets, boxes and devices'),
  help: text('方案不包括设备的不填。', 'Empty where the scheme has none.'),
  fields: [
    table(
      'boxList',
      text('设备清单', 'Equipment'),
      [
        coded('culBoxType', text('类型', 'Kind'), 'box-kind'),
        coded('boxStyle', text('样式', 'Style'), 'box-style', {
          when: { op: 'eq', field: 'culBoxType', value: '1' },
        }),
        line('boxName', text('名称和材料', 'Name and material'), { maxLength: 100 }),
        line('boxSize', text('尺寸或者型号', 'Size or model'), { maxLength: 100 }),
        count('boxAmount', text('数量', 'Number'), { min: 1 }),
        money('boxMoney', text('金额', 'Amount')),
        line('boxFor', text('对应文物或者位置', 'For which relics or place'), { ...optional, maxLength: 200 }),
      ],
      { required: false, minRows: 0, maxRows: 500, totals: [{ column: 'boxMoney' }] },
    ),
  ],
}

/** What a scheme of preventive protection says (文物保护法（2024）63条; 国家文物保护专项资金管理办法; domain.md §4 H). */
export const form: FormDefinition = {
  applicant: applicantFields,
  sections: [
    collectionSection,
    main,
    compilingUnitSection,
    authorSection('bzfzrPage'),
    reviewerSection('fashrPage', 'fazybzrList'),
    relicsSection({ without: ['culInDate', 'culShoucangUnit'] }),
    rooms,
    measures,
    equipment,
    {
      key: 'budget',
      title: text('预算明细', 'Budget'),
      fields: [
        budgetLines('budgetList', text('预算明细', 'Lines of the budget'), 'tbcrrYfxMainPage.projectBudget'),
        paragraph('remark', text('备注', 'Remark'), { ...optional, maxLength: 1000, rows: 2 }),
      ],
    },
    letterSection,
  ],
  rules: [
    ...planRules('tbcrrYfxMainPage'),
    {
      ensure: { op: 'gte', field: 'temperatureHigh', other: 'temperatureLow' },
      field: 'rooms.roomList.temperatureHigh',
      message: text('最高温度不能低于最低温度', 'The highest temperature cannot be below the lowest'),
    },
    {
      ensure: { op: 'gte', field: 'humidityHigh', other: 'humidityLow' },
      field: 'rooms.roomList.humidityHigh',
      message: text('最高湿度不能低于最低湿度', 'The highest humidity cannot be below the lowest'),
    },
  ],
}
