import { beforeEach, expect, it, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { dropWork, forgetWork, keepWork, readWork } from './kept-work.ts'

// the session is read when its module is
vi.hoisted(() => {
  globalThis.localStorage = { getItem: () => null } as never
})

const storage = new Map<string, string>()
beforeEach(() => {
  storage.clear()
  globalThis.sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  } as Storage
})
const signIn = (id: string) => useSession.setState({ user: { id } as never })

it('what was begun at a step is there for the same person until the step is done', () => {
  signIn('one')
  keepWork('task', 'action', { outcome: 'return' })
  keepWork('task', 'marks', { fields: { a: 'b' } })
  keepWork('task', 'reply', { documentId: 'd' })
  expect(readWork('task', 'reply')).toEqual({ documentId: 'd' })
  dropWork('task', 'reply')
  expect(readWork('task', 'reply')).toBeUndefined()
  keepWork('task', 'reply', { documentId: 'd' })
  expect([readWork('task', 'action'), readWork('task', 'marks'), readWork('other', 'action')]).toEqual([
    { outcome: 'return' },
    { fields: { a: 'b' } },
    undefined,
  ])
  signIn('two')
  expect(readWork('task', 'action')).toBeUndefined()
  signIn('one')
  forgetWork('task')
  expect(storage.size).toBe(0)
})

it('what cannot be read is as if it were not there, a full storage keeps the page going', () => {
  signIn('one')
  storage.set('STEP:one:task:action', '{')
  expect(readWork('task', 'action')).toBeUndefined()
  globalThis.sessionStorage.setItem = () => {
    throw new Error('full')
  }
  expect(() => keepWork('task', 'action', {})).not.toThrow()
})
