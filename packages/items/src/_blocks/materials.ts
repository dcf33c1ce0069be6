import type { Text } from '@wenwu/core/i18n/text'
import type { Material, MaterialBasis } from '@wenwu/core/item/guide'
import { provinceOpinionSheet } from '../_samples/letters.ts'
import { licensingLaw } from './law.ts'
import { text } from './texts.ts'

export const byApplicant = text('申请人自备', 'Prepared by the applicant')
export const byGovernment = text('政府部门核发', 'Issued by an authority')
export const byThirdParty = text('第三方出具', 'Issued by a third party')
export const byPlatform = text('平台填报后生成', 'Made by the platform from what is filled in')

/** What a line of the material catalogue may say besides its key, its name and why it is asked for. */
type More = Partial<Omit<Material, 'key' | 'name' | 'basis'>>

/** A document that the applicant makes and hands in: required, online only, unless `more` says otherwise. */
export function fromApplicant(key: string, name: Text, basis: MaterialBasis, more: More = {}): Material {
  return { key, name, by: 'applicant', required: true, channel: byApplicant, paperCopies: 0, basis, ...more }
}

/** A document that an authority on the way adds (an opinion, a letter): not to be collected by the applicant. The item names its step as `by`. */
export function fromAuthority(key: string, name: Text, basis: MaterialBasis, more: More = {}): Material {
  return { key, name, by: 'authority', required: true, channel: byGovernment, paperCopies: 0, basis, ...more }
}

/** A shared material as a matter asks for it that no licence is: the licensing law says nothing there. */
export function assumed(material: Material): Material {
  return { ...material, basis: 'assumption' }
}

/** By which a unit lets another one file for it (`applicant.isAgent`). */
export const agentLetter = fromApplicant('agentLetter', text('授权委托书', 'Letter of authority'), licensingLaw('第二十九条'), {
  required: { op: 'eq', field: 'applicant.isAgent', value: true },
  paperCopies: 1,
  types: ['pdf', 'ofd', 'jpg', 'png'],
  help: text(
    '代为申报的须上传，写明委托事项和期限，由委托单位加盖公章；委托人是个人的，由本人签字。',
    'Where an application is filed for another: what for and until when, sealed by that unit or signed by that person.',
  ),
})

/** The letter by which the province sends the case on, handed in with «report upward» (`_processes/province.ts`). */
export function provinceLetter(
  required: boolean,
  name = text('省级文物行政部门上报文件', 'Letter of the provincial bureau'),
  basis: MaterialBasis = licensingLaw('第三十五条'),
): Material {
  return fromAuthority('provinceLetter', name, basis, {
    by: 'provinceSign',
    required,
    types: ['pdf', 'ofd'],
    help: text('上报时由省局上传盖章件；应写明初审意见。', 'Uploaded by the province when it reports, sealed, with its opinion.'),
    sample: provinceOpinionSheet,
  })
}

/** What a body that was entrusted with an assessment hands in beside its conclusion (`_processes/assessment.ts`); its opinion in words is enough. */
export const assessmentReport: Material = {
  key: 'assessmentReport',
  name: text('第三方评估报告', 'Report of the assessment'),
  by: 'assessLate',
  required: false,
  channel: byThirdParty,
  paperCopies: 0,
  basis: 'assumption',
  types: ['pdf', 'ofd'],
  help: text(
    '委托第三方评估的，由评估机构提出结论时上传盖章件，申请人不需要准备。',
    'Where the case is assessed, uploaded by the assessing body with its conclusion, sealed; nothing for the applicant to prepare.',
  ),
}

/** The same letter in the words of guides that have no item yet; it states the opinion of the examination. */
export const provinceOpinion: Material = {
  ...provinceLetter(true),
  key: 'provinceOpinion',
  help: text(
    '由省级文物行政部门上报时上传，写明初审意见，申请人不需要准备。',
    'Uploaded by the provincial bureau when it reports, with its opinion; nothing for the applicant to prepare.',
  ),
}
