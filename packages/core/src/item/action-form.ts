import { text, type Locale } from '../i18n/text.ts'
import { askedData } from '../form/asked.ts'
import type { Field, FormContext, FormDefinition } from '../form/model.ts'
import { plainText } from '../form/field-base.ts'
import { getFieldType } from '../form/lookup.ts'
import { problemText } from '../form/problem-text.ts'
import { validate, type ValidateContext } from '../form/validate.ts'
import { AppError, type ErrorCode, type FieldProblem } from '../kernel/errors.ts'
import { isErrorCode } from '../kernel/error-codes.ts'
import { tidyText } from '../kernel/text.ts'
import { effects } from './effects/index.generated.ts'
import type { EffectDeclaration } from './effect.ts'
import { inputSection } from './input-section.ts'
import type { ActionEffect, TaskAction } from './model.ts'

/** What is said with an action: the values of its form by the keys of its fields. */
export type ActionInput = Record<string, unknown>

/** The form of an action as the form language has it: one section. An action that asks for nothing has none. */
export function formOf({ form = [] }: Pick<TaskAction, 'form'>): FormDefinition {
  return { sections: [{ key: inputSection, title: text('办理', 'Action'), fields: form }] }
}

/**
 * What is wrong with what is said with an action, in the order of its form; paths begin at the key of the field. What is said and not asked for is wrong too,
 * and stands first.
 */
export function checkInput(action: Pick<TaskAction, 'form'>, input: ActionInput, context: FormContext): FieldProblem[] {
  const strict: ValidateContext = { ...context, strict: true }
  const problems = validate(formOf(action), { [inputSection]: input }, strict)
  return problems.map((problem) => ({ ...problem, path: problem.path.slice(inputSection.length + 1) }))
}

/** A problem that `checkInput` found, in the reader's language. */
export function problemWords(action: Pick<TaskAction, 'form'>, problem: FieldProblem, locale: Locale): string {
  return problemText({ ...problem, path: `${inputSection}.${problem.path}` }, formOf(action), locale)
}

/** The error that a problem of an action's form is answered with: its own where it has one, or that of the field, else `form-invalid`. */
export function errorOf({ form = [] }: Pick<TaskAction, 'form'>, { path, code }: FieldProblem): ErrorCode {
  const field = form.find(({ key }) => key === path)
  if (code === 'required') return field?.missing ?? 'form-invalid'
  // a number that is too large is no upload that is
  return isErrorCode(code) && code !== 'too-large' ? code : 'form-invalid'
}

/** What a server answers to problems that `checkInput` found: the error of the first, with all of them in words; undefined where there are none. */
export function inputError(action: Pick<TaskAction, 'form'>, problems: readonly FieldProblem[]): AppError | undefined {
  const [first] = problems
  if (first === undefined) return undefined
  const told = problems.map((problem) => ({ ...problem, message: problemWords(action, problem, 'zh_CN') }))
  return new AppError(errorOf(action, first), { params: first.params ?? {}, field: first.path, problems: told })
}

/** The part of what is typed that the form of an action asks for, as it is sent: without what stands in fields that are not asked now. */
export function askedInput(action: Pick<TaskAction, 'form'>, input: ActionInput): ActionInput {
  const { form = [] } = action
  const known = Object.fromEntries(
    form.flatMap((field) => {
      if (!Object.hasOwn(input, field.key)) return []
      const value = input[field.key]
      return [[field.key, getFieldType(field).tidy?.(value, field) ?? value]]
    }),
  )
  return { ...(askedData(formOf(action), { [inputSection]: known })[inputSection] as ActionInput) }
}

/** What is said with an action, as it is stored. What its form does not know stays in it, for `checkInput` to name. */
export function tidyInput(action: Pick<TaskAction, 'form'>, said: ActionInput): ActionInput {
  const unknown = Object.entries(said).filter(([name]) => action.form?.some(({ key }) => key === name) !== true)
  return { ...Object.fromEntries(unknown), ...askedInput(action, said) }
}

/** Whether the form of an action has a field of a type. */
export function asksFor<T extends Field['type']>(action: Pick<TaskAction, 'form'>, type: T): boolean {
  return fieldsOf(action, type).length > 0
}

/** The fields of a type in the form of an action. */
export function fieldsOf<T extends Field['type']>({ form = [] }: Pick<TaskAction, 'form'>, type: T): Extract<Field, { type: T }>[] {
  return form.filter((field): field is Extract<Field, { type: T }> => field.type === type)
}

/** Keys of the fields whose words stand in the history of the case: the first of them that a form has. */
export const wordKeys: readonly string[] = ['reason', 'opinion']

/** What an act says in its own words, for the history; '' where it says nothing. */
export function wordsIn({ form = [] }: Pick<TaskAction, 'form'>, input: ActionInput): string {
  const key = wordKeys.find((each) => form.some((field) => field.key === each))
  return key === undefined ? '' : tidyText(plainText(input[key]))
}

/** What an effect declares of itself; of an action without one: nothing. */
export function declarationOf(effect: ActionEffect | undefined): EffectDeclaration {
  return effect === undefined ? {} : effects[effect]
}
