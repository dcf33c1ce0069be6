import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CaseFile } from '@wenwu/core/cases/model'
import { partAt, partBytes } from '@wenwu/core/files/upload-parts'
import { CallError } from './call-error.ts'
import { uploadInParts, type PartCalls, type PartHooks } from './upload-in-parts.ts'

const file = { fileId: 'f' } as CaseFile
const network = () => new CallError('network', 0, '')
const refused = (code: string, status = 409) => new CallError('refused', status, '', { error: code })

/** A server that keeps what it gets; `fate` says of each call whether it fails before or after it did its work. */
function fakeServer(size: number, fate: (call: string) => 'fine' | 'lost' | 'reply-lost' | Error = () => 'fine') {
  const state = { uploads: 0, received: 0, files: 0, sent: [] as number[] }
  const run = async <T>(call: string, work: () => T): Promise<T> => {
    const outcome = fate(call)
    if (outcome === 'lost') throw network()
    if (outcome instanceof Error) throw outcome
    const result = work()
    if (outcome === 'reply-lost') throw network()
    return Promise.resolve(result)
  }
  const progress = () => ({ uploadId: `u${state.uploads}`, received: state.received, size })
  const calls: PartCalls = {
    open: () =>
      run('open', () => {
        if (state.uploads === 0) state.uploads++
        return progress()
      }),
    status: () => run('status', progress),
    send: (_id, part, onSent) =>
      run('send', () => {
        state.sent.push(part.offset)
        if (part.offset > state.received) throw refused('upload-offset')
        state.received = Math.max(state.received, part.offset + part.length)
        onSent(1)
        return progress()
      }),
    complete: () =>
      run('complete', () => {
        if (state.received < size) throw refused('upload-incomplete')
        state.files = 1
        return file
      }),
  }
  return { state, calls }
}

function recorder() {
  const told = { shares: [] as number[], interrupted: [] as boolean[], waits: [] as number[], opened: [] as string[] }
  const hooks: PartHooks = {
    onOpened: (id) => told.opened.push(id),
    onProgress: (share) => told.shares.push(share),
    onInterrupted: (is) => told.interrupted.push(is),
    wait: async (attempt) => {
      told.waits.push(attempt)
      return Promise.resolve()
    },
  }
  return { told, hooks }
}

const size = 5 * partBytes + 7

describe('an upload in parts', () => {
  it('sends each part once when nothing happens', async () => {
    const { state, calls } = fakeServer(size)
    const { told, hooks } = recorder()
    expect(await uploadInParts(calls, size, hooks)).toBe(file)
    expect(state.sent).toEqual([0, 1, 2, 3, 4, 5].map((n) => n * partBytes))
    expect(told).toMatchObject({ interrupted: [false], waits: [], opened: ['u1'] })
    expect(told.shares.at(-1)).toBe(1)
  })

  it('goes on where an earlier one stopped', async () => {
    const { state, calls } = fakeServer(size)
    Object.assign(state, { uploads: 1, received: 4 * partBytes })
    const { told, hooks } = recorder()
    await uploadInParts(calls, size, hooks)
    expect(state.sent).toEqual([4 * partBytes, 5 * partBytes])
    expect(told.shares[0]).toBeCloseTo(0.8, 2)
  })

  it('arrives whole, whatever is lost on the way, and sends nothing twice but what was lost', async () => {
    const fates = fc.array(fc.constantFrom('fine' as const, 'lost' as const, 'reply-lost' as const), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(fates, async (list) => {
        const left = [...list]
        const { state, calls } = fakeServer(size, () => left.shift() ?? 'fine')
        const { told, hooks } = recorder()
        expect(await uploadInParts(calls, size, hooks)).toBe(file)
        expect(state).toMatchObject({ received: size, files: 1, uploads: 1 })
        for (let i = 1; i < state.sent.length; i++)
          expect(state.sent[i]! - state.sent[i - 1]!).toBe(partAt(size, state.sent[i - 1]!)!.length)
        expect(told.interrupted.filter((is) => is)).toHaveLength(told.waits.length)
      }),
    )
  })

  it('waits longer while nothing comes through, and starts over with the next part', async () => {
    const left = ['fine', 'lost', 'lost', 'lost', 'fine', 'fine', 'lost'] as const
    let n = 0
    const { calls } = fakeServer(size, () => left[n++] ?? 'fine')
    const { told, hooks } = recorder()
    await uploadInParts(calls, size, hooks)
    expect(told.waits).toEqual([0, 1, 2, 0])
  })

  it('waits for a server that is busy, starting or behind a broken proxy', async () => {
    const left = [refused('busy', 503), refused('database-down', 503), new CallError('refused', 502, ''), refused('too-many-requests', 429)]
    const { calls } = fakeServer(size, () => left.shift() ?? 'fine')
    const { told, hooks } = recorder()
    expect(await uploadInParts(calls, size, hooks)).toBe(file)
    expect(told.waits).toEqual([0, 1, 2, 3])
  })

  it('begins again where the server has forgotten it, and asks where it disagrees', async () => {
    const left = ['fine', 'fine', refused('upload-over', 410), 'fine', refused('upload-part-damaged', 422), 'fine'] as const
    let n = 0
    const seen: string[] = []
    const { calls } = fakeServer(size, (call) => {
      seen.push(call)
      return left[n++] ?? 'fine'
    })
    const { hooks } = recorder()
    expect(await uploadInParts(calls, size, hooks)).toBe(file)
    expect(seen.slice(0, 7)).toEqual(['open', 'send', 'send', 'open', 'send', 'status', 'send'])
  })

  it.each([
    ['the file itself', refused('file-type', 415)],
    ['its turn', refused('not-your-turn', 409)],
    ['too many uploads', refused('too-many-uploads', 429)],
    ['a lost session', refused('signed-out', 401)],
    ['a full disk', refused('disk-full', 507)],
    ['a scanner that is down', refused('virus-scan-down', 503)],
    ['a cancelled upload', new DOMException('aborted', 'AbortError')],
  ])('gives up for %s', async (_what, error) => {
    const { calls } = fakeServer(size, (call) => (call === 'send' ? error : 'fine'))
    const { told, hooks } = recorder()
    await expect(uploadInParts(calls, size, hooks)).rejects.toBe(error)
    expect(told.waits).toEqual([])
  })

  it('gives up where the server and it never agree', async () => {
    const { state, calls } = fakeServer(size, (call) => (call === 'send' ? refused('upload-part-damaged', 422) : 'fine'))
    await expect(uploadInParts(calls, size, recorder().hooks)).rejects.toMatchObject({ code: 'upload-part-damaged' })
    expect(state.sent).toEqual([])
  })
})
