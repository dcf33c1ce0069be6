import type { AccessRule } from '@wenwu/core/form/model'
import type { ProcessFlow, ProcessStep, TaskAction } from '@wenwu/core/item/model'
import { inviting, requiredOpinion } from '../_blocks/action-fields.ts'
import { text } from './texts.ts'

const goOn: TaskAction = {
  outcome: 'next',
  label: text('转入下一阶段', 'On to the next stage'),
  tone: 'primary',
  form: [requiredOpinion],
}

/** Conclusions an expert may come to; how many of each there were stands in the engine's tally of the step. */
const verdicts: TaskAction[] = [
  { outcome: 'agree', label: text('同意', 'Agree'), tone: 'primary', form: [requiredOpinion] },
  {
    outcome: 'revise',
    label: text('修改后同意', 'Agree after changes'),
    tone: 'plain',
    form: [requiredOpinion],
  },
  { outcome: 'disagree', label: text('不同意', 'Disagree'), tone: 'danger', form: [requiredOpinion] },
]

/**
 * Assessment by an entrusted body in three stages (early: completeness and experts, mid: panel, late: conclusion) and review by experts,
 * each on their own. All of it is outside the statutory time (行政许可法 45条). `access` hides what outsiders have no need of.
 */
export function assessmentSteps(access: AccessRule): ProcessStep[] {
  const stage = (id: string, status: string, name: ReturnType<typeof text>, actions: TaskAction[]): ProcessStep => ({
    id,
    kind: 'task',
    name,
    task: { status, role: 'third-party', organization: 'entrusted', stopReason: 'third-party', access, actions },
  })
  const experts = (id: string, name: ReturnType<typeof text>): ProcessStep => ({
    id,
    kind: 'task',
    name,
    each: { collection: 'experts', element: 'expert' },
    task: { status: 'G05', role: 'expert', organization: 'element', stopReason: 'expert-review', access, actions: verdicts },
  })
  return [
    stage('assessEarly', 'G04', text('第三方前期', 'Early assessment'), [
      {
        ...goOn,
        hint: text('材料完整，进入专家评审组织阶段', 'The file is complete; the panel is prepared next'),
      },
    ]),
    stage('assessMid', 'G041', text('第三方中期', 'Mid assessment'), [
      {
        ...goOn,
        hint: text('进入结论阶段', 'The conclusion is written next'),
      },
      {
        outcome: 'experts',
        label: text('送专家评审', 'Send to experts'),
        tone: 'plain',
        effect: 'invite-experts',
        form: [...inviting],
        hint: text('专家各自提出意见后回到本环节', 'Comes back here when every expert has given an opinion'),
      },
    ]),
    {
      id: 'assessMidChoice',
      kind: 'choice',
      name: text('是否送专家', 'Experts?'),
    },
    experts('assessExperts', text('第三方组织的专家评审', 'Assessment experts')),
    stage('assessLate', 'G042', text('第三方后期', 'Late assessment'), [
      {
        outcome: 'passed',
        label: text('评估通过', 'Passed'),
        tone: 'primary',
        effect: 'conclude-entrustment',
        form: [requiredOpinion],
        status: 'G06',
        hint: text('评估结论送国家文物局，审批期限继续计算', 'The conclusion goes to the national bureau and its clock goes on'),
      },
      {
        outcome: 'failed',
        label: text('评估不通过', 'Failed'),
        tone: 'danger',
        effect: 'conclude-entrustment',
        form: [requiredOpinion],
        status: 'G07',
        hint: text(
          '评估结论送国家文物局，由承办司处决定是否退回整改',
          'The conclusion goes to the national bureau, which decides whether to return the case',
        ),
      },
    ]),
    experts('expertReview', text('专家评审', 'Expert review')),
  ]
}

/** The ways between the assessment steps and back to `nationalReview`. */
export function assessmentFlows(): ProcessFlow[] {
  return [
    { from: 'assessEarly', to: 'assessMid' },
    { from: 'assessMid', to: 'assessMidChoice' },
    { from: 'assessMidChoice', to: 'assessLate', when: `outcome == 'next'` },
    { from: 'assessMidChoice', to: 'assessExperts', when: `outcome == 'experts'` },
    { from: 'assessExperts', to: 'assessMid' },
    { from: 'assessLate', to: 'nationalReview' },
    { from: 'expertReview', to: 'nationalReview' },
  ]
}
