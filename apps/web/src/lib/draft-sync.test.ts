import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DraftSync, type DraftSyncOptions, type StoredVersion } from './draft-sync.ts'

interface Data {
  a: { x: string }
}
type Save = DraftSyncOptions<Data>['save']

const stored: StoredVersion<Data> = { revision: 7, savedAt: '2026-11-20T06:03:00Z', data: { a: { x: 'theirs' } } }

function start(save: Save) {
  const onChange = vi.fn()
  const onSaved = vi.fn()
  const sync = new DraftSync<Data>({
    data: { a: { x: '' } },
    revision: 1,
    savedAt: '2026-11-20T06:00:00Z',
    save,
    classify: (error) =>
      error === 'conflict'
        ? { kind: 'conflict', stored }
        : error === 'gone'
          ? { kind: 'final', message: 'gone', code: 'not-your-turn' }
          : { kind: 'passing', message: 'network' },
    onChange,
    onSaved,
  })
  const type = (x: string) => sync.change(() => ({ a: { x } }))
  return { sync, type, onChange, onSaved }
}

/** A save that is answered by hand, one after the other. */
function manualSave() {
  const calls: { input: Parameters<Save>[0]; answer: (revision: number) => void; refuse: (error: unknown) => void }[] = []
  const save: Save = (input) =>
    new Promise((resolve, reject) =>
      calls.push({ input, answer: (revision) => resolve({ revision, savedAt: `t${revision}` }), refuse: reject }),
    )
  return { calls, save }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving by itself', () => {
  test('waits for the last change, and tells the local copy at once', async () => {
    const { calls, save } = manualSave()
    const { sync, type, onChange, onSaved } = start(save)
    type('一')
    await vi.advanceTimersByTimeAsync(1400)
    type('一二')
    expect(onChange).toHaveBeenLastCalledWith({ a: { x: '一二' } }, 1)
    await vi.advanceTimersByTimeAsync(1400)
    expect(calls).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(100)
    expect(calls.map(({ input }) => input)).toEqual([{ baseRevision: 1, data: { a: { x: '一二' } } }])
    calls[0]!.answer(2)
    await settle()
    expect(sync.state()).toMatchObject({ phase: 'saved', revision: 2, savedAt: 't2' })
    expect(onSaved).toHaveBeenCalledOnce()
  })

  test('never has two in flight; what was typed meanwhile follows over the new revision', async () => {
    const { calls, save } = manualSave()
    const { sync, type, onSaved } = start(save)
    type('1')
    await vi.advanceTimersByTimeAsync(1500)
    type('2')
    const flushed = sync.flush()
    await vi.advanceTimersByTimeAsync(5000)
    expect(calls).toHaveLength(1)
    calls[0]!.answer(2)
    await settle()
    expect(onSaved).not.toHaveBeenCalled()
    expect(calls.map(({ input }) => input.baseRevision)).toEqual([1, 2])
    calls[1]!.answer(3)
    expect(await flushed).toBe(true)
    expect(sync.state()).toMatchObject({ phase: 'saved', revision: 3 })
  })

  test('a failure keeps the data, says so and tries again', async () => {
    const { calls, save } = manualSave()
    const { sync, type } = start(save)
    type('1')
    const flushed = sync.flush()
    calls[0]!.refuse('network')
    expect(await flushed).toBe(false)
    expect(sync.state()).toMatchObject({ phase: 'failed', data: { a: { x: '1' } }, failure: { message: 'network' } })
    await vi.advanceTimersByTimeAsync(3000)
    expect(calls).toHaveLength(2)
    calls[1]!.answer(2)
    await settle()
    expect(sync.state()).toMatchObject({ phase: 'saved', failure: null })
  })

  test('a conflict stops saving until the person has chosen; typing goes on locally', async () => {
    const { calls, save } = manualSave()
    const { sync, type, onChange } = start(save)
    type('mine')
    const flushed = sync.flush()
    calls[0]!.refuse('conflict')
    expect(await flushed).toBe(false)
    type('mine 2')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    expect(sync.state()).toMatchObject({ phase: 'conflict', conflict: stored, data: { a: { x: 'mine 2' } } })
    expect(onChange).toHaveBeenLastCalledWith({ a: { x: 'mine 2' } }, 1)
    sync.resolve({ a: { x: 'both' } }, stored)
    await settle()
    expect(calls[1]!.input).toEqual({ baseRevision: 7, data: { a: { x: 'both' } } })
  })

  test('theirs as it is needs no save', async () => {
    const { calls, save } = manualSave()
    const { sync, type } = start(save)
    type('mine')
    const flushed = sync.flush()
    calls[0]!.refuse('conflict')
    await flushed
    sync.resolve(stored.data, stored)
    await settle()
    expect(calls).toHaveLength(1)
    expect(sync.state()).toMatchObject({ phase: 'saved', revision: 7 })
  })

  test('a final refusal is not tried again', async () => {
    const { calls, save } = manualSave()
    const { sync, type } = start(save)
    type('1')
    const flushed = sync.flush()
    calls[0]!.refuse('gone')
    expect(await flushed).toBe(false)
    type('2')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
    expect(sync.state().phase).toBe('refused')
  })

  test('nothing is sent after the end', async () => {
    const { calls, save } = manualSave()
    const { sync, type } = start(save)
    type('1')
    sync.end()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(0)
  })
})
