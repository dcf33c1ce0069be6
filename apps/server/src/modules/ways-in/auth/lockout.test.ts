import { describe, expect, it } from 'vitest'
import { addressKey, formatLockout, lockMinutes } from './lockout.ts'

describe('lock-out', () => {
  it('grows from a quarter of an hour to a day', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(lockMinutes)).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
  })

  it.each([
    [900, '15分0秒'],
    [59, '59秒'],
    [0, '0秒'],
    [3600, '1小时0分0秒'],
    [86_400, '1天0小时0分0秒'],
    [90_061, '1天1小时1分1秒'],
  ])('shows %i seconds as %s', (seconds, shown) => {
    expect(formatLockout(seconds)).toBe(shown)
  })

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:0:0:1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
