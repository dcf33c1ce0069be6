import { expect, it, vi } from 'vitest'
import type { AppServices } from '../../../../platform/services.ts'
import { atOnce, inTurnOf } from './list-turn.ts'

it('reads a few pages of words at once; those that wait have given their connection back, and go in order, whatever else is counted', async () => {
  const services = {} as AppServices
  const yielded: string[] = []
  const reading: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, line: keyof typeof atOnce = 'words', signal = new AbortController().signal) =>
    inTurnOf({ services, signal, yieldConnection: () => yielded.push(name) }, line, async () => {
      reading.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const first = Array.from({ length: atOnce.words }, (_, i) => `first ${i}`)
  const running = first.map((name) => ask(name))
  const leaving = new AbortController()
  const left = ask('left', 'words', leaving.signal)
  const later = ['second', 'third'].map((name) => ask(name))
  expect(yielded).toEqual([...first, 'left', 'second', 'third'])
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(reading).toEqual(first)
  const counted = ask('counted', 'tabs')
  await vi.waitFor(() => expect(reading).toEqual([...first, 'counted']))
  ends.pop()!()
  expect(await counted).toBe('counted')

  ends.shift()!()
  await vi.waitFor(() => expect(reading).toEqual([...first, 'counted', 'second']))
  ends.shift()!()
  await vi.waitFor(() => expect(reading).toEqual([...first, 'counted', 'second', 'third']))
  for (const end of ends) end()
  expect(await Promise.all([...running, ...later])).toEqual([...first, 'second', 'third'])
})
