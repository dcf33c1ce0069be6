import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem } from '../../field-base.ts'
import { isBlank } from '../../json.ts'
import type { FieldBase, FieldType } from '../../model.ts'

/** Whom a step may choose from; the server says who is on offer. */
const directories = ['thirdParties', 'experts', 'steps', 'receivers', 'signers', 'row', 'targets', 'colleagues', 'copied'] as const
export type DirectoryName = (typeof directories)[number]

/** One entry of a directory (value: the id) or several (value: ids). */
export interface Settings extends FieldBase {
  type: 'directory'
  directory: DirectoryName
  multiple?: boolean
}

const settings = exactly<Settings>()(
  z.strictObject({ ...baseShape, type: z.literal('directory'), directory: z.enum(directories), multiple: z.boolean().optional() }),
)

const id = z.string().max(64)
const one = id.transform((chosen) => [chosen])
const several = z.array(id).max(50)

/** The chosen ids of a value of the field; none where it is no such value. */
export function idsOf(value: unknown): string[] {
  return z.union([one, several]).safeParse(value).data ?? []
}

export const fieldType: FieldType<Settings> = {
  type: 'directory',
  settings,
  isOfAction: true,
  isEmpty: isBlank,
  check: (value, { multiple }) => ((multiple === true ? several : one).safeParse(value).success ? [] : problem('type')),
  // who they are the directory knows
  toText: (value) => idsOf(value).map(plainText).join('、'),
}
