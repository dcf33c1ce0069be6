import type { GuideDefinition } from '@wenwu/core/item/guide'
import { afterRepair, collectionGuide, gradedAndFiled, lowerGrades, relicFile, requestLetter } from '../_blocks/collection-guide.ts'
import { byGovernment, fromApplicant, provinceOpinion } from '../_blocks/materials.ts'
import { fileComplete } from '../_blocks/guide-parts.ts'
import { nationalDecidesInTwenty, nationalExamines, numbered, provinceExamines } from '../_blocks/guide-steps.ts'
import { heritageLaw, heritageRegulation, licensingLaw } from '../_blocks/law.ts'
import { budget, team } from '../_blocks/relic-project-guide.ts'
import { relicDamageSheet } from '../_samples/collections.ts'
import { modificationSheet } from '../_samples/letters.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrrRsMainEntity',
  aliases: ['TBCrrRs'],
  name: text('馆藏一级文物保护修复方案审批', 'Approval of schemes to repair grade-one relics of collections'),
  shortName: text('文物修复方案', 'Repair scheme'),
  category: 'collections',
  applicants: ['legal-entity'],
  guide: {
    ...collectionGuide,
    applySubject: text('收藏该文物的博物馆、图书馆和其他文物收藏单位', 'The museum, library or other body that holds the relics'),
    applicationRange: text(
      '已经立项的馆藏一级文物保护修复项目的方案审批',
      'Schemes of repair projects on grade-one relics that have been initiated',
    ),
    projectResult: text('国家文物局批复（可以附修改要求）', 'Reply of the national bureau, possibly with changes required'),
    handleProcess: numbered(
      text(
        '收藏单位委托有相应资质的单位完成检测和病害评估，编制保护修复方案，在线填写时间、预算、人员和文物清单并提交。',
        'The collection has a qualified body test the relics, assess the damage and draw up the scheme, then fills in time, budget, people and relics online.',
      ),
      provinceExamines,
      nationalExamines,
      nationalDecidesInTwenty,
      text(
        '按批准的方案修复并全程记录；需要改变技术路线的，停止有关工作并重新报批；完成后建档、验收、备案。',
        'The repair follows the scheme and is recorded throughout; to change the technical route, stop and apply again; at the end it is recorded, accepted and filed.',
      ),
    ),
    prohibitiveRequirements: [
      text(
        '方案未经批准不得修复；修复不得改变文物原状。',
        'No repair before the scheme is approved; a repair may not change the original state.',
      ),
      text(
        '未经试验证明安全的材料和工艺，不得直接用于文物本体。',
        'Materials and methods not shown to be safe are not used on the relic itself.',
      ),
      text('未取得资质的单位不得承担馆藏文物修复。', 'No body without the qualification repairs relics of collections.'),
    ],
    acceptConditions: [
      gradedAndFiled,
      text('项目已经立项，方案符合立项批复的要求。', 'The project was initiated, and the scheme answers the reply.'),
      text(
        '方案编制和修复单位具有相应资质，项目负责人和人员能力相适应。',
        'Author and restorer are qualified; leader and people are able to do it.',
      ),
      fileComplete,
    ],
    legalBasis: [
      heritageLaw('第五十一条'),
      heritageLaw('第六十二条'),
      heritageLaw('第九十三条'),
      heritageRegulation('第三十二条至第三十四条'),
      heritageRegulation('第五十六条、第五十八条'),
      licensingLaw('第三十二条、第三十五条、第三十八条、第四十二条至第四十五条'),
    ],
    commonQuestions: [
      {
        question: text('与56015是什么关系？', 'How does it relate to 56015?'),
        answer: text(
          '两者依据相同，都是对修复馆藏一级文物的审批。先立项、后报方案的项目在本事项提交方案；直接申请修复、复制、拓印许可的使用56015。同一批文物不需要重复申请。',
          'Both approve the repair of grade-one relics on the same legal basis. Projects that were initiated submit their scheme here; a direct application for repair, copies or rubbings uses 56015. The same relics are not applied for twice.',
        ),
      },
      lowerGrades,
      {
        question: text('修复中发现新的病害怎么办？', 'What if new damage is found during the repair?'),
        answer: text(
          '记录并评估。不改变批准的目标和技术路线的，可以按方案预留的措施处理；需要改变的，补充检测后重新报批。',
          'Record and assess it. What does not change the approved aims and route may be treated with the measures the scheme foresees; otherwise test, and apply again.',
        ),
      },
      afterRepair,
    ],
  },
  materials: [
    requestLetter,
    fromApplicant('scheme', text('文物保护修复方案', 'Repair scheme'), {
      sample: relicDamageSheet,
      paperCopies: 1,
      help: text(
        '包括价值、现状调查、检测分析、病害图、目标、技术路线、步骤、材料试验、安全措施、保存环境、进度。',
        'Value, survey, tests, map of damage, aims, technical route, steps, trials of materials, safety, climate of keeping, schedule.',
      ),
    }),
    relicFile,
    budget,
    team,
    fromApplicant('qualification', text('方案编制和修复单位的资质证书', 'Qualification of author and restorer'), { channel: byGovernment }),
    fromApplicant('initiation', text('立项批复', 'Reply on the initiation'), {
      channel: byGovernment,
      help: text(
        '按保护修复立项事项办理的立项批复，平台已有的直接引用。',
        'The reply under the initiation of repair; taken from the platform where it is there.',
      ),
    }),
    fromApplicant('changes', text('修改说明', 'Note on the changes'), {
      sample: modificationSheet,
      required: 'depends',
      help: text('按批复或者专家意见修改后重新申报的提供。', 'Where the scheme is submitted again after a reply or an opinion.'),
    }),
    provinceOpinion,
  ],
}
