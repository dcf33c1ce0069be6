import { describe, expect, it } from 'vitest'
import { uploadQuota } from '@wenwu/core/files/upload-parts'
import { uploadsToGiveUp, type OpenUpload } from './upload-quota.ts'

const now = new Date('2026-11-23T10:00:00Z')
const mb = 1024 * 1024
const upload = (id: string, size: number, idleMinutes: number): OpenUpload => ({
  id,
  size,
  touchedAt: new Date(now.getTime() - idleMinutes * 60_000),
})
const many = (n: number, size: number, idleMinutes: number) => Array.from({ length: n }, (_, i) => upload(`${i}`, size, idleMinutes))

describe('the quota of open uploads', () => {
  it('has room up to its number and its bytes', () => {
    expect(uploadsToGiveUp([], 20 * mb, now)).toEqual([])
    expect(uploadsToGiveUp(many(uploadQuota.uploads - 1, mb, 0), mb, now)).toEqual([])
    expect(uploadsToGiveUp(many(4, 20 * mb, 0), 20 * mb, now)).toEqual([])
  })

  it('refuses where all are at work', () => {
    expect(uploadsToGiveUp(many(uploadQuota.uploads, 1, 60), 1, now)).toBeUndefined()
    expect(uploadsToGiveUp(many(5, 20 * mb, 60), 1, now)).toBeUndefined()
  })

  it('gives up the longest idle, and no more than needed', () => {
    const open = [...many(uploadQuota.uploads - 2, mb, 0), upload('idle', mb, 61), upload('older', mb, 600)]
    expect(uploadsToGiveUp(open, mb, now)).toEqual(['older'])
    expect(uploadsToGiveUp([...many(3, 20 * mb, 0), upload('idle', 20 * mb, 61), upload('older', 20 * mb, 600)], 20 * mb, now)).toEqual([
      'older',
    ])
    expect(uploadsToGiveUp([...many(4, 20 * mb, 0), upload('a', 12 * mb, 99), upload('b', 8 * mb, 98)], 20 * mb, now)).toEqual(['a', 'b'])
  })
})
