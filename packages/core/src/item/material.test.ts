import { expect, test } from 'vitest'
import { necessityOf, needOf } from './material.ts'

const data = { basic: { money: 3 } }
const condition = { op: 'eq', field: 'basic.money', value: 3 } as const

test.each([
  [true, 'required', 'required'],
  [false, 'optional', 'optional'],
  ['depends', 'optional', 'depends'],
  [condition, 'required', 'depends'],
  [{ ...condition, value: 4 }, 'dispensable', 'depends'],
] as const)('a material whose `required` is %j is %s to the form and %s to the guide', (required, need, necessity) => {
  expect([needOf({ required }, data), necessityOf({ required })]).toEqual([need, necessity])
})
