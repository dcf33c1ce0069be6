import { z } from 'zod'
import { exactly } from '../../../kernel/exactly.ts'
import { baseShape, plainText, problem } from '../../field-base.ts'
import { isDay } from '../../day.ts'
import { fitted, hasFormat, type Format } from '../../formats.ts'
import { isBlank, isRecord, own } from '../../json.ts'
import { checkParts, tidyParts } from '../../parts.ts'
import { textIn } from '../../../i18n/text.ts'
import { tidyEnds } from '../../../kernel/text.ts'
import type { FieldProblem } from '../../../kernel/errors.ts'
import type { FieldBase, FieldType, FormContext } from '../../model.ts'

/** What may be asked about a person, in the order it is asked. */
const personParts = [
  'name',
  'sex',
  'birthDate',
  'education',
  'title',
  'position',
  'specialty',
  'unit',
  'phone',
  'email',
  'idCard',
  'certificate',
] as const
export type PersonPart = (typeof personParts)[number]

/** A person with the parts the item asks for. Values are texts; sex, education and title are codes of the lists of the same name. */
export interface Settings extends FieldBase {
  type: 'person'
  /** `name` is always asked. */
  parts: PersonPart[]
  /** Parts that must be filled once the person is; `name` always. */
  requiredParts?: PersonPart[]
}

export type PersonValue = Partial<Record<PersonPart, string>>

/** Parts that hold a code, and the id of its list. */
const personCodeLists = { sex: 'sex', education: 'education', title: 'title' } as const satisfies Partial<Record<PersonPart, string>>
const partFormats: Partial<Record<PersonPart, Format>> = { phone: 'phone', email: 'email', idCard: 'id-card' }
const lengths: Record<PersonPart, number> = {
  name: 60,
  sex: 16,
  birthDate: 10,
  education: 16,
  title: 16,
  position: 60,
  specialty: 100,
  unit: 200,
  phone: 30,
  email: 200,
  idCard: 18,
  certificate: 60,
}

const part = z.enum(personParts)
const settings = exactly<Settings>()(
  z.strictObject({
    ...baseShape,
    type: z.literal('person'),
    parts: z.array(part).min(1),
    requiredParts: z.array(part).optional(),
  }),
)

/** The parts a field asks for, in the usual order; the name is always among them. */
export function askedParts(field: Settings): PersonPart[] {
  return personParts.filter((name) => name === 'name' || field.parts.includes(name))
}

/** The code list of a part, if it holds a code. */
export function codeListOf(name: PersonPart): string | undefined {
  return (personCodeLists as Partial<Record<PersonPart, string>>)[name]
}

/** A part as a reader sees it: codes become names. */
function personPartText(name: PersonPart, value: unknown, context: FormContext): string {
  const list = codeListOf(name)
  const entry = list === undefined ? undefined : context.codeList?.(list)?.find(({ code }) => code === value)
  return entry === undefined ? plainText(value) : textIn(entry.name, context.locale)
}

function checkPart(name: PersonPart, value: string, context: FormContext): FieldProblem[] {
  const list = codeListOf(name)
  const entries = list === undefined ? undefined : context.codeList?.(list)
  if (entries !== undefined && !entries.some(({ code }) => code === value)) return problem('option', undefined, name)
  if (name === 'birthDate') {
    if (!isDay(value)) return problem('date', undefined, name)
    return value > context.today ? problem('after', { day: context.today }, name) : []
  }
  const format = partFormats[name]
  return format === undefined || hasFormat(format, value.trim()) ? [] : problem(`format-${format}`, undefined, name)
}

export const fieldType: FieldType<Settings> = {
  type: 'person',
  settings,
  isEmpty: isBlank,
  check(value, field, context) {
    const asked = askedParts(field)
    const limits = Object.fromEntries(asked.map((name) => [name, lengths[name]]))
    const problems = checkParts(
      value,
      limits,
      asked.filter((name) => name === 'name' || field.requiredParts?.includes(name)),
    )
    if (problems.some(({ path }) => path === '')) return problems
    const wrong = new Set(problems.map(({ path }) => path))
    for (const name of asked) {
      const entry = own(value, name)
      if (!wrong.has(name) && typeof entry === 'string' && !isBlank(entry)) problems.push(...checkPart(name, entry, context))
    }
    return problems
  },
  /** `张三，男，高级，13800000000`. */
  toText: (value, field, context) =>
    askedParts(field)
      .map((name) => personPartText(name, own(value, name), context))
      .filter((text) => text.trim() !== '')
      .join('，'),
  /** The person with the names of sex, education and title next to their codes. */
  tell(value, field, context) {
    if (!isRecord(value)) return { [field.key]: value }
    const names = askedParts(field)
      .filter((name) => codeListOf(name) !== undefined && Object.hasOwn(value, name))
      .map((name) => [`${name}Name`, personPartText(name, value[name], context)] as const)
    return { [field.key]: { ...value, ...Object.fromEntries(names) } }
  },
  hear(told, field) {
    const value = own(told, field.key)
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).filter(([name]) => (personParts as readonly string[]).includes(name)))
  },
  tidy: (value) =>
    tidyParts(value, (name, text) => {
      const format = own(partFormats, name) as Format | undefined
      return format === undefined ? tidyEnds(text) : fitted(format, text)
    }),
  codeLists: (field) => askedParts(field).flatMap((name) => codeListOf(name) ?? []),
  inspect: (field) =>
    (field.requiredParts ?? [])
      .filter((name) => !askedParts(field).includes(name))
      .map((name) => `requiredParts names ${name}, which is not asked`),
  partKey: (name) => ((personParts as readonly string[]).includes(name) ? `form.person.${name}` : undefined),
}
