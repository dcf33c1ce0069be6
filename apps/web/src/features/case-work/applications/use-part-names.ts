import type { FormData } from '@wenwu/core/form/model'
import { pathLabel } from '@wenwu/core/form/problem-text'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { useText } from '../../../lib/i18n.ts'

/** What a correction is about as the reader calls it: fields by their paths, materials by their keys. */
export function usePartNames(item: ItemDefinition, data: FormData): { field: (path: string) => string; material: (key: string) => string } {
  const { textOf, locale } = useText()
  return {
    field: (path) => pathLabel(item.form, path, locale, data),
    material: (key) => {
      const material = item.materials.find((each) => each.key === key)
      return material === undefined ? key : textOf(material.name)
    },
  }
}
