import { useMemo } from 'react'
import type { FormDefinition } from '@wenwu/core/form/model'
import { type ActionInput } from '@wenwu/core/item/action-form'
import { inputSection } from '@wenwu/core/item/input-section'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import { FormSection } from './FormSection.tsx'

export interface InputSectionProps {
  /** As `formOf` gives it. */
  form: FormDefinition
  input: ActionInput
  /** As `checkInput` finds them: paths begin at the key of the field. */
  problems: readonly FieldProblem[]
  onChange: (key: string, value: unknown) => void
}

/** The form of an action to fill in, without a heading; what is wrong stands at its field and is read out. */
export function InputSection({ form, input, problems, onChange }: InputSectionProps) {
  const inSection = useMemo(() => problems.map((problem) => ({ ...problem, path: `${inputSection}.${problem.path}` })), [problems])
  return (
    <FormSection
      definition={form}
      section={inputSection}
      data={{ [inputSection]: input }}
      onChange={(path, value) => onChange(path.slice(inputSection.length + 1), value)}
      problems={inSection}
      heading={0}
      isAlerting
    />
  )
}
