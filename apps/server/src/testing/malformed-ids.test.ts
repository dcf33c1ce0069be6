import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { modules } from '../modules/index.generated.ts'
import { toJsonSchema, type JsonSchema } from '../platform/http/json-schema.ts'
import { anonymous, computeMatrix, type ActorName } from './access-matrix.ts'
import { sampleInput } from './sample-input.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const endpoints = modules.flatMap(({ name, contract }) =>
  Object.entries(contract).map(([key, endpoint]): { name: string; endpoint: AnyEndpoint } => ({ name: `${name}.${key}`, endpoint })),
)

/** No id, and none after a comma either. */
const malformed = 'abc,,0'

/** Inputs of an endpoint, each with one text that its schema leaves free (alone or in a list) put to what is no id. */
function malformedInputs(endpoint: AnyEndpoint): [field: string, wire: Record<string, unknown>][] {
  const { properties = {} } = toJsonSchema(endpoint.input.schema) as { properties?: Record<string, JsonSchema> }
  return Object.entries(properties).flatMap(([field, schema]): [string, Record<string, unknown>][] =>
    variantsOf(schema).flatMap((variant): [string, Record<string, unknown>][] => {
      if (isFreeText(variant)) return [[field, { ...sampleInput(endpoint), [field]: malformed }]]
      const isList = variant.type === 'array' && variantsOf(variant.items as JsonSchema).some(isFreeText)
      return isList ? [[field, { ...sampleInput(endpoint), [field]: [malformed] }]] : []
    }),
  )
}

function variantsOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]) as JsonSchema[]
}

function isFreeText(schema: JsonSchema): boolean {
  return schema.type === 'string' && schema.enum === undefined && schema.const === undefined && schema.pattern === undefined
}

it('a text that is no id is refused or finds nothing, in every input of every call', async () => {
  const failed: string[] = []
  let sent = 0
  for (const { name, endpoint, cells } of computeMatrix(endpoints)) {
    // of those who are let in, the one who is not signed in comes last: behind a session more is read
    const actor = (Object.keys(cells) as ActorName[]).toReversed().find((one) => cells[one] === 'ok')
    if (actor === undefined) continue
    const caller = actor === anonymous ? api.anonymous : api.as(actor)
    for (const [field, wire] of malformedInputs(endpoint)) {
      const { status } = await caller.sendWire(endpoint, wire, { file: { name: 'x.pdf', content: '%PDF-1.4' } })
      sent++
      if (status >= 500) failed.push(`${name} ${field}: ${status}`)
    }
  }
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThan(200)
})
