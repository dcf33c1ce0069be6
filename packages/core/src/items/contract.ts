import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, textSchema } from '../http/wire.ts'
import { guideCategories } from '../item/categories.ts'
import type { ItemDefinition } from '../item/model.ts'

/** One line of the catalogue of items. */
const entry = z.object({
  code: z.string(),
  entity: z.string(),
  name: textSchema,
  shortName: textSchema,
  category: z.enum(guideCategories),
  applicants: z.array(z.string()),
  itemType: textSchema,
  deadline: textSchema,
  canApply: z.boolean(),
  versionId: z.string(),
})
export type ItemEntry = z.output<typeof entry>

// a definition is what the server parsed itself when it published it, passed on as it is
const version = z.object({ id: z.string(), code: z.string(), version: z.number(), definition: z.custom<ItemDefinition>() })
export type ItemVersion = z.output<typeof version>

/**
 * Counts the shapes of stored versions: a migration that rewrites them raises it. Browsers keep a version for good once they have read it, so one of another
 * shape has another address.
 */
export const versionShape = '1'

export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/items',
    summary: 'The catalogue of approval items',
    access: 'public',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(entry))),
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/v1/item-versions/:id',
    summary: 'A published version of an item: immutable, kept for good by who names its shape',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ id: idText, shape: z.string().max(9).optional() })),
    output: inData(plain(version)),
  }),
  drawing: endpoint({
    method: 'GET',
    path: '/api/v1/item-versions/:id/drawing',
    summary: 'The process of a published version of an item as BPMN with its drawings: immutable, cacheable',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(z.object({ bpmn: z.string() }))),
  }),
  regions: endpoint({
    method: 'GET',
    path: '/api/v1/regions',
    summary: 'Children of an administrative division; without a code the provinces',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ parent: z.string().max(6).optional() })),
    output: inData(plain(z.array(z.object({ code: z.string(), name: z.string(), hasChildren: z.boolean() })))),
  }),
  heritageUnits: endpoint({
    method: 'GET',
    path: '/api/v1/heritage-units',
    summary: 'Heritage units by name or number, twenty at most',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ keyword: z.string().max(100).optional(), provinceCode: z.string().max(2).optional() })),
    output: inData(
      plain(
        z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            level: z.string(),
            className: z.string(),
            age: z.string(),
            provinceCode: z.string(),
            lotNumber: z.number().nullable(),
            address: z.string(),
          }),
        ),
      ),
    ),
  }),
}
