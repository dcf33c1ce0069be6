import type { ErrorCode, FieldProblem } from '../kernel/errors.ts'
import type { Locale, Text } from '../i18n/text.ts'
import type { Condition } from './condition.ts'
import type { SchemeParagraphs } from './reply-problem.ts'
import type { Field } from './types/index.generated.ts'
import type { z } from 'zod'

export type { Field } from './types/index.generated.ts'

/** What every field of a form has; each type adds its own settings in `types/<type>/model.ts`. */
export interface FieldBase {
  /** The name in the data; for items it IS the specification's field name (punitName, rfTitle …). */
  key: string
  label: Text
  help?: Text
  /** Shown in the empty input where a format is meant. */
  example?: Text
  required?: boolean | Condition
  /** The error whose words are said where it is required and empty, instead of the common ones. */
  missing?: ErrorCode
  /** The field exists only while this holds: hidden fields are neither asked, checked nor kept at submission. */
  when?: Condition
  width?: 'half' | 'full'
}

export type RegionKind = 'none' | 'leaf' | 'inner'

/** Facts a field type may need to check or print a value; given by whoever validates (browser and server alike). */
export interface FormContext {
  locale: Locale
  /** Today in Asia/Shanghai, `YYYY-MM-DD`. */
  today: string
  /** Names of regions by code (`61` 陕西省 · `6101` 西安市 · `610113` 雁塔区), or undefined when not loaded: then any well-formed code passes. */
  regionName?: (code: string) => string | undefined
  /** What a well-formed region code is: `none` refuses it, `leaf` has no regions below it; without it, or where it is not known yet, any well-formed code passes. */
  regionKind?: (code: string) => RegionKind | undefined
  /** Entries of a code list (`codes`) by its id; without it, or for an unknown list, any short code passes. */
  codeList?: (id: string) => readonly CodeEntry[] | undefined
  /** The unit whose account files; absent (a person without one, or who only reads): nothing is compared with it. */
  applicantUnit?: ApplicantUnit | null
  /** In a correction: where the case is, and stays. */
  holding?: HoldingProvince | undefined
  /** What an approval says for each answer to «scheme approved by»; absent: the item does not ask. */
  schemes?: SchemeParagraphs | undefined
}

/** The province that has a submitted case, and the path at which the form names the region. */
export interface HoldingProvince {
  region: string
  provinceCode: string
  /** The county or city whose bureau has the case and asked for the correction: the code of the place (`610113`, `6101`), and its name. */
  local?: { place: string; name: string }
}

/** A unit as its account says it; a unit that is registered without a code has none to compare. */
export interface ApplicantUnit {
  name: string
  creditCode: string | null
  /** Its postal address; '' where its account says none. */
  address: string
  /** A person, whose account is of no unit. */
  isPerson?: boolean
}

/** Who files, as their own account says it; '' where it says nothing. */
export interface ApplicantPerson {
  /** The kind of the account. */
  kind: 'individual' | 'legal-entity' | 'official'
  name: string
  email: string
  mobile: string
}

/** One entry of a code list or one inline option of a select. */
export interface CodeEntry {
  code: string
  name: Text
}

/** One type of field: a folder `types/<type>/model.ts` that exports `fieldType` and the type `Settings`. */
export interface FieldType<F extends FieldBase> {
  type: string
  /** Parses the settings of a field of this type in a definition. */
  settings: z.ZodType
  /** Whether a value counts as not filled. */
  isEmpty(value: unknown): boolean
  /** Problems of a filled value; paths are relative to the field ('' for the field itself). Must accept any JSON without throwing. */
  check(value: unknown, field: F, context: FormContext): FieldProblem[]
  /** The value as a reader sees it. Must accept any JSON without throwing. */
  toText(value: unknown, field: F, context: FormContext): string
  /** The unit of the values (万元, 平方米), which the head of a column says once. */
  unit?(field: F, locale: Locale): string | undefined
  /** As `toText`, without the unit; absent where there is none. Must accept any JSON without throwing. */
  toCell?(value: unknown, field: F, context: FormContext): string
  /** The value a pasted or imported cell means; a text that means nothing is given back as it is, so that `check` names it. */
  fromText?(text: string, field: F, context: FormContext): unknown
  /**
   * The value as other programs read it (specification §3, §7.3): the entry of the field and those that explain it, the name of a code for one. Absent: the
   * value itself under the key. Must accept any JSON without throwing.
   */
  tell?(value: unknown, field: F, context: FormContext): Record<string, unknown>
  /** The value that `tell` told; absent: what stands under the key. Must accept any JSON without throwing. */
  hear?(told: Readonly<Record<string, unknown>>, field: F, context: FormContext): unknown
  /** A value without what typing and pasting leave behind, as it is stored and judged; no word of it is lost. Must accept any JSON without throwing. */
  tidy?(value: unknown, field: F): unknown
  /** Code lists the settings refer to. */
  codeLists?(field: F): string[]
  /** What is wrong with settings that parse (min above max …), in English for the author of the item. */
  inspect?(field: F): string[]
  /** Key of the text that names a part of a composite value (`form.person.phone`), for error messages. */
  partKey?(part: string): string | undefined
  /** What it asks exists at a step of a process alone: it has no place in an application. */
  isOfAction?: true
}

/**
 * A rule across fields: where `when` holds (or always), `ensure` must hold, else `message` stands at `field`. Where `field` is a column, the rule is
 * asked of every row, and bare names in its conditions are columns of that row.
 */
export interface Rule {
  when?: Condition
  ensure: Condition
  /** `section.field`, or `section.table.column`, the message belongs to. */
  field: string
  message: Text
}

export interface Section {
  key: string
  title: Text
  help?: Text
  when?: Condition
  fields: Field[]
}

/**
 * Where the unit that applies stands in a form (`section.field` each): its name, its credit code, and the yes-no by which the applicant declares to file for
 * another unit (代办). Without that declaration both must be the unit of the account that files. The others are filled in from the account and compared with nothing.
 */
export interface ApplicantFields {
  name: string
  creditCode: string
  isAgent: string
  address?: string
  email?: string
  contact?: string
  phone?: string
  /** A yes/no field: the contact is told of the case too, beside the account that submitted it. */
  tellsContact?: string
  /** A choice of `unit` or `person`, where both may apply. */
  kind?: string
}

export interface FormDefinition {
  sections: Section[]
  rules?: Rule[]
  applicant?: ApplicantFields
}

/** Data of a form: section key ↦ field key ↦ value. A draft need not be valid. */
export type FormData = Record<string, Record<string, unknown>>

/** What one person may do with one field now. */
export interface FieldRights {
  visible: boolean
  required: boolean
  editable: boolean
}

/**
 * An access rule over paths; a path is `section`, `section.field`, or `*`. The longest match wins; rules of task and role are
 * merged by AND for visible/editable and OR for required.
 */
export type AccessRule = Record<string, Partial<FieldRights>>

/** File of an attachment field or of a material: what is stored in form data. */
export interface FileValue {
  fileId: string
  name: string
  size: number
}
