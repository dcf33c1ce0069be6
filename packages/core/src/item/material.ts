import { evaluateCondition } from '../form/condition-evaluate.ts'
import type { FormData } from '../form/model.ts'
import type { Material } from './guide.ts'

/** What the form as it is now says of a material; `dispensable`: its condition does not hold. */
export function needOf({ required }: Pick<Material, 'required'>, data: FormData): 'required' | 'optional' | 'dispensable' {
  if (required === true) return 'required'
  if (required === false || required === 'depends') return 'optional'
  return evaluateCondition(required, data) ? 'required' : 'dispensable'
}

/** How a guide says whether a material is handed in; `depends`: only in the cases that the name or the help tells. */
export const necessities = ['required', 'optional', 'depends'] as const

/** What the guide says of a material, before there is a form: a condition is told in words there. */
export function necessityOf({ required }: Pick<Material, 'required'>): (typeof necessities)[number] {
  if (typeof required === 'boolean') return required ? 'required' : 'optional'
  return 'depends'
}
