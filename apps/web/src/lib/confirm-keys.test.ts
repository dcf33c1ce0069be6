import { describe, expect, it } from 'vitest'
import { isConfirmKey } from './confirm-keys.ts'

describe('Ctrl+Enter', () => {
  const pressed = {
    key: 'Enter',
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    repeat: false,
    nativeEvent: { isComposing: false },
  }
  const confirms = (more: Partial<typeof pressed>) => isConfirmKey({ ...pressed, ...more })

  it('confirms, on a Mac with ⌘, and no other key does', () => {
    expect([confirms({ ctrlKey: true }), confirms({ metaKey: true })]).toEqual([true, true])
    for (const other of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }, { ctrlKey: true, key: 'a' }])
      expect([other, confirms(other)]).toEqual([other, false])
  })

  it('is Enter alone where that is enough', () => {
    expect([isConfirmKey(pressed), isConfirmKey(pressed, true), isConfirmKey({ ...pressed, shiftKey: true }, true)]).toEqual([
      false,
      true,
      false,
    ])
    expect(isConfirmKey({ ...pressed, nativeEvent: { isComposing: true } }, true)).toBe(false)
  })

  it('confirms once however long it is held, and not in the middle of a composed word', () => {
    expect(confirms({ ctrlKey: true, repeat: true })).toBe(false)
    expect(confirms({ ctrlKey: true, nativeEvent: { isComposing: true } })).toBe(false)
  })
})
