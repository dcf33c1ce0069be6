import { afterEach, expect, it, vi } from 'vitest'
import { chunkTime, later } from './later.tsx'

afterEach(() => vi.useRealTimers())

it('the code of a screen that does not come within 120 s has failed, and is asked for again', async () => {
  vi.useFakeTimers()
  let asked = 0
  const Screen = later(
    () => (++asked === 1 ? new Promise<() => null>(() => undefined) : Promise.resolve(() => null)),
    () => null,
  )
  const failed = expect(Screen.preload()).rejects.toThrow('in time')
  await vi.advanceTimersByTimeAsync(chunkTime)
  await failed
  await Screen.preload()
  expect([asked, chunkTime]).toEqual([2, 120_000])
})
