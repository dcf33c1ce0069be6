import { describe, expect, it } from 'vitest'
import { GuessPressure, pressureLimit } from './guess-pressure.ts'

const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 23) + seconds * 1000)

describe('pressure of guesses', () => {
  it('is high from the limit on, and over a minute after the last ones', () => {
    const pressure = new GuessPressure()
    for (let i = 0; i < pressureLimit - 1; i++) pressure.noteFailure(at(i / 2))
    expect(pressure.isHigh(at(29))).toBe(false)
    pressure.noteFailure(at(29.5))
    expect(pressure.isHigh(at(29.6))).toBe(true)
    expect(pressure.isHigh(at(61))).toBe(false)
  })

  it('stays high while the guessing goes on, however long', () => {
    const pressure = new GuessPressure()
    for (let i = 0; i < 1000; i++) pressure.noteFailure(at(i / 5))
    expect(pressure.isHigh(at(200))).toBe(true)
  })

  it('is low where failures are few, and forgets what a clock set back has left', () => {
    const pressure = new GuessPressure()
    for (let i = 0; i < 100; i++) pressure.noteFailure(at(i * 2))
    expect(pressure.isHigh(at(200))).toBe(false)
    for (let i = 0; i < pressureLimit; i++) pressure.noteFailure(at(5000))
    expect(pressure.isHigh(at(100))).toBe(false)
  })
})
