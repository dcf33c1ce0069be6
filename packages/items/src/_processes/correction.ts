import type { Text } from '@wenwu/core/i18n/text'
import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { resubmission } from '../_blocks/action-fields.ts'
import { text } from './texts.ts'

/** Who may send an application back: the national bureau always, the province unless applications go straight past it, a county or a city where it is asked. */
export interface Returners {
  province: boolean
  /** The province decides some itself. */
  delegated: boolean
  /** Steps of counties and cities. */
  local: readonly string[]
  /** A collection revises for the national bureau: status 6. */
  collection?: true | undefined
}

/** The applicant corrects (G01 for the province; G02, or 6 of a collection, for the national bureau); no clock runs. */
export function correctionSteps({ province, collection }: Returners): ProcessStep[] {
  const correction = (id: string, status: string, name: Text): ProcessStep => ({
    id,
    kind: 'task',
    name,
    task: {
      status,
      role: 'applicant',
      organization: 'applicant',
      stopReason: 'waiting-for-applicant',
      access: { '*': { visible: true, editable: true } },
      actions: [
        {
          outcome: 'resubmit',
          label: text('重新提交', 'Submit again'),
          tone: 'primary',
          effect: 'resubmit',
          form: [...resubmission],
          hint: text('回到退回的环节继续办理', 'Goes on at the step that returned it'),
        },
      ],
    },
  })
  const forProvince: ProcessStep[] = [
    correction('correctProvince', 'G01', text('申请人补正', 'Correction')),
    {
      id: 'correctProvinceChoice',
      kind: 'choice',
      name: text('由谁退回', 'Returned by'),
    },
  ]
  return [
    ...(province ? forProvince : []),
    collection
      ? correction('correctNational', '6', text('收藏单位修改', 'Revision by the collection'))
      : correction('correctNational', 'G02', text('申请人整改', 'Rectification')),
    {
      id: 'correctNationalChoice',
      kind: 'choice',
      name: text('由谁退回', 'Returned by'),
    },
  ]
}

/** Back to the step that returned the case: it set `returnedFrom`. */
export function correctionFlows({ province, delegated, local }: Returners): ProcessFlow[] {
  const backTo = (from: string, step: string): ProcessFlow => ({ from, to: step, when: `returnedFrom == '${step}'` })
  const ofProvince: ProcessFlow[] = [
    { from: 'correctProvince', to: 'correctProvinceChoice' },
    ...local.map((step) => backTo('correctProvinceChoice', step)),
    backTo('correctProvinceChoice', 'provinceReview'),
    ...(delegated ? [backTo('correctProvinceChoice', 'provinceDecide')] : []),
    { from: 'correctProvinceChoice', to: 'provinceAccept', isDefault: true },
  ]
  return [
    ...(province ? ofProvince : []),
    { from: 'correctNational', to: 'correctNationalChoice' },
    backTo('correctNationalChoice', 'nationalReview'),
    { from: 'correctNationalChoice', to: 'nationalAccept', isDefault: true },
  ]
}
