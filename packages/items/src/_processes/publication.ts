import type { ProcessFlow, ProcessStep } from '@wenwu/core/item/model'
import { requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import type { NationalApproval } from './parts.ts'

/** 省级人民政府批准: between the consent of the national bureau and the filing there. The law gives the government no time. */
export function publicationSteps({ name, action, hint }: NonNullable<NationalApproval['publication']>): ProcessStep[] {
  return [
    {
      id: 'publication',
      kind: 'task',
      stage: 'deliver',
      name,
      task: {
        status: 'G09',
        role: 'province-officer',
        organization: 'case-province',
        stopReason: 'other-authority',
        access: readOnly,
        actions: [{ outcome: 'publish', label: action, tone: 'primary', form: [requiredOpinion], hint }],
      },
    },
  ]
}

export function publicationFlows(): ProcessFlow[] {
  return [{ from: 'publication', to: 'filing' }]
}
