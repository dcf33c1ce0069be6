import { inputSection } from '@wenwu/core/item/action-form'
import { FormSection } from '../../../form/FormSection.tsx'
import type { DrawnMove } from './use-move-form.ts'

/** The fields of a move of a plan or of its rows, drawn as those of a form. */
export function MoveFields({ form, input, problems, change }: DrawnMove) {
  return (
    <FormSection
      definition={form}
      section={inputSection}
      data={{ [inputSection]: input }}
      onChange={change}
      problems={problems}
      heading={0}
      isAlerting
    />
  )
}
