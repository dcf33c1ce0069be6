import type { Condition } from '../form/condition.ts'

/** What of a form the cross-reference checks look at; any form definition fits. */
export interface FormShape {
  sections: { key: string; title?: unknown; when?: Condition; fields: FieldShape[] }[]
  rules?: { when?: Condition; ensure: Condition; field: string }[]
}

export interface FieldShape {
  key: string
  type: string
  required?: boolean | Condition
  when?: Condition
  /** Code list of a select. */
  list?: string
  /** Columns of a sub-table. */
  columns?: FieldShape[]
}

/** Paths of a form: sections and `section.field`, each field with its shape. */
export class FormPaths {
  readonly sections = new Map<string, Map<string, FieldShape>>()

  constructor(form: FormShape) {
    for (const section of form.sections) this.sections.set(section.key, new Map(section.fields.map((field) => [field.key, field])))
  }

  hasSection(key: string): boolean {
    return this.sections.has(key)
  }

  /** The field at `section.field`. */
  findField(path: string): FieldShape | undefined {
    const [section, field, ...rest] = path.split('.')
    return rest.length > 0 || section === undefined || field === undefined ? undefined : this.sections.get(section)?.get(field)
  }

  /** The fields of several sections merged as the viewer merges them, first one first. */
  merged(sections: readonly string[]): Map<string, FieldShape> {
    const fields = new Map<string, FieldShape>()
    for (const key of sections) for (const [name, field] of this.sections.get(key) ?? []) if (!fields.has(name)) fields.set(name, field)
    return fields
  }
}

/** Every field name a condition mentions. */
export function conditionFields(condition: Condition): string[] {
  switch (condition.op) {
    case 'and':
    case 'or':
      return condition.all.flatMap(conditionFields)
    case 'not':
      return conditionFields(condition.condition)
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return condition.other === undefined ? [condition.field] : [condition.field, condition.other]
    default:
      return [condition.field]
  }
}
