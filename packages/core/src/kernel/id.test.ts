import { describe, expect, it } from 'vitest'
import { isId, newId } from './id.ts'

describe('newId', () => {
  it('makes ids that sort as they were made, however many a millisecond has', () => {
    const ids = Array.from({ length: 20_000 }, () => newId())
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('makes UUIDs of version 7 that begin with their time', () => {
    const before = Date.now()
    const id = newId()
    expect(isId(id)).toBe(true)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBeGreaterThanOrEqual(before)
    expect(newId(Date.UTC(2026, 10, 24)).startsWith('01a20ada-2c00-7')).toBe(true)
  })
})
