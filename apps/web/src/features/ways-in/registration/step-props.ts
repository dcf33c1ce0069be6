import type { Problem } from './problems.ts'
import type { Draft, Secrets, TextField } from './registration-draft.ts'

/** What the steps with fields are given. */
export interface StepProps {
  draft: Draft
  secrets: Secrets
  problems: readonly Problem[]
  /** The page was loaded again with a draft. */
  isRestored: boolean
  onText: (field: TextField, value: string) => void
  onSecret: (field: keyof Secrets, value: string) => void
  /** Somebody left a field: what was typed is checked, an empty field is left alone. */
  onBlur: (field: TextField | keyof Secrets) => void
  onProblems: (problems: readonly Problem[]) => void
  /** The proven telephone is not to be used after all. */
  onUnprove: () => void
}
