import type { FormData } from '@wenwu/core/form/model'
import { setValue } from '@wenwu/core/form/paths'
import { pathsOf, type Path } from '@wenwu/items/testing/paths'
import { exampleOf, getItem } from './file-case.ts'
import { planMoves, type Goal } from './plan-moves.ts'

/** The example of an item, as it goes one of its paths. */
export function dataOfPath(itemCode: string, path: Path): FormData {
  const { variables } = getItem(itemCode)
  // which bodies a place has is no answer of the form; the path names such a place (`form`)
  const ofVariables = Object.entries(path.variables ?? {}).flatMap(([name, value]) =>
    variables[name] === undefined ? [] : [[variables[name], value] as const],
  )
  return [...ofVariables, ...Object.entries(path.form ?? {})].reduce(
    (data, [field, value]) => setValue(data, field, value),
    exampleOf(itemCode),
  )
}

/** The example of an item, or where no way leads from it to a goal, the example as the first path goes from which one does. Throws where none does. */
export function dataReaching(itemCode: string, goal: Goal): FormData {
  const found = [exampleOf(itemCode), ...pathsOf(itemCode).map((path) => dataOfPath(itemCode, path))].find((data) =>
    reaches(itemCode, data, goal),
  )
  if (found === undefined) throw new Error(`${itemCode}: no path leads to ${JSON.stringify(goal)}`)
  return found
}

function reaches(itemCode: string, data: FormData, goal: Goal): boolean {
  try {
    planMoves(getItem(itemCode), data, goal)
    return true
  } catch {
    return false
  }
}
