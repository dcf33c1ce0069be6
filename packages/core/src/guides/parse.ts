import { guideDefinitionSchema } from './schema.ts'
import type { GuideDefinition } from './model.ts'

/** A guide of the starter set read from JSON. Throws ZodError naming the places that are wrong. */
export function parseGuide(json: unknown): GuideDefinition {
  return guideDefinitionSchema.parse(json)
}
