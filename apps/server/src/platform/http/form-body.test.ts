import { describe, expect, it } from 'vitest'
import { parseForm } from './form-body.ts'

describe('form-encoded bodies', () => {
  it('are read with their escapes', () => {
    expect(parseForm('roles=a%2Cb&menus=%E8%8F%9C%E5%8D%95+1&permissions=')).toEqual({ roles: 'a,b', menus: '菜单 1', permissions: '' })
    expect(parseForm('')).toEqual({})
  })

  it.each(['roles=1&roles=2', '__proto__=x', 'constructor=x', 'prototype=x', Array.from({ length: 51 }, (_, i) => `f${i}=1`).join('&')])(
    'refuses %s',
    (text) => expect(parseForm(text)).toBeUndefined(),
  )
})
