import type { ComponentType } from 'react'
import type { Field, FormContext, FormData } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'

/** A problem as a field shows it: where below the field (`''`, `phone`, `[2].money`), and the words. */
export interface ShownProblem {
  path: string
  text: string
}

/**
 * Sets sibling fields from texts: key ↦ text. One that may not be edited, or for whose value `stays` is true, stays as it is.
 */
export type Fill = (texts: Readonly<Record<string, string>>, stays?: (current: unknown) => boolean) => void

/** What an input widget is given. Inputs are controlled; a cleared value is null. */
export interface InputProps<F extends Field = Field> {
  /** DOM id; parts of a composite append `-part`. */
  id: string
  /** Path in the form, `section.field`. */
  path: string
  field: F
  value: unknown
  onChange: (value: unknown) => void
  /** Called when the user leaves the field. */
  onBlur?: () => void
  disabled: boolean
  required: boolean
  problems: readonly ShownProblem[]
  /** Ids of help and error texts. */
  describedBy?: string
  /** Name of the input where no label points to it (cells). */
  ariaLabel?: string
  /** Inside a table: no room beside the input. */
  isCompact?: boolean
  context: FormContext
  /** Rights of this person, for the columns of tables. */
  rights: Rights
  /** Data of the fields that exist, for conditions in rows; an empty object where the field has none that look at the form. */
  view: FormData
  /** Sets sibling fields from texts (a chosen unit fills level, class …). */
  onFill?: Fill
}

/** What a view widget is given: the value read-only. Empty values are the caller's to show. */
export interface ViewProps<F extends Field = Field> {
  field: F
  value: unknown
  context: FormContext
  path: string
  rights?: Rights
}

/** The widgets of one field type: `fields/<type>/index.tsx` exports them as `widgets`. */
export interface FieldWidgets<F extends Field = Field> {
  Input: ComponentType<InputProps<F>>
  View: ComponentType<ViewProps<F>>
  Print?: ComponentType<ViewProps<F>>
  /** Several inputs under one name: drawn as a group, not with a label for one input. */
  isGroup?: boolean | ((field: F) => boolean)
  /** Looks lost in half a row: takes the whole width unless the field says half. */
  prefersFull?: boolean
  /** Takes the whole width however the field is set. */
  isWide?: boolean
  /** One box of free words, in which phrases can be put. */
  isFreeText?: boolean
  /** It says itself what it is: its label is for those who do not see it. */
  hidesLabel?: boolean
}

/** Same problems by their words, so that a field does not draw again because the list is new. */
export function isSameProblems(a: readonly ShownProblem[], b: readonly ShownProblem[]): boolean {
  return a === b || (a.length === b.length && a.every((problem, i) => problem.path === b[i]?.path && problem.text === b[i]?.text))
}
