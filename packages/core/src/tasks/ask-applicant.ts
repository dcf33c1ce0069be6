import { authorityOf } from '../auth/authority.ts'
import type { Field } from '../form/model.ts'
import { text, type Text } from '../i18n/text.ts'
import type { TaskAction, TaskSettings } from '../item/model.ts'
import { reason } from './verbs/_fields.ts'

// Asking the applicant from any step of an authority (行政许可法 32条), where the item has drawn no such outcome there.

/** As it is stored; never changed. */
export const askApplicantOutcome = 'ask-applicant'

/** How the applicant can be asked at a step. */
export interface Asking {
  /** The step of the process at which they answer. */
  step: string
  /** The case is accepted: what is asked for now is no correction but further explanation, and the time goes on. */
  isSupplement: boolean
}

const defects: Field = {
  key: 'defects',
  type: 'defects',
  label: text('需补正或者说明的内容', 'What is to be corrected or explained', {
    ja_JP: '補正または説明を求める内容',
    ko_KR: '보완하거나 설명할 내용',
  }),
  required: true,
  missing: 'defects-required',
}

const mode: Field = {
  key: 'mode',
  type: 'select',
  width: 'full',
  label: text('申请人答复以后', 'When the applicant has answered', { ja_JP: '申請者が回答した後', ko_KR: '신청인이 답한 후' }),
  required: true,
  options: [
    { code: 'straight-back', name: text('直接送回我', 'Straight back to me', { ja_JP: '直接自分に戻す', ko_KR: '나에게 바로 돌려보냄' }) },
    {
      code: 'walk-again',
      name: text('从受理环节起重新流转', 'The way from the acceptance again', {
        ja_JP: '受理の段階からやり直す',
        ko_KR: '접수 단계부터 다시 진행',
      }),
    },
  ],
}

function asking(label: Text, hint: Text): TaskAction {
  return { outcome: askApplicantOutcome, label, tone: 'plain', effect: 'request-correction', form: [defects, mode, reason], hint }
}

const correction = asking(
  text('退回补正', 'Return for correction', { ja_JP: '補正のため差し戻す', ko_KR: '보완 요청' }),
  text('一次告知需要补正的全部内容；申请人重新提交前不计时', 'Name everything at once; no time counts until the applicant has answered', {
    ja_JP: '補正が必要な内容を一度にすべて告知します。再提出まで期間は進みません',
    ko_KR: '보완할 내용을 한 번에 모두 알립니다. 다시 제출할 때까지 기한을 세지 않습니다',
  }),
)

const supplement = asking(
  text('退回补充说明材料', 'Ask for further explanation', { ja_JP: '補足説明資料を求める', ko_KR: '보충 설명 자료 요청' }),
  text('申请已受理，审批期限不因补充说明而停止计算', 'The application is accepted: the time goes on while the applicant explains', {
    ja_JP: '受理済みのため、補足説明の間も期間は進みます',
    ko_KR: '접수된 신청이므로 보충 설명 중에도 기한이 계속됩니다',
  }),
)

/** The action by which the applicant is asked. */
export function askAction({ isSupplement }: Asking): TaskAction {
  return isSupplement ? supplement : correction
}

/** The step of an applicant that a body of each level sends a case back to, by its status (specification §4.4). */
const answeredAt = { local: 'G01', province: 'G01', national: 'G02' } as const

/**
 * How the applicant can be asked at a step: a step of an authority that draws no outcome of its own for it, before the decision, of an item at which an applicant answers. Undefined
 * where they cannot be.
 */
export function askingAt(
  tasks: ReadonlyMap<string, TaskSettings>,
  { role, actions }: Pick<TaskSettings, 'role' | 'actions'>,
  { isAccepted, isDecided }: { isAccepted: boolean; isDecided: boolean },
): Asking | undefined {
  const authority = authorityOf(role)
  if (authority === undefined || isDecided || actions.some(({ effect }) => effect === 'request-correction')) return undefined
  const answering = [...tasks].filter(([, task]) => task.actions.some(({ effect }) => effect === 'resubmit'))
  const [step] = answering.find(([, { status }]) => status === answeredAt[authority]) ?? answering[0] ?? []
  return step === undefined ? undefined : { step, isSupplement: isAccepted }
}
