/** What is typed, and what it was typed over. */
export interface Typed<T> {
  values: T
  basis: T
  /** `kept`: typed before the form was left. `merged`: somebody else has saved since it was begun. */
  notice?: 'kept' | 'merged' | undefined
  /** Fields that were touched and that somebody else has changed as well: `basis` has what they stored. */
  contested?: (keyof T)[]
}

/** Whether two values of a form are the same. Unlike `isSame` of core/form/json it tells what is blank apart: nothing ticked is an answer, a number taken out is none that was left as it is. */
export function isUnchanged(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** What was typed over what somebody else has stored meanwhile: the fields that were touched stay, the others say what is stored. */
export function overLatest<T extends object>({ values, basis, notice, contested = [] }: Typed<T>, stored: T): Typed<T> {
  const keys = Object.keys(stored) as (keyof T)[]
  const touched = keys.filter((key) => !isUnchanged(values[key], basis[key]))
  const merged = { ...stored, ...Object.fromEntries(touched.map((key) => [key, values[key]])) }
  if (isUnchanged(merged, stored)) return { values: merged, basis: stored }
  const both = touched.filter((key) => contested.includes(key) || !isUnchanged(basis[key], stored[key]))
  return { values: merged, basis: stored, notice: touched.length > 0 ? 'merged' : notice, contested: both }
}

/** What somebody else has stored where it is not what is typed, of the fields that both have changed. */
export function theirsOf<T extends object>({ values, basis, contested = [] }: Typed<T>): Partial<T> {
  const differing = contested.filter((key) => !isUnchanged(values[key], basis[key]))
  return Object.fromEntries(differing.map((key) => [key, basis[key]])) as Partial<T>
}
