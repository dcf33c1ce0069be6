import { text } from '@wenwu/core/i18n/text'
import type { AccessRule } from '@wenwu/core/form/model'
import type { ProcessFlow, ProcessStep, TaskAction } from '@wenwu/core/item/model'
import { inviting, requiredOpinion } from '../_blocks/action-fields.ts'

const goOn: TaskAction = {
  outcome: 'next',
  label: text('转入下一阶段', 'On to the next stage', { ja_JP: '次の段階へ', ko_KR: '다음 단계로' }),
  tone: 'primary',
  form: [requiredOpinion],
}

/** Conclusions an expert may come to; how many of each there were stands in the engine's tally of the step. */
const verdicts: TaskAction[] = [
  { outcome: 'agree', label: text('同意', 'Agree', { ja_JP: '同意', ko_KR: '동의' }), tone: 'primary', form: [requiredOpinion] },
  {
    outcome: 'revise',
    label: text('修改后同意', 'Agree after changes', { ja_JP: '修正のうえ同意', ko_KR: '수정 후 동의' }),
    tone: 'plain',
    form: [requiredOpinion],
  },
  { outcome: 'disagree', label: text('不同意', 'Disagree', { ja_JP: '不同意', ko_KR: '부동의' }), tone: 'danger', form: [requiredOpinion] },
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
    stage(
      'assessEarly',
      'G04',
      text('第三方前期', 'Third party, early stage', { ja_JP: '第三者評価（前期）', ko_KR: '제3자 평가(전기)' }),
      [
        {
          ...goOn,
          hint: text('材料完整，进入专家评审组织阶段', 'The file is complete; the panel is prepared next', {
            ja_JP: '書類がそろい、専門家審査の準備に進みます',
            ko_KR: '서류가 갖추어져 전문가 심의 준비 단계로 넘어갑니다',
          }),
        },
      ],
    ),
    stage(
      'assessMid',
      'G041',
      text('第三方中期', 'Third party, middle stage', { ja_JP: '第三者評価（中期）', ko_KR: '제3자 평가(중기)' }),
      [
        {
          ...goOn,
          hint: text('进入结论阶段', 'The conclusion is written next', { ja_JP: '結論の段階に進みます', ko_KR: '결론 단계로 넘어갑니다' }),
        },
        {
          outcome: 'experts',
          label: text('送专家评审', 'Send to experts', { ja_JP: '専門家審査に付す', ko_KR: '전문가 심의 회부' }),
          tone: 'plain',
          effect: 'invite-experts',
          form: [...inviting],
          hint: text('专家各自提出意见后回到本环节', 'Comes back here when every expert has given an opinion', {
            ja_JP: '専門家がそれぞれ意見を出した後、この段階に戻ります',
            ko_KR: '전문가가 각자 의견을 낸 뒤 이 단계로 돌아옵니다',
          }),
        },
      ],
    ),
    {
      id: 'assessMidChoice',
      kind: 'choice',
      name: text('是否送专家', 'Experts?', { ja_JP: '専門家審査に付すか', ko_KR: '전문가 심의 여부' }),
    },
    experts(
      'assessExperts',
      text('第三方组织的专家评审', 'Expert review for the third party', {
        ja_JP: '第三者評価機関による専門家審査',
        ko_KR: '제3자 평가기관의 전문가 심의',
      }),
    ),
    stage('assessLate', 'G042', text('第三方后期', 'Third party, late stage', { ja_JP: '第三者評価（後期）', ko_KR: '제3자 평가(후기)' }), [
      {
        outcome: 'passed',
        label: text('评估通过', 'Passed', { ja_JP: '評価合格', ko_KR: '평가 통과' }),
        tone: 'primary',
        effect: 'conclude-entrustment',
        form: [requiredOpinion],
        status: 'G06',
        hint: text('评估结论送国家文物局，审批期限继续计算', 'The conclusion goes to the national bureau and its clock goes on', {
          ja_JP: '評価結果を国家文物局へ送り、審査期間の計算を再開します',
          ko_KR: '평가 결론을 국가문물국에 보내고 심사 기한을 계속 계산합니다',
        }),
      },
      {
        outcome: 'failed',
        label: text('评估不通过', 'Failed', { ja_JP: '評価不合格', ko_KR: '평가 불통과' }),
        tone: 'danger',
        effect: 'conclude-entrustment',
        form: [requiredOpinion],
        status: 'G07',
        hint: text(
          '评估结论送国家文物局，由承办司处决定是否退回整改',
          'The conclusion goes to the national bureau, which decides whether to return the case',
          {
            ja_JP: '評価結果を国家文物局へ送り、担当部署が是正の差し戻しを決定します',
            ko_KR: '평가 결론을 국가문물국에 보내고 담당 부서가 시정 반려 여부를 결정합니다',
          },
        ),
      },
    ]),
    experts('expertReview', text('专家评审', 'Expert review', { ja_JP: '専門家審査', ko_KR: '전문가 심의' })),
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
