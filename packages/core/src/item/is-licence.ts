import type { GuideDefinition } from './guide.ts'

/** Whether a matter is an administrative licence (行政许可), by what its guide says it is; `item_versions.is_licence` keeps the same. */
export function isLicence({ guide }: Pick<GuideDefinition, 'guide'>): boolean {
  return guide.itemType.zh_CN === '行政许可'
}
