import { ErrorSummary } from '../../../form/ErrorSummary.tsx'
import { FormSection } from '../../../form/FormSection.tsx'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import { setValue } from '@wenwu/core/form/paths'
import type { FieldProblem } from '@wenwu/core/kernel/errors'

export interface ContentFormProps {
  form: FormDefinition
  data: FormData
  problems: readonly FieldProblem[]
  /** Counts attempts to submit: each brings the list of problems into the focus. */
  attempts: number
  disabled: boolean
  onChange: (update: (before: FormData) => FormData, path: string) => void
}

/** The form of a kind, all sections below each other, drawn by the form engine. */
export function ContentForm({ form, data, problems, attempts, disabled, onChange }: ContentFormProps) {
  const change = (path: string, value: unknown): void => onChange((before) => setValue(before, path, value), path)
  return (
    <div className="panel content-form">
      <ErrorSummary key={attempts} definition={form} problems={problems} isFocused={attempts > 0} />
      {form.sections.map(({ key }) => (
        <FormSection
          key={key}
          definition={form}
          section={key}
          data={data}
          onChange={change}
          problems={problems}
          disabled={disabled}
          heading={form.sections.length > 1 ? 2 : 0}
        />
      ))}
    </div>
  )
}
