import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, keySchema, plainText, problem } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import type { FieldBase, FieldType, FormContext } from '../../model.ts'

/** An administrative division by its GB/T 2260 code: 2 digits province, 4 city, 6 county. */
export interface Settings extends FieldBase {
  type: 'region'
  /** How deep to ask: 1 province, 2 city, 3 county. A region without regions below it is enough. */
  depth: 1 | 2 | 3
  /** What its province, city and county are called where other programs read them one by one (specification §3). */
  parts?: [province: string, city: string, county: string]
}

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('region'),
    depth: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    parts: z.tuple([keySchema, keySchema, keySchema]).optional(),
  }),
)

/** Codes from the province down to the region itself: `610113` → 61, 6101, 610113. */
export function regionPath(code: string): string[] {
  return [2, 4, 6].filter((length) => length <= code.length).map((length) => code.slice(0, length))
}

/** Rows of the national table that are no place of their own (市辖区 …) and are left out of names. */
export const unnamedRegions: ReadonlySet<string> = new Set(['市辖区', '县', '省直辖县级行政区划', '自治区直辖县级行政区划'])

/** Names from the province down, separated by spaces (specification §9); a code without a known name stands as it is. */
export function regionText(code: string, context: Pick<FormContext, 'regionName'>): string {
  if (!isWellFormed(code)) return code
  const names = regionPath(code).map((part) => context.regionName?.(part))
  if (names[names.length - 1] === undefined) return code
  return names
    .filter((name): name is string => name !== undefined && !unnamedRegions.has(name))
    .filter((name, i, all) => name !== all[i - 1])
    .join(' ')
}

function isWellFormed(value: unknown): value is string {
  return typeof value === 'string' && /^[1-9]\d(?:\d{2}){0,2}$/.test(value)
}

function toText(value: unknown, _field: Settings, context: FormContext): string {
  return typeof value === 'string' ? regionText(value, context) : plainText(value)
}

export const fieldType: FieldType<Settings> = {
  type: 'region',
  settings,
  isEmpty: isBlank,
  check(value, field, context) {
    if (!isWellFormed(value) || value.length > field.depth * 2) return problem('region')
    const kind = context.regionKind?.(value)
    if (kind === 'none') return problem('region')
    return kind === 'inner' && value.length < field.depth * 2 ? problem('region-depth') : []
  },
  toText,
  /** The code, the names from the province down next to it, and each by itself where the field has names for them. */
  tell(value, field, context) {
    const path = isWellFormed(value) ? regionPath(value) : []
    const parts = (field.parts ?? []).map((key, i) => [key, path[i] === undefined ? '' : (context.regionName?.(path[i]) ?? '')] as const)
    return { [field.key]: value, [`${field.key}Name`]: toText(value, field, context), ...Object.fromEntries(parts) }
  },
}
