/** What is typed, and what it was typed over. */
export interface Typed<T> {
  values: T
  basis: T
  /** `kept`: typed before the form was left. `merged`: somebody else has saved since it was begun. */
  notice?: 'kept' | 'merged' | undefined
}

/** Whether two values of a form are the same. Unlike `isSame` of core/form/json it tells what is blank apart: nothing ticked is an answer, a number taken out is none that was left as it is. */
export function isUnchanged(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** What was typed over what somebody else has stored meanwhile: the fields that were touched stay, the others say what is stored. */
export function overLatest<T extends object>({ values, basis, notice }: Typed<T>, stored: T): Typed<T> {
  const keys = Object.keys(stored) as (keyof T)[]
  const touched = keys.filter((key) => !isUnchanged(values[key], basis[key]))
  const merged = { ...stored, ...Object.fromEntries(touched.map((key) => [key, values[key]])) }
  return { values: merged, basis: stored, notice: isUnchanged(merged, stored) ? undefined : touched.length > 0 ? 'merged' : notice }
}
