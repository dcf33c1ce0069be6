import { beforeEach, expect, it, vi } from 'vitest'
import { fieldsOf } from '@wenwu/core/item/action-form'
import { findVerb } from '@wenwu/core/tasks/verb'
import { copyKeyOf } from '../../lib/testing/copy-key.ts'
import { memoryStorage } from '../../lib/testing/memory-storage.ts'

const transfer = findVerb('transfer')!
const colleague = { id: 'u1', name: { zh_CN: '顾望舒', en_US: 'Gu Wangshu' }, to: null }
const offer = {
  choices: Object.fromEntries(fieldsOf({ form: [...transfer.form] }, 'directory').map(({ directory }) => [directory, [colleague]])),
}
const place = 'case:transfer:task'
const kept = new Map<string, string>()
const storage = memoryStorage(kept)
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('window', new EventTarget())

// what reads the storage while it is loaded
const { useSession } = await import('../../lib/session.ts')
const { forgetWords, saysMore, storedWords, storeWords } = await import('./kept-words.ts')

function signIn(userId: string): void {
  useSession.setState({ token: `token of ${userId}`, user: { id: userId } as never, copyKey: copyKeyOf(userId) })
}

beforeEach(() => {
  kept.clear()
  signIn('one')
})

it('keeps the words of a verb until it is done, and whom it was for as long as they are offered', () => {
  const [to] = fieldsOf({ form: [...transfer.form] }, 'directory').map(({ key }) => key)
  storeWords(place, { [to!]: 'u1', opinion: '另有任务，请接办', unknown: 1 })
  expect(storedWords(place, transfer, offer)).toEqual({ [to!]: 'u1', opinion: '另有任务，请接办' })
  expect(storedWords(place, transfer, { choices: {} })).toEqual({ opinion: '另有任务，请接办' })
  expect(storedWords('case:transfer:other', transfer, offer)).toEqual({})
  forgetWords(place)
  expect(storedWords(place, transfer, offer)).toEqual({})
})

it('gives them to nobody else', () => {
  storeWords(place, { opinion: '另有任务，请接办' })
  expect([...kept.values()].join()).not.toContain('另有任务')
  signIn('two')
  expect(storedWords(place, transfer, offer)).toEqual({})
})

it('tells typed words from what stands there before anything is typed', () => {
  expect(saysMore({ opinion: '另有任务' }, {})).toBe(true)
  expect(saysMore({ opinion: ' ' }, {})).toBe(false)
  expect(saysMore({ days: 10 }, { days: 10 })).toBe(false)
})
