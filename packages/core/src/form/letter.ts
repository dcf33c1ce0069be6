import type { FormData } from './model.ts'

/** Number and title of the letter by which a case was sent up: the specification's fields (§3), in whichever section of a form. */
export const letterFields = ['rfNumber', 'rfTitle'] as const
export type LetterField = (typeof letterFields)[number]

/** Number or title of the letter of an application, in any section; '' where there is none. */
export function letterField(data: FormData, key: LetterField): string {
  for (const section of Object.values(data)) {
    const value = section?.[key]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ''
}
