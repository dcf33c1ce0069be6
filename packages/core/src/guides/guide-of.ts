import type { ItemDefinition, Material } from '../item/model.ts'
import type { GuideDefinition, GuideMaterial } from './model.ts'

/** The guide that an item folder yields. */
export function guideOf({ code, aliases, name, shortName, category, applicants, guide, materials }: ItemDefinition): GuideDefinition {
  return { code, aliases, name, shortName, category, applicants, guide, materials: materials.map(materialOf) }
}

function materialOf({ key, name, by, required, channel, paperCopies, help }: Material): GuideMaterial {
  return {
    key,
    name,
    by: by === 'applicant' ? 'applicant' : 'authority',
    necessity: required === true ? 'required' : required === false ? 'optional' : 'depends',
    channel,
    paperCopies,
    ...(help !== undefined && { help }),
  }
}
