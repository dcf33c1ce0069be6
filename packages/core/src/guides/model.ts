import type { z } from 'zod'
import type { Text } from '../i18n/text.ts'
import type { Guide } from '../item/guide.ts'
import type { guideEntrySchema, guideFileSchema, guideViewSchema } from './wire.ts'

export type GuideEntry = z.output<typeof guideEntrySchema>

/** The single texts of a guide (§3), in the order of the basic information; those that nobody filled in are absent. */
export const guideTextKeys = [
  'itemType',
  'projectType',
  'implementationSubject',
  'administrativeLevel',
  'decisionMechanism',
  'examineType',
  'applySubject',
  'acceptInstitution',
  'commitmentDeadline',
  'statutoryDeadline',
  'charge',
  'projectSceneNumber',
  'quantitativeLimitation',
  'applicationRange',
  'projectResult',
  'handleProcess',
  'consultingWay',
  'complaintChannels',
  'processTime',
  'processAddress',
  'chargeNorm',
] as const satisfies readonly (keyof Guide)[]
export type GuideTextKey = (typeof guideTextKeys)[number]

export type GuideFile = z.output<typeof guideFileSchema>

/**
 * Where «view flow chart» leads: the process of the item, a picture an editor handed in, or 暂无流程图. `steps` are those of a case that goes
 * well, from the first after the application to the decision.
 */
export type GuideFlow = { kind: 'process'; itemVersionId: string; steps: Text[] } | { kind: 'picture'; link: string } | { kind: 'none' }

/** Everything the page of one guide shows. */
export type GuideView = Omit<z.output<typeof guideViewSchema>, 'flow'> & { flow: GuideFlow }
export type GuideViewMaterial = GuideView['materials'][number]

/** Address of a guide's page. */
export function guidePath(code: string): string {
  return `/work-guide/${encodeURIComponent(code)}`
}

/** Id of a section of that page (`basic`, `process`, `materials`, `prohibited`, `conditions`, `charge`, `basis`, `questions`), and its anchor. */
export function guideAnchor(section: string): string {
  return `guide-${section}`
}
