import type { Text } from '@wenwu/core/i18n/text'
import { localClock } from '@wenwu/core/item/acceptance-clock'
import type { ProcessFlow, ProcessStep, Role } from '@wenwu/core/item/model'
import { defects, reason, requiredOpinion } from '../_blocks/action-fields.ts'
import { readOnly } from '../_blocks/access.ts'
import { returnHint, when } from './parts.ts'
import { text } from './texts.ts'

/** A bureau below the province that is asked for its opinion where there is one (`presence` of its kind says where). */
interface Local {
  step: string
  choice: string
  role: Role
  organization: 'case-county' | 'case-city'
  /** True from the submission on where somebody acts for it at the site. */
  presence: string
  name: Text
}

const county: Local = {
  step: 'countyOpinion',
  choice: 'countyOpinionChoice',
  role: 'county-officer',
  organization: 'case-county',
  presence: 'hasCounty',
  name: text('县级文物行政部门意见', 'Opinion of the county'),
}
const city: Local = {
  step: 'cityOpinion',
  choice: 'cityOpinionChoice',
  role: 'city-officer',
  organization: 'case-city',
  presence: 'hasCity',
  name: text('市级文物行政部门意见', 'Opinion of the city'),
}

/** Steps that return an application before the province has it. */
export const localSteps = [county.step, city.step]

/**
 * 县级意见 → 市级意见, before the acceptance of the province: each bureau hands in what it thinks and reports up, or names what is to be corrected. It decides
 * nothing, so what it does not agree with goes up as well.
 */
export function localOpinionSteps(): ProcessStep[] {
  return [county, city].flatMap(({ step, choice, role, organization, name }): ProcessStep[] => [
    {
      id: step,
      kind: 'task',
      stage: 'local',
      name,
      task: {
        status: 'G12',
        role,
        organization,
        clock: localClock,
        access: readOnly,
        checksMaterials: true,
        actions: [
          {
            outcome: 'agree',
            label: text('同意，逐级上报', 'Agree and report up'),
            tone: 'primary',
            form: [requiredOpinion],
            hint: text(
              '意见随全部材料上报；省局受理后审批期限开始计算',
              'The opinion goes up with the whole file; the time to decide begins with the acceptance',
            ),
          },
          {
            outcome: 'return',
            label: text('退回补正', 'Return for correction'),
            tone: 'plain',
            effect: 'request-correction',
            form: [defects, reason],
            set: { returnedFrom: step },
            hint: returnHint,
          },
          {
            outcome: 'disagree',
            label: text('不同意，逐级上报', 'Disagree and report up'),
            tone: 'plain',
            form: [requiredOpinion],
            hint: text(
              '写明不同意的理由；是否受理、是否批准由上级决定',
              'With the reasons; acceptance and decision are those of the higher bureaus',
            ),
          },
        ],
      },
    },
    { id: choice, kind: 'choice', name: text('市县意见', 'Local opinion') },
  ])
}

/** The way in from `from`: to the county, else to the city, else to the province; from each to the next that is there. */
export function localOpinionFlows(from: string, province: string): ProcessFlow[] {
  const reported = `outcome in ['agree', 'disagree']`
  return [
    { from, to: county.step, when: `${county.presence} == true` },
    { from, to: city.step, when: `${county.presence} != true and ${city.presence} == true` },
    { from, to: province, isDefault: true },
    { from: county.step, to: county.choice },
    { from: county.choice, to: city.step, when: `${reported} and ${city.presence} == true` },
    { from: county.choice, to: province, when: `${reported} and ${city.presence} != true` },
    { from: county.choice, to: 'correctProvince', when: when('return') },
    { from: city.step, to: city.choice },
    { from: city.choice, to: province, when: reported },
    { from: city.choice, to: 'correctProvince', when: when('return') },
  ]
}
