import { expect, it } from 'vitest'
import { commonOffer } from './common-offer.ts'
import type { TaskPerson } from '../../process/index.ts'
import type { Choice } from '../verb.ts'

const person = (userId: string): TaskPerson => ({
  userId,
  username: userId,
  name: userId,
  mobile: '',
  email: '',
  locale: null,
  kind: 'official',
  organizationId: null,
  organizationName: '',
  provinceCode: null,
  regionCode: null,
  isOpen: true,
  roles: [],
  permissions: [],
  workGroups: [],
})
const to = (...ids: string[]): Choice[] => ids.map((id) => ({ id, name: id, people: [person(id)] }))

it('keeps the choices that every task has', () => {
  const common = commonOffer([{ choices: { receivers: to('a', 'b', 'c') } }, { choices: { receivers: to('c', 'b') } }])
  expect(common?.choices?.receivers?.map(({ id }) => id)).toEqual(['b', 'c'])
})

it('is none where one refuses, where nothing is chosen by all, and of no task', () => {
  expect(commonOffer([{ people: [person('a')] }, { refused: 'not-your-turn' }])).toBeUndefined()
  expect(commonOffer([{ choices: { receivers: to('a') } }, { choices: { receivers: to('b') } }])).toBeUndefined()
  expect(commonOffer([])).toBeUndefined()
})

it('tells each person once', () => {
  expect(commonOffer([{ people: [person('a'), person('b')] }, { people: [person('a')] }])?.people?.map(({ userId }) => userId)).toEqual([
    'a',
    'b',
  ])
  expect(commonOffer([{}, {}])).toEqual({ choices: {} })
})
