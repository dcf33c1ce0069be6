import { longestSuspension } from '../clock/suspension.ts'
import type { Field } from '../form/model.ts'
import { text } from '../i18n/text.ts'
import type { TaskAction, TaskSettings } from './model.ts'
import { nextTasks, type Flows } from './outside-time.ts'

// Another authority decides before the reply goes out (报国务院批准): its time is not the bureau's, and nobody sets it.

/** Working days that it is expected to take, which the applicant is told. */
const plannedDays: Field = {
  key: 'plannedDays',
  type: 'number',
  label: text('其他机关批准预计所需工作日', 'Working days another authority is expected to need', {
    ja_JP: '他機関の承認に見込まれる稼働日数',
    ko_KR: '다른 기관 승인에 예상되는 근무일 수',
  }),
  help: text(
    '仅在下一步需报其他机关批准时填写：等待期间暂停计时，事由和预计时间告知申请人。',
    'Only where another authority has to approve next: the time stands still meanwhile, and the applicant is told why and for how long.',
    {
      ja_JP: '次に他機関の承認が必要な場合のみ記入します。待機中は期間を停止し、理由と見込みを申請者に知らせます。',
      ko_KR: '다음에 다른 기관의 승인이 필요한 경우에만 적습니다. 기다리는 동안 기간을 멈추고 사유와 예상 기간을 신청인에게 알립니다.',
    },
  ),
  integer: true,
  min: 1,
  max: longestSuspension,
}

/** An action after which another authority may have to approve, with the days that this is expected to take; any other as it is. */
export function withPlannedDays(
  action: TaskAction,
  { process, tasks, from }: { process: Flows; tasks: ReadonlyMap<string, TaskSettings>; from: string },
): TaskAction {
  // once the decision is issued no clock runs that could stand still
  if (action.tone !== 'primary' || action.effect === 'issue' || tasks.get(from)?.clock === undefined) return action
  if (!nextTasks(process, tasks, from).some((step) => tasks.get(step)?.stopReason === 'other-authority')) return action
  return { ...action, form: [...(action.form ?? []), plannedDays] }
}
