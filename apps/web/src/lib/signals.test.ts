import { expect, it, vi } from 'vitest'
import { anySignal, timeoutSignal } from './signals.ts'

it('aborts with the first of several, for its reason, and no more after that', () => {
  const [first, second] = [new AbortController(), new AbortController()]
  const signal = anySignal(first.signal, undefined, second.signal)
  expect(signal.aborted).toBe(false)
  second.abort('second')
  first.abort('first')
  expect([signal.aborted, signal.reason]).toEqual([true, 'second'])
  expect(anySignal(new AbortController().signal, first.signal).reason).toBe('first')
  expect(anySignal().aborted).toBe(false)
})

it('aborts when the time is over', () => {
  vi.useFakeTimers()
  const signal = timeoutSignal(50)
  vi.advanceTimersByTime(49)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect((signal.reason as DOMException).name).toBe('TimeoutError')
  vi.useRealTimers()
})
