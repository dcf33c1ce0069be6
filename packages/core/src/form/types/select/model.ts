import { z } from 'zod'
import { textIn } from '../../../i18n/text.ts'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem, textSchema } from '../../field-base.ts'
import { isBlank, own } from '../../json.ts'
import type { FieldProblem } from '../../../kernel/errors.ts'
import type { CodeEntry, FieldBase, FieldType, FormContext } from '../../model.ts'
import { joinList } from '../../../i18n/format.ts'

/** A choice of one code (value: string) or several (value: string[]). */
export interface Settings extends FieldBase {
  type: 'select'
  /** Id of a code list of `codes`; or `options`. */
  codeList?: string
  options?: CodeEntry[]
  multiple?: boolean
  /** The code it has in an application that is made again after a refusal; absent: what was chosen before. */
  afterRefusal?: string
  /** The code that stands in an input of an action before anything is chosen. */
  proposal?: string
}

const code = z.string().min(1).max(64)

const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('select'),
    codeList: z.string().min(1).max(64).optional(),
    options: z
      .array(z.strictObject({ code, name: textSchema }))
      .min(1)
      .max(500)
      .optional(),
    multiple: z.boolean().optional(),
    afterRefusal: code.optional(),
    proposal: code.optional(),
  }),
)

/** What may be chosen; undefined when the code list is not known here. */
export function findOptions(field: Settings, context: FormContext): readonly CodeEntry[] | undefined {
  return field.options ?? (field.codeList === undefined ? undefined : context.codeList?.(field.codeList))
}

function isCode(value: unknown, options: readonly CodeEntry[] | undefined): boolean {
  if (typeof value !== 'string' || value.length > 64) return false
  return options === undefined || options.some((option) => option.code === value)
}

/** Choices that a message names. */
const mostNamed = 12

/** Says what was given and, of few choices, which there are: whoever pastes a sheet or imports one has no list before them. */
function unknownOption(given: unknown, options: readonly CodeEntry[] | undefined, { locale }: FormContext): FieldProblem[] {
  const value = plainText(given).slice(0, 40)
  if (options === undefined || options.length > mostNamed || value === '') return problem('option')
  return problem('option-of', {
    value,
    options: joinList(
      options.map(({ name }) => textIn(name, locale)),
      locale,
    ),
  })
}

function toText(value: unknown, field: Settings, context: FormContext): string {
  const options = findOptions(field, context)
  const nameOf = (entry: unknown): string => {
    const found = options?.find((option) => option.code === entry)
    return found === undefined ? plainText(entry) : textIn(found.name, context.locale)
  }
  return Array.isArray(value) ? value.map(nameOf).filter(Boolean).join('、') : nameOf(value)
}

/** What the code and its name are called for other programs: a key that says Name (`ptName`) has the name, and its code is `ptCode`. */
function toldKeys(key: string): { code: string; name: string } {
  return key.endsWith('Name') ? { code: `${key.slice(0, -'Name'.length)}Code`, name: key } : { code: key, name: `${key}Name` }
}

export const fieldType: FieldType<Settings> = {
  type: 'select',
  settings,
  isEmpty: isBlank,
  check(value, field, context) {
    const options = findOptions(field, context)
    if (!field.multiple) return isCode(value, options) ? [] : unknownOption(value, options, context)
    if (!Array.isArray(value) || new Set(value).size !== value.length) return problem('type')
    const wrong: unknown = value.find((entry) => !isCode(entry, options))
    return wrong === undefined ? [] : unknownOption(wrong, options, context)
  },
  toText,
  tell(value, field, context) {
    const keys = toldKeys(field.key)
    return { [keys.code]: value, [keys.name]: toText(value, field, context) }
  },
  hear: (told, { key }) => own(told, toldKeys(key).code),
  fromText(text, field, context) {
    const options = findOptions(field, context) ?? []
    const codeOf = (word: string): string =>
      options.find(
        (option) => option.code === word || Object.values(option.name).includes(word) || textIn(option.name, context.locale) === word,
      )?.code ?? word
    if (!field.multiple) return codeOf(text.trim())
    const words = text.split(/[、,，;；]/).map((word) => word.trim())
    return [...new Set(words.filter(Boolean).map(codeOf))]
  },
  codeLists: (field) => (field.codeList === undefined ? [] : [field.codeList]),
  inspect(field) {
    if ((field.codeList === undefined) === (field.options === undefined)) return ['either codeList or options']
    const codes = (field.options ?? []).map((option) => option.code)
    const unknown = (['afterRefusal', 'proposal'] as const).filter((key) => {
      const named = field[key]
      return named !== undefined && field.options !== undefined && !codes.includes(named)
    })
    return [...(new Set(codes).size === codes.length ? [] : ['two options with one code']), ...unknown.map((key) => `${key} is no option`)]
  },
}
