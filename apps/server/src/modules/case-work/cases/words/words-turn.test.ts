import { expect, it, vi } from 'vitest'
import type { AppServices } from '../../../../platform/services.ts'
import { wordsAtOnce, wordsInTurn } from './words-turn.ts'

it('reads a few pages of words at once; those that wait have given their connection back, and go in order', async () => {
  const services = {} as AppServices
  const yielded: string[] = []
  const reading: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, signal = new AbortController().signal) =>
    wordsInTurn({ services, signal, yieldConnection: () => yielded.push(name) }, async () => {
      reading.push(name)
      await new Promise<void>((resolve) => ends.push(resolve))
      return name
    })
  const first = Array.from({ length: wordsAtOnce }, (_, i) => `first ${i}`)
  const running = first.map((name) => ask(name))
  const leaving = new AbortController()
  const left = ask('left', leaving.signal)
  const later = ['second', 'third'].map((name) => ask(name))
  expect(yielded).toEqual([...first, 'left', 'second', 'third'])
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(reading).toEqual(first)

  ends.shift()!()
  await vi.waitFor(() => expect(reading).toEqual([...first, 'second']))
  ends.shift()!()
  await vi.waitFor(() => expect(reading).toEqual([...first, 'second', 'third']))
  for (const end of ends) end()
  expect(await Promise.all([...running, ...later])).toEqual([...first, 'second', 'third'])
})
