import type { Text } from '@wenwu/core/i18n/text'
import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { resubmission } from '../_blocks/action-fields.ts'
import { text } from './texts.ts'

/** The applicant corrects (G01 for the province, G02 for the national bureau); no clock runs. */
export function correctionSteps(): ProcessStep[] {
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
  return [
    correction('correctProvince', 'G01', text('申请人补正', 'Correction by the applicant')),
    {
      id: 'correctProvinceChoice',
      kind: 'choice',
      name: text('由谁退回', 'Returned by'),
    },
    correction('correctNational', 'G02', text('申请人整改', 'Rectification by the applicant')),
    {
      id: 'correctNationalChoice',
      kind: 'choice',
      name: text('由谁退回', 'Returned by'),
    },
  ]
}

/** Back to the step that returned the case: it set `returnedFrom`. */
export function correctionFlows(): ProcessFlow[] {
  return [
    { from: 'correctProvince', to: 'correctProvinceChoice' },
    { from: 'correctProvinceChoice', to: 'provinceReview', when: `returnedFrom == 'provinceReview'` },
    { from: 'correctProvinceChoice', to: 'provinceAccept', isDefault: true },
    { from: 'correctNational', to: 'correctNationalChoice' },
    { from: 'correctNationalChoice', to: 'nationalReview', when: `returnedFrom == 'nationalReview'` },
    { from: 'correctNationalChoice', to: 'nationalAccept', isDefault: true },
  ]
}
