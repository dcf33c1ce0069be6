import { describe, expect, it } from 'vitest'
import { readArrival, readReturn } from './read-return.ts'

const read = (text: string) => readReturn(new URLSearchParams(text))

describe('the return from the national platform', () => {
  it('is a ticket with its state, a refusal, or nothing that helps', () => {
    expect(read('ticket=a&state=b')).toEqual({ kind: 'ticket', ticket: 'a', state: 'b' })
    expect(read('error=cancelled&state=b')).toEqual({ kind: 'cancelled' })
    expect(read('ticket=a')).toEqual({ kind: 'incomplete' })
    expect(read('ticket=&state=b')).toEqual({ kind: 'incomplete' })
    expect(read('')).toEqual({ kind: 'incomplete' })
  })

  it('is a token from the platform’s own pages', () => {
    expect(readArrival(new URLSearchParams('token=a'))).toEqual({ kind: 'token', token: 'a' })
    expect(readArrival(new URLSearchParams('ticket=a&state=b'))).toEqual({ kind: 'incomplete' })
  })
})
