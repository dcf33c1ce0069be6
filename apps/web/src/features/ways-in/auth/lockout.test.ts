import { describe, expect, it } from 'vitest'
import { translate } from '@wenwu/core/i18n/translate'
import type { TextTools } from '../../../lib/i18n.ts'
import { formatLockout, lockoutSeconds } from './lockout.ts'

const t: TextTools['t'] = (key, params) => translate('zh_CN', key, params)

describe('lock-out (specification §8.2)', () => {
  it('is formatted as days, hours, minutes and seconds, without zeros at the front', () => {
    expect(formatLockout(90_061, t)).toBe('1天1小时1分1秒')
    expect(formatLockout(900, t)).toBe('15分0秒')
    expect(formatLockout(7, t)).toBe('7秒')
    expect(formatLockout(0, t)).toBe('0秒')
  })
  it('takes an instant or seconds', () => {
    const now = Date.parse('2026-11-20T00:00:00Z')
    expect(lockoutSeconds('2026-11-20T00:15:00Z', now)).toBe(900)
    expect(lockoutSeconds('2026-11-19T00:00:00Z', now)).toBe(0)
    expect(lockoutSeconds(12.2, now)).toBe(13)
    expect(lockoutSeconds('600', now)).toBe(600)
    expect(lockoutSeconds('soon', now)).toBeUndefined()
    expect(lockoutSeconds(null, now)).toBeUndefined()
  })
})
