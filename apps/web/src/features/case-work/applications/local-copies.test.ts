import { expect, test } from 'vitest'
import { memoryStorage } from '../../../lib/testing/memory-storage.ts'
import { LocalCopies, type LocalCopy } from './local-copies.ts'

const copy = (x: string, at: string): LocalCopy => ({ data: { a: { x } }, baseRevision: 3, at })
const never = () => false

test('what was typed and not saved is offered on the next visit, until it is decided about', () => {
  const store = memoryStorage()
  new LocalCopies(store, 'u', 'c').write(copy('typed', 't1'))
  const next = new LocalCopies(store, 'u', 'c')
  expect(next.offers(never)).toEqual([copy('typed', 't1')])
  next.write(copy('newer', 't2'))
  expect(new LocalCopies(store, 'u', 'c').offers(never).map(({ at }) => at)).toEqual(['t2', 't1'])
  next.drop(copy('typed', 't1'))
  expect(new LocalCopies(store, 'u', 'c').offers(never).map(({ at }) => at)).toEqual(['t2'])
})

test('nothing is offered that the server has, and nothing stays behind', () => {
  const store = memoryStorage()
  const copies = new LocalCopies(store, 'u', 'c')
  copies.write(copy('typed', 't1'))
  expect(copies.offers(() => true)).toEqual([])
  copies.write(copy('typed', 't2'))
  copies.clear()
  expect(Object.keys(store).length).toBe(0)
})

test('a copy belongs to one person and one draft', () => {
  const store = memoryStorage()
  new LocalCopies(store, 'u', 'c').write(copy('typed', 't1'))
  expect(new LocalCopies(store, 'other', 'c').offers(never)).toEqual([])
  expect(new LocalCopies(store, 'u', 'other').offers(never)).toEqual([])
})

test('the end of a session marks the copy', () => {
  const store = memoryStorage()
  const copies = new LocalCopies(store, 'u', 'c')
  copies.write(copy('typed', 't1'))
  copies.interrupt()
  expect(copies.offers(never)).toEqual([{ ...copy('typed', 't1'), isInterrupted: true }])
})

test('a full or spoilt store is no error', () => {
  const store = memoryStorage()
  store.setItem('DRAFT:u:c', '{"current":{"data":1},"kept":[null,7]')
  expect(new LocalCopies(store, 'u', 'c').offers(never)).toEqual([])
  const full = new LocalCopies(memoryStorage(new Map(), { isFull: true }), 'u', 'c')
  expect(full.write(copy('typed', 't1'))).toBe(false)
})

test('where the person was is kept beside the copies, and goes with the draft', () => {
  const store = memoryStorage()
  const copies = new LocalCopies(store, 'u', 'c')
  copies.write(copy('typed', 't1'))
  copies.leaveAt('budget')
  copies.clear()
  expect(copies.offers(never)).toEqual([])
  expect(new LocalCopies(store, 'u', 'c').leftAt()).toBe('budget')
  copies.leaveAt(undefined)
  expect(Object.keys(store).length).toBe(0)
  copies.leaveAt('letter')
  copies.forget()
  expect(copies.leftAt()).toBeUndefined()
})
