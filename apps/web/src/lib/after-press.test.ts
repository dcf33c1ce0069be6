import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pressGuard } from './after-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page() {
  const target = new EventTarget()
  const acts: string[] = []
  const guard = pressGuard(target)
  return { acts, act: (name: string) => guard(() => acts.push(name)), send: (type: string) => target.dispatchEvent(new Event(type)) }
}

it('acts at once where no button is pressed', () => {
  const { acts, act } = page()
  act('left')
  expect(acts).toEqual(['left'])
})

it.each(['mouseup', 'dragend', 'blur'])('waits while a button is pressed, until the turn after %s', (end) => {
  const { acts, act, send } = page()
  send('mousedown')
  act('left')
  send(end)
  expect(acts).toEqual([])
  vi.runAllTimers()
  expect(acts).toEqual(['left'])
  act('next')
  expect(acts).toEqual(['left', 'next'])
})
