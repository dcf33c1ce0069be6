import type { FormData, FormDefinition } from './model.ts'
import { setValue } from './paths.ts'

/** The data of an application that is made again after a refusal: choices that tell so are made. */
export function afterRefusal(form: FormDefinition, data: FormData): FormData {
  return form.sections
    .flatMap(({ key, fields }) => fields.map((field) => ({ path: `${key}.${field.key}`, field })))
    .reduce((told, { path, field }) => {
      const isTelling = field.type === 'select' && field.afterRefusal !== undefined
      return isTelling ? setValue(told, path, field.afterRefusal) : told
    }, data)
}
