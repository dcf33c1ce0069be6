import type { Condition } from '@wenwu/core/form/condition'
import { conditionFields } from '@wenwu/core/form/condition-evaluate'
import { isBlank } from '@wenwu/core/form/json'
import type { Field, FormData } from '@wenwu/core/form/model'
import type { Defects } from '@wenwu/core/form/types/defects/model'
import { findPath, getValue } from '@wenwu/core/form/paths'
import type { Material } from '@wenwu/core/item/guide'
import type { ItemDefinition } from '@wenwu/core/item/model'

/**
 * Flagged fields and materials with what hangs on them: what a chosen unit fills in, a field that exists only because of a flagged one, an empty field that it may
 * make required, the rows of a sum that is stated elsewhere and that sum, the field of a rule that names it, a material that it may ask for, a place for a supporting file. Without these an applicant who
 * corrects the flagged field could never submit again, or not show why.
 */
export function withDependents(item: ItemDefinition, data: FormData, defects: Defects): Defects {
  const open = new Set(defects.fields.map(({ path }) => fieldOf(path)))
  const hangsOn = (condition: Condition | Material['required'] | undefined) =>
    typeof condition === 'object' && conditionFields(condition).some((path) => open.has(fieldOf(path)))
  const added: string[] = []
  const add = (path: string): void => {
    if (open.has(path)) return
    open.add(path)
    added.push(path)
  }
  // an applicant who says now that they file for themselves must be able to name themselves
  const { applicant } = item.form
  if (applicant !== undefined && open.has(applicant.isAgent)) for (const path of [applicant.name, applicant.creditCode]) add(path)
  // another unit brings its level, class, place … with it
  for (const section of item.form.sections)
    for (const field of section.fields) {
      if (field.type !== 'heritage-unit' || !open.has(`${section.key}.${field.key}`)) continue
      for (const key of Object.values(field.fills ?? {})) add(`${section.key}.${key}`)
    }
  // a field that was added may carry further ones
  for (let before = -1; before < added.length;) {
    before = added.length
    for (const section of item.form.sections) {
      for (const field of section.fields) {
        const path = `${section.key}.${field.key}`
        if (hangsOn(section.when) || hangsOn(field.when) || (hangsOn(field.required) && isBlank(getValue(data, path)))) add(path)
        for (const stated of statedSums(field)) {
          if (open.has(path)) add(stated)
          if (open.has(stated)) add(path)
        }
      }
    }
    // a rule is told at its field, which is put right there
    for (const { field, when, ensure } of item.form.rules ?? []) if (hangsOn(when) || hangsOn(ensure)) add(fieldOf(field))
  }
  const materials = item.materials.filter(
    (material) => material.by === 'applicant' && hangsOn(material.required) && !defects.materials.some(({ key }) => key === material.key),
  )
  // what is said anew may need a paper that shows it: it is put beside the letter of application where no other material is open
  const isTheirs = ({ key, by }: Material) => by === 'applicant' && defects.materials.some((each) => each.key === key)
  const letter = item.materials.find(({ by }) => by === 'applicant')
  const beside = materials.length > 0 || letter === undefined || item.materials.some(isTheirs) ? [] : [letter]
  return {
    fields: [...defects.fields, ...added.map((path) => ({ path, note: '' }))],
    materials: [...defects.materials, ...[...materials, ...beside].map(({ key }) => ({ key, note: '' }))],
  }
}

/** The fields that state what a table sums up to, or how many rows it has. */
function statedSums(field: Field): string[] {
  return field.type === 'table' ? (field.totals ?? []).flatMap(({ equals }) => equals ?? []) : []
}

/** `section.field` of a path that may lead into a row or a part. */
function fieldOf(path: string): string {
  const found = findPath(path)
  return found?.field === undefined ? path : `${found.section}.${found.field}`
}
