import { describe, expect, it } from 'vitest'
import { Circuit } from './circuit.ts'

describe('the circuit to the national platform', () => {
  it('lets calls through until three failed in a row', () => {
    const circuit = new Circuit(3, 1000)
    circuit.failed(0)
    circuit.failed(0)
    circuit.succeeded()
    circuit.failed(0)
    circuit.failed(0)
    expect(circuit.admits(0)).toBe(true)
    circuit.failed(0)
    expect(circuit.admits(0)).toBe(false)
    expect(circuit.admits(999)).toBe(false)
  })

  it('then lets one try, whose outcome decides for all', () => {
    const circuit = new Circuit(1, 1000)
    circuit.failed(0)
    expect([circuit.admits(1000), circuit.admits(1000)]).toEqual([true, false])
    circuit.failed(1000)
    expect([circuit.admits(1999), circuit.admits(2000)]).toEqual([false, true])
    circuit.succeeded()
    expect([circuit.admits(2000), circuit.admits(2000)]).toEqual([true, true])
  })
})
