import { expect, it } from 'vitest'
import { checkRole, emptyRole } from './role-form.ts'

it('takes a name of which nothing can be seen for missing', () => {
  const filled = { ...emptyRole, icon: 'user' }
  expect(checkRole({ ...filled, name: '\u200b\u3164\u2800' })).toEqual({ name: 'roles.nameRequired' })
  expect(checkRole({ ...filled, name: '审核员' })).toEqual({})
})
