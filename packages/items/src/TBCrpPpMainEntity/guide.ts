import type { GuideDefinition } from '@wenwu/core/item/guide'
import { nationalGuide } from '../_blocks/guide.ts'
import { heritageLaw, planRequirements, planRules } from '../_blocks/law.ts'
import { materials } from './materials.ts'
import { text } from './texts.ts'

export const guide: GuideDefinition = {
  code: 'TBCrpPpMainEntity',
  aliases: ['TBCrpPp'],
  name: text('全国重点文物保护单位保护规划立项', 'Initiation of a conservation plan for a national key heritage unit'),
  shortName: text('保护规划立项', 'Plan initiation'),
  category: 'planning',
  applicants: ['legal-entity'],
  guide: {
    ...nationalGuide,
    itemType: text('其他行政权力', 'Other administrative power'),
    projectType: text('承诺件', 'With a promised time'),
    decisionMechanism: text('国家文物局', 'National Cultural Heritage Administration'),
    applySubject: text(
      '全国重点文物保护单位的管理机构或者所在地文物行政部门',
      'Managing body of a national key heritage unit, or the local heritage authority',
    ),
    acceptInstitution: text(
      '所在地省级文物行政部门受理并初审，国家文物局受理并批复',
      'Accepted and examined by the provincial bureau, accepted and answered by the national bureau',
    ),
    commitmentDeadline: text(
      '20个工作日（参考时限；委托评估、专家评审时间除外）',
      '20 working days (internal target; assessment and expert review not counted)',
    ),
    statutoryDeadline: text('不限时', 'None'),
    applicationRange: text(
      '编制或者修编全国重点文物保护单位保护规划的立项',
      'Initiation of compiling or revising the conservation plan of a national key heritage unit',
    ),
    projectResult: text('立项批复（网上送达）', 'Reply on the initiation (online)'),
    handleProcess: text(
      '一、管理机构提出编制工作方案，在线填写并提交。\n二、省级文物行政部门受理、初审后上报。\n三、国家文物局审查，需要时委托评估或者送专家评审，作出立项批复。\n四、立项后由具有资质的单位编制规划；规划经省级文物行政部门审核并征求国家文物局意见，由省级人民政府批准后公布实施，报国家文物局备案。',
      '1. The managing body submits a work plan online.\n2. The provincial bureau accepts, examines and reports.\n3. The national bureau examines, with assessment or expert review where needed, and replies.\n4. A qualified firm then compiles the plan; it is examined by the province with the opinion of the national bureau, approved and announced by the provincial government and filed with the national bureau.',
    ),
    prohibitiveRequirements: [
      text('规划编制不得委托给没有相应资质的单位。', 'The plan may not be entrusted to a firm without the qualification.'),
      text(
        '不得以编制规划为由停止日常保护，或者变更已经公布的保护范围。',
        'Planning is no reason to stop daily protection or to change an announced range.',
      ),
    ],
    acceptConditions: [
      text('规划对象为全国重点文物保护单位。', 'The object is a national key heritage unit.'),
      text('编制工作方案写明范围、主要内容、技术路线、进度和经费。', 'The work plan states scope, contents, route, schedule and cost.'),
      text('修编的，说明原规划的实施情况和修编理由。', 'For a revision: how the earlier plan was carried out, and why it is revised.'),
    ],
    legalBasis: [heritageLaw('第二十七条'), planRules('全文'), planRequirements('全文')],
    commonQuestions: [
      {
        question: text('立项批复等于批准规划吗？', 'Does the reply approve the plan?'),
        answer: text(
          '不等于。立项后编制的规划另行审核，由省级人民政府批准后公布实施，并报国家文物局备案。',
          'No. The plan itself is examined later, approved and announced by the provincial government and filed.',
        ),
      },
      {
        question: text('为什么没有法定期限？', 'Why is there no statutory time?'),
        answer: text(
          '法律没有规定保护规划立项的办理期限，平台按20个工作日的参考时限提醒。',
          'The law sets none; the platform reminds by an internal target of 20 working days.',
        ),
      },
    ],
  },
  materials,
}
