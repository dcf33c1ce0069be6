import type { GuideDefinition } from '@wenwu/core/item/guide'
import { gradedAndFiled, requestLetter } from '../_blocks/collection-guide.ts'
import { agentLetter, assessmentReport, assumed, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, museumRegulation } from '../_blocks/law.ts'
import {
  approvalIsNotMoney,
  budget,
  fundedProjectGuide,
  planThenFund,
  provinceChecksGrades,
  relicList,
  team,
  whyNoTime,
} from '../_blocks/relic-project-guide.ts'
import { containersSheet, environmentRecordsSheet } from '../_samples/collections.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrYfxMainEntity',
  aliases: ['TBCrrYfx'],
  name: text('可移动文物预防性保护方案', 'Schemes of preventive protection of movable relics'),
  shortName: text('预防性保护', 'Preventive protection'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...fundedProjectGuide,
    applicationRange: text(
      '通过监测和调控保存环境、配置柜架囊匣、防震等措施，预防和减缓文物劣化的项目',
      'Projects that prevent or slow decay by monitoring and controlling the climate, by cabinets and boxes, by protection against earthquakes and the like',
    ),
    handleProcess: numbered(
      text(
        '收藏单位监测和评估库房、展厅的保存环境，编制预防性保护方案，填写起止时间（共计月数）、文物清单和预算，在线提交。',
        'The collection monitors and assesses the climate of stores and galleries, draws up the scheme and submits it online with dates (total of months), relics and budget.',
      ),
      provinceChecksGrades,
      planThenFund,
      text(
        '按方案实施，完成后验收，持续监测保存环境并保存数据。',
        'The scheme is carried out and accepted; monitoring goes on and its data are kept.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '不得以预防性保护名义对文物本体进行修复；修复应当另行报批。',
        'Preventive protection is no way to repair the relic itself: that is approved separately.',
      ),
      text('柜架、囊匣和调控材料不得含有危害文物的成分。', 'Cabinets, boxes and materials may hold nothing that harms the relics.'),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('有保存环境监测数据，问题和风险清楚。', 'Monitoring data exist; problems and risks are clear.'),
      text(
        '方案内容与文物数量、级别和馆舍条件相适应，经费合理。',
        'The scheme fits the number and grades of the relics and the building; the money is reasonable.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十三条'),
      heritageLaw('第六十三条'),
      heritageRegulation('第二条'),
      heritageRegulation('第二十八条'),
      museumRegulation('第二十四条'),
    ],
    commonQuestions: [
      {
        question: text('自筹经费更换囊匣也要申报吗？', 'Must new boxes paid from own money be applied for?'),
        answer: text(
          '属于日常保养、不涉及文物本体的，由收藏单位按本单位制度办理并记入档案；申请专项资金或者列入年度计划的，按本事项申报。',
          'Daily care that does not touch the relic follows the rules of the collection and is noted on file. What asks for the special fund or belongs to a yearly plan is applied for here.',
        ),
      },
      {
        question: text('监测数据需要多长时间？', 'How long must the climate have been monitored?'),
        answer: text(
          '没有统一的法定要求，应当能够反映不同季节的变化；时间较短的，在方案中说明原因和后续监测安排。',
          'The law asks for no fixed time; the data should show the change of the seasons. If the time is short, give the reason and the further monitoring in the scheme.',
        ),
      },
      approvalIsNotMoney,
      whyNoTime,
    ],
  },
  materials: [
    assumed(requestLetter),
    fromApplicant('scheme', text('预防性保护方案', 'Scheme of preventive protection'), 'assumption', {
      paperCopies: 1,
      help: text(
        '包括环境现状、风险评估、目标、措施、设备和材料、实施步骤、起止时间和运行维护。',
        'Climate, risks, aims, measures, devices and materials, steps, dates, running and upkeep.',
      ),
    }),
    fromApplicant('monitoring', text('库房和展厅环境监测数据', 'Climate data of stores and galleries'), 'assumption', {
      sample: environmentRecordsSheet,
      help: text('温度、湿度、光照、有害气体等，注明监测点和时间。', 'Temperature, humidity, light, harmful gases, with places and times.'),
    }),
    relicList,
    fromApplicant('containers', text('柜架、囊匣清单', 'List of cabinets and boxes'), 'assumption', {
      sample: containersSheet,
      required: { op: 'not-empty', field: 'equipment.boxList' },
      help: text('方案包括柜架、囊匣的提供，写明类型、样式、尺寸和数量。', 'Where the scheme has them: kind, style, size, number.'),
    }),
    budget,
    team,
    assumed(agentLetter),
    { ...assumed(provinceOpinion), required: { op: 'eq', field: 'tbcrrYfxMainPage.approvalLevel', value: 'national' } },
    assessmentReport,
  ],
}
