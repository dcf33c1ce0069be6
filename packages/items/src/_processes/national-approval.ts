import type { ProcessFlow, ProcessStep, ProcessTable } from '@wenwu/core/item/model'
import { contactPaths, withoutPaths } from '../_blocks/access.ts'
import { assessmentFlows, assessmentSteps } from './assessment.ts'
import { correctionFlows, correctionSteps } from './correction.ts'
import { delegatedEnds, delegatedFlows, delegatedSteps } from './delegated.ts'
import { localOpinionFlows, localOpinionSteps, localSteps } from './local.ts'
import { nationalFlows, nationalSteps } from './national.ts'
import type { NationalApproval } from './parts.ts'
import { publicationFlows, publicationSteps } from './publication.ts'
import { provinceFlows, provinceSteps } from './province.ts'
import { signingFlows, signingSteps } from './signing.ts'
import { stateCouncilFlows, stateCouncilSteps } from './state-council.ts'
import { text } from './texts.ts'

/**
 * Province first, national bureau decides (domain.md §2): 省局受理 → 初审 → 审签 → 国家局受理 → 司处承办 (assessment, experts) → 签发 →
 * 编号用印 → 归档. The table is our design; the law gives the clocks.
 *
 * A refusal to accept (不予受理) ends in status 5 «办结», not G10 and not G999: it is no decision on the matter, so it must not be counted
 * among the refusals G10, and nobody voided the case. It is a written act of its own (行政许可法 32条二款) and the applicant may apply again.
 */
export function nationalApproval(settings: NationalApproval): ProcessTable {
  const { delegated, direct, collection, localOpinion } = settings
  const returners = { province: true, delegated: delegated !== undefined, local: localOpinion ? localSteps : [], collection }
  return {
    id: settings.id,
    name: settings.name,
    steps: [
      start,
      ...(direct ? [{ id: 'route', kind: 'choice' as const, name: direct.name }] : []),
      ...(localOpinion ? [localRoute, ...localOpinionSteps()] : []),
      ...provinceSteps(),
      ...(delegated ? delegatedSteps(settings, delegated) : []),
      ...decisionSteps(settings),
      ...correctionSteps(returners),
      ...ends,
      ...(delegated ? delegatedEnds(delegated) : []),
    ],
    flows: [
      ...entryFlows(settings),
      ...provinceFlows(settings),
      ...(delegated ? delegatedFlows(delegated) : []),
      ...decisionFlows(settings),
      ...correctionFlows(returners),
    ],
  }
}

/** The same for matters that no lower body examines: the applicant goes straight to the national bureau. */
export function directApproval(
  settings: Omit<NationalApproval, 'direct' | 'delegated' | 'publication' | 'collection' | 'localOpinion'>,
): ProcessTable {
  const returners = { province: false, delegated: false, local: [] }
  return {
    id: settings.id,
    name: settings.name,
    steps: [start, ...decisionSteps(settings), ...correctionSteps(returners), ...ends],
    flows: [{ from: 'start', to: 'nationalAccept' }, ...decisionFlows(settings), ...correctionFlows(returners)],
  }
}

const start: ProcessStep = { id: 'start', kind: 'start' }
const localRoute: ProcessStep = { id: 'localRoute', kind: 'choice', name: text('所在地市县文物行政部门', 'Local bureaus of the site') }

const ends: ProcessStep[] = [
  { id: 'filed', kind: 'end', name: text('已备案', 'Filed'), status: 'G11' },
  { id: 'refused', kind: 'end', name: text('不批准', 'Refused'), status: 'G10' },
  { id: 'notAccepted', kind: 'end', name: text('不予受理', 'Not accepted'), status: '5' },
]

/** What the national bureau does, from its acceptance to the file. */
function decisionSteps(settings: NationalApproval): ProcessStep[] {
  return [
    ...nationalSteps(settings),
    ...assessmentSteps(withoutPaths([...contactPaths, ...(settings.hidden ?? [])])),
    ...signingSteps(),
    ...(settings.stateCouncil === undefined ? [] : stateCouncilSteps()),
    ...(settings.publication === undefined ? [] : publicationSteps(settings.publication)),
  ]
}

function decisionFlows(settings: NationalApproval): ProcessFlow[] {
  return [
    ...nationalFlows(),
    ...assessmentFlows(),
    ...signingFlows(settings),
    ...(settings.stateCouncil === undefined ? [] : stateCouncilFlows()),
    ...(settings.publication === undefined ? [] : publicationFlows()),
  ]
}

function entryFlows({ direct, localOpinion }: NationalApproval): ProcessFlow[] {
  const first = localOpinion ? localRoute.id : 'provinceAccept'
  const local = localOpinion ? localOpinionFlows(localRoute.id, 'provinceAccept') : []
  if (!direct) return [{ from: 'start', to: first }, ...local]
  return [
    { from: 'start', to: 'route' },
    { from: 'route', to: 'nationalAccept', when: direct.when },
    { from: 'route', to: first, isDefault: true },
    ...local,
  ]
}
