import type { GuideDefinition } from '@wenwu/core/item/guide'
import { gradedAndFiled, lowerGrades, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { agentLetter, assessmentReport, assumed, byGovernment, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { fileComplete, provinceThenNational } from '../_blocks/guide-parts.ts'
import { numbered } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, museumRegulation } from '../_blocks/law.ts'
import { approvalIsNotMoney, relicProjectGuide, whyNoTime } from '../_blocks/relic-project-guide.ts'
import { relicDamageSheet } from '../_samples/collections.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrPplanEntity_plan1',
  aliases: ['TBCrrPplan'],
  name: text('馆藏一级文物修复计划（立项）', 'Plan to repair grade-one relics of collections (initiation)'),
  shortName: text('一级文物修复计划', 'Repair plan'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...relicProjectGuide,
    applySubject: text('收藏一级文物的博物馆、图书馆和其他文物收藏单位', 'Museums, libraries and other bodies that hold grade-one relics'),
    acceptInstitution: provinceThenNational,
    applicationRange: text(
      '馆藏一级文物本体保护修复项目的立项',
      'Initiation of projects that repair the substance of grade-one relics of collections',
    ),
    projectResult: text('立项批复（网上送达）', 'Reply on the initiation (online)'),
    handleProcess: numbered(
      text(
        '收藏单位调查文物现状和病害，编写修复计划，项目类型为“本体保护修复”，在线填写并提交。',
        'The collection surveys state and damage, writes the plan (kind: repair of the substance) and submits online.',
      ),
      text(
        '省级文物行政部门核对文物级别，审核后连同意见报国家文物局。',
        'The provincial bureau checks the grades, examines and reports with its opinion.',
      ),
      text(
        '国家文物局审查必要性和可行性，需要时送专家评审，作出立项批复。',
        'The national bureau examines need and feasibility, with expert review where needed, and replies.',
      ),
      text(
        '立项后委托有相应资质的单位编制保护修复方案，按56015报批；方案批准后方可修复。',
        'A qualified body then draws up the repair scheme, approved under 56015; the repair begins only after that.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '立项批复不是修复许可，保护修复方案未经批准不得修复。',
        'The reply is no licence to repair: nothing is repaired before the scheme is approved.',
      ),
      text('修复不得改变文物原状。', 'A repair may not change the original state.'),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('病害和修复必要性清楚，拟定的目标、时间和经费合理。', 'Damage and need are clear; aims, time and money are reasonable.'),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条'),
      heritageRegulation('第三十二条、第三十三条'),
      museumRegulation('第二十七条'),
    ],
    commonQuestions: [
      {
        question: text('已经有修复方案，还要先立项吗？', 'Is the initiation needed when the scheme is ready?'),
        answer: text(
          '申请国家文物保护专项资金或者列入年度计划的项目，一般先立项再报方案；由单位自筹经费、方案成熟的，可以向省级文物行政部门咨询后直接按56015申请许可。',
          'Projects that ask for the national special fund, or belong to a yearly plan, usually begin with the initiation. With own money and a ripe scheme, ask the provincial bureau whether to apply directly under 56015.',
        ),
      },
      lowerGrades,
      approvalIsNotMoney,
      whyNoTime,
    ],
  },
  materials: [
    assumed(requestLetter),
    fromApplicant('plan', text('文物修复计划书', 'Repair plan'), 'assumption', {
      sample: relicDamageSheet,
      paperCopies: 1,
      help: text(
        '包括文物价值、现状和病害、必要性、目标、技术路线、进度和经费估算。',
        'Value, state and damage, need, aims, technical route, schedule and estimate.',
      ),
    }),
    relicFile,
    fromApplicant(
      'intendedAuthor',
      text('拟承担方案编制单位的资质证书', 'Qualification of the intended author of the scheme'),
      'assumption',
      {
        required: false,
        channel: byGovernment,
      },
    ),
    assumed(agentLetter),
    assumed(provinceOpinion),
    assessmentReport,
  ],
}
