import type { GuideDefinition } from '../item/guide.ts'
import { guideDefinitionSchema } from '../item/guide-schema.ts'

const starterSchema = guideDefinitionSchema
  .refine(({ materials }) => materials.length > 0, 'a guide names a material')
  .refine(({ materials }) => new Set(materials.map(({ key }) => key)).size === materials.length, 'keys of materials are unique')

/** A guide of the starter set read from JSON. Throws ZodError naming the places that are wrong. */
export function parseGuide(json: unknown): GuideDefinition {
  return starterSchema.parse(json)
}
