import type { OrganizationRule, TaskSettings } from '@wenwu/core/item/model'

const rules: ReadonlySet<OrganizationRule> = new Set(['applicant', 'entrusted', 'element'])

/**
 * Whether a step is reached by an act of its own alone: the applicant gets a notice that names every defect at once (行政许可法 32条), a body or
 * experts are entrusted. A case that is returned or moved there would reach them without it.
 */
export function isGivenByAct({ organization }: Pick<TaskSettings, 'organization'>): boolean {
  return rules.has(organization)
}
