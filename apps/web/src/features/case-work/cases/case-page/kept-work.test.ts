import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TaskView } from '@wenwu/core/cases/model'
import { dropLostWork } from '../../../../lib/lost-work.ts'
import { copyKeyOf } from '../../../../lib/testing/copy-key.ts'
import { memoryStorage } from '../../../../lib/testing/memory-storage.ts'
import type { Keep } from './kept-work.ts'

type KeptWork = typeof import('./kept-work.ts')
type Session = typeof import('../../../../lib/session.ts')

const boxes = { local: new Map<string, string>(), tab: new Map<string, string>() }

/** A page that was just loaded by this person: nothing is in memory. */
async function load(userId: string): Promise<KeptWork & Pick<Session, 'announceSessionLost'>> {
  // the page before is gone, with what it was about to do
  vi.clearAllTimers()
  vi.resetModules()
  const { useSession, announceSessionLost } = await import('../../../../lib/session.ts')
  useSession.setState({ token: `token of ${userId}`, user: { id: userId } as never, copyKey: copyKeyOf(userId) })
  return { ...(await import('./kept-work.ts')), announceSessionLost }
}

const taskWith = (draft: TaskView['draft']): TaskView[] => [{ id: 'task', isMine: true, role: 'national-officer', draft } as TaskView]
const savedAt = '2026-11-23T02:00:00.000Z'
const sent: Parameters<Keep>[0][] = []
const keep: Keep = (input) => {
  sent.push(input)
  return Promise.resolve({ revision: input.revision + 1, savedAt })
}

beforeEach(() => {
  vi.useFakeTimers()
  for (const box of Object.values(boxes)) box.clear()
  sent.splice(0)
  vi.stubGlobal('localStorage', memoryStorage(boxes.local))
  vi.stubGlobal('sessionStorage', memoryStorage(boxes.tab))
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('location', { pathname: '/cases/1', search: '' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what was begun is sent after a pause and read from what the server has', async () => {
  const { openWork, keepWork, readWork, dropWork } = await load('one')
  openWork(taskWith(null), keep)
  expect(readWork('task', 'action')).toBeUndefined()
  keepWork('task', 'action', { outcome: 'return' })
  keepWork('task', 'marks', { fields: { a: 'b' } })
  expect(boxes.tab.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  const content = JSON.stringify({ action: { outcome: 'return' }, marks: { fields: { a: 'b' } } })
  expect(sent).toEqual([{ id: 'task', revision: 0, content }])
  expect(boxes.tab.size).toBe(0)
  dropWork('task', 'marks')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent[1]).toEqual({ id: 'task', revision: 1, content: JSON.stringify({ action: { outcome: 'return' } }) })

  const elsewhere = await load('one')
  elsewhere.openWork(taskWith({ content, revision: 2, savedAt }), keep)
  elsewhere.keepWork('task', 'marks', { fields: { a: 'b' } })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(2)
  expect([elsewhere.readWork('task', 'action'), elsewhere.readWork('task', 'marks')]).toEqual([
    { outcome: 'return' },
    { fields: { a: 'b' } },
  ])
})

it('a reload before the pause loses nothing', async () => {
  const first = await load('one')
  first.openWork(taskWith(null), keep)
  first.keepWork('task', 'action', { inputs: { opinion: '拟同意' } })
  const second = await load('one')
  second.openWork(taskWith(null), keep)
  expect(second.readWork('task', 'action')).toEqual({ inputs: { opinion: '拟同意' } })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent.at(-1)).toMatchObject({ revision: 0, content: expect.stringContaining('拟同意') as string })
})

it('words of this page and others that were kept elsewhere are for the person to choose from', async () => {
  const first = await load('one')
  first.openWork(taskWith(null), keep)
  first.keepWork('task', 'action', { outcome: 'mine' })
  const second = await load('one')
  second.openWork(taskWith({ content: JSON.stringify({ action: { outcome: 'theirs' } }), revision: 3, savedAt }), keep)
  const sync = second.findWork('task')!
  expect(sync.state()).toMatchObject({ phase: 'conflict', conflict: { data: { action: { outcome: 'theirs' } }, revision: 3 } })
  sync.resolve(sync.state().data, sync.state().conflict!)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([{ id: 'task', revision: 3, content: JSON.stringify({ action: { outcome: 'mine' } }) }])
})

it('words typed while those before them were on their way go on after a reload, whether they had arrived or arrive later', async () => {
  const first = '{"action":{"outcome":"first"}}'
  for (const isThere of [true, false]) {
    for (const box of Object.values(boxes)) box.clear()
    const left = await load('one')
    left.openWork(taskWith(null), () => new Promise(() => undefined))
    left.keepWork('task', 'action', { outcome: 'first' })
    await vi.advanceTimersByTimeAsync(1_000)
    left.keepWork('task', 'action', { outcome: 'second' })

    const back = await load('one')
    const arrived = { content: first, revision: 1, savedAt }
    const { CallError } = await import('../../../../lib/call-error.ts')
    back.openWork(taskWith(isThere ? arrived : null), (input) =>
      input.revision === 0
        ? Promise.reject(new CallError('refused', 409, '', { error: 'draft-conflict', details: { stored: arrived } }))
        : keep(input),
    )
    const sync = back.findWork('task')!
    expect([sync.state().conflict, back.readWork('task', 'action')]).toEqual([null, { outcome: 'second' }])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sync.state()).toMatchObject({ phase: 'saved', revision: 2, conflict: null })
    expect(sent.splice(0)).toEqual([{ id: 'task', revision: 1, content: '{"action":{"outcome":"second"}}' }])
  }
})

it('what the server has not is there again after the session was lost, for the same person alone and once', async () => {
  const lost = await load('one')
  lost.openWork(taskWith(null), () => new Promise(() => undefined))
  lost.keepWork('task', 'action', { outcome: 'return' })
  await lost.announceSessionLost()
  boxes.tab.clear()
  const again = await load('one')
  again.openWork(taskWith(null), keep)
  expect(again.readWork('task', 'action')).toEqual({ outcome: 'return' })
  expect(boxes.local.size).toBe(0)

  await again.announceSessionLost()
  boxes.tab.clear()
  expect(boxes.local.size).toBe(1)
  const other = await load('two')
  other.openWork(taskWith(null), keep)
  expect(other.readWork('task', 'action')).toBeUndefined()
  // it waits for its own, whoever signs out meanwhile
  dropLostWork('two')
  const back = await load('one')
  back.openWork(taskWith(null), keep)
  expect(back.readWork('task', 'action')).toEqual({ outcome: 'return' })
  await back.announceSessionLost()
  dropLostWork('one')
  expect(boxes.local.size).toBe(0)
})

it('a step that is done is forgotten, and what cannot be read is as if it were not there', async () => {
  const { openWork, keepWork, forgetWork, readWork } = await load('one')
  openWork(taskWith({ content: '{', revision: 4, savedAt }), keep)
  expect(readWork('task', 'action')).toBeUndefined()
  keepWork('task', 'action', { outcome: 'accept' })
  forgetWork('task')
  await vi.advanceTimersByTimeAsync(5_000)
  expect([sent, boxes.tab.size, readWork('task', 'action')]).toEqual([[], 0, undefined])
})

it('a full storage keeps the page going', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage(new Map(), { isFull: true }))
  const { openWork, keepWork, readWork } = await load('one')
  openWork(taskWith(null), keep)
  keepWork('task', 'action', { outcome: 'accept' })
  expect(readWork('task', 'action')).toEqual({ outcome: 'accept' })
})

it('the words of a letter count among those of the step, so that two pages are told apart by them', async () => {
  const { wordsOfWork } = await load('official')
  const base = { title: '关于某工程的批复', mainRecipient: '陕西省文物局', body: ['一、同意。', '二、此后报验。'], closing: '此复。' }
  const text = { ...base, closing: '特此批复。' }
  const words = '关于某工程的批复\n陕西省文物局\n一、同意。\n二、此后报验。\n特此批复。'
  const action = { outcome: 'sign', typed: { opinion: '同意。' } }
  expect(wordsOfWork({ action, reply: { documentId: 'd', revision: 1, base, text } })).toBe(`同意。\n${words}`)
  expect(wordsOfWork({ action: { outcome: 'approve', typed: { document: text } } })).toBe(words)
  // opened and not changed, or another choice alone: nothing to show, so nothing to ask
  expect(wordsOfWork({ action, reply: { documentId: 'd', revision: 1, base, text: base } })).toBe('同意。')
})
