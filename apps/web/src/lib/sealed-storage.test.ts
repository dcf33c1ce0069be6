import { beforeEach, expect, it, vi } from 'vitest'
import { copyKeyOf } from './testing/copy-key.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const entries = new Map<string, string>()
const store = memoryStorage(entries)
vi.stubGlobal('localStorage', store)
vi.stubGlobal('sessionStorage', store)
const { useSession } = await import('./session.ts')
const { sealed, sealedRecords } = await import('./sealed-storage.ts')
const copies = sealed(() => store)

const signIn = (name: string | null) => useSession.setState({ copyKey: name === null ? null : copyKeyOf(name) })

beforeEach(() => {
  entries.clear()
  signIn('one')
})

it('gives back what was kept, and the browser has none of the words', () => {
  const words = `拟同意，退回第2页。${'长'.repeat(20_000)}`
  copies.setItem('STEP:1', words)
  copies.setItem('STEP:2', words)
  expect(copies.getItem('STEP:1')).toBe(words)
  const [first, second] = [...entries.values()]
  expect(first).toMatch(/^[A-Za-z0-9+/]+=*$/)
  expect(first).not.toBe(second)
})

it('is read by nobody else, and goes when they come', () => {
  copies.setItem('STEP:1', '拟同意')
  signIn('two')
  expect([copies.getItem('STEP:1'), entries.size]).toEqual([null, 0])
})

it('is not taken for something else, and what was changed is not read', () => {
  copies.setItem('STEP:1', '拟同意')
  entries.set('STEP:2', entries.get('STEP:1')!)
  expect(copies.getItem('STEP:2')).toBeNull()
  for (const other of ['', 'short', '{"plain":"words"}', btoa('x'.repeat(80))]) {
    entries.set('STEP:3', other)
    expect([copies.getItem('STEP:3'), entries.has('STEP:3')]).toEqual([null, false])
  }
  expect(copies.getItem('STEP:1')).toBe('拟同意')
})

it('waits for the key of whoever is signed in: nothing is read, lost or written without it', () => {
  copies.setItem('STEP:1', '拟同意')
  signIn(null)
  expect(copies.getItem('STEP:1')).toBeNull()
  expect(() => copies.setItem('STEP:2', '拟不同意')).toThrow()
  signIn('one')
  expect([copies.getItem('STEP:1'), entries.size]).toEqual(['拟同意', 1])
})

it('keeps things whole: what cannot be read is not there, and a full browser is no fault', () => {
  const records = sealedRecords(() => store)
  records.keep('A', { words: '拟同意' })
  expect(records.read('A')).toEqual({ words: '拟同意' })
  copies.setItem('B', '[1]')
  copies.setItem('C', '{"words":')
  expect([records.read('B'), records.read('C'), records.read('D')]).toEqual([undefined, undefined, undefined])
  const full = sealedRecords(() => memoryStorage(entries, { isFull: true }))
  full.keep('A', { words: '不同意' })
  expect(records.read('A')).toEqual({ words: '拟同意' })
  records.forget('A')
  expect(entries.has('A')).toBe(false)
})
