import type { Condition } from '@wenwu/core/form/condition'
import { conditionFields } from '@wenwu/core/form/condition-evaluate'
import { isBlank } from '@wenwu/core/form/json'
import type { FormData } from '@wenwu/core/form/model'
import type { Defects } from '@wenwu/core/form/types/defects/model'
import { findPath, getValue } from '@wenwu/core/form/paths'
import type { Material } from '@wenwu/core/item/guide'
import type { ItemDefinition } from '@wenwu/core/item/model'

/**
 * Flagged fields and materials with what hangs on them: what a chosen unit fills in, a field that exists only because of a flagged one, an empty field that it may
 * make required, a material that it may ask for. Without these an applicant who corrects the flagged field could never submit again.
 */
export function withDependents(item: ItemDefinition, data: FormData, defects: Defects): Defects {
  const open = new Set(defects.fields.map(({ path }) => fieldOf(path)))
  const hangsOn = (condition: Condition | Material['required'] | undefined) =>
    typeof condition === 'object' && conditionFields(condition).some((path) => open.has(path))
  const added: string[] = []
  // an applicant who says now that they file for themselves must be able to name themselves
  const { applicant } = item.form
  if (applicant !== undefined && open.has(applicant.isAgent))
    for (const path of [applicant.name, applicant.creditCode].filter((each) => !open.has(each))) {
      open.add(path)
      added.push(path)
    }
  // another unit brings its level, class, place … with it
  for (const section of item.form.sections)
    for (const field of section.fields) {
      if (field.type !== 'heritage-unit' || !open.has(`${section.key}.${field.key}`)) continue
      for (const path of Object.values(field.fills ?? {}).map((key) => `${section.key}.${key}`))
        if (!open.has(path)) {
          open.add(path)
          added.push(path)
        }
    }
  // a field that was added may carry further ones
  for (let before = -1; before < added.length;) {
    before = added.length
    for (const section of item.form.sections) {
      for (const field of section.fields) {
        const path = `${section.key}.${field.key}`
        const isDependent = hangsOn(section.when) || hangsOn(field.when) || (hangsOn(field.required) && isBlank(getValue(data, path)))
        if (!isDependent || open.has(path)) continue
        open.add(path)
        added.push(path)
      }
    }
  }
  const materials = item.materials.filter(
    (material) => material.by === 'applicant' && hangsOn(material.required) && !defects.materials.some(({ key }) => key === material.key),
  )
  return {
    fields: [...defects.fields, ...added.map((path) => ({ path, note: '' }))],
    materials: [...defects.materials, ...materials.map(({ key }) => ({ key, note: '' }))],
  }
}

/** `section.field` of a path that may lead into a row or a part. */
function fieldOf(path: string): string {
  const found = findPath(path)
  return found?.field === undefined ? path : `${found.section}.${found.field}`
}
