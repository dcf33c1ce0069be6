import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { contract } from './contract.ts'
import { isEmail, isPictureTooLarge, pictureParts } from './checks.ts'
import { deviceName } from './device-name.ts'
import { proposedFamilyName } from './family-name.ts'
import { avatarLimit } from './model.ts'

describe('e-mail addresses (specification §5)', () => {
  it.each(['a@b.cn', 'li.ming+wenwu@ncha.gov.cn', 'A_1%x-y@sub-domain.example.org'])('takes %j', (text) => expect(isEmail(text)).toBe(true))

  it.each([
    '',
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a@b.c',
    'a b@c.cn',
    'a@b..cn',
    'a@-b.cn',
    'a@b-.cn',
    '李明@b.cn',
    'a@b.cn\n',
    'a@b.cn,c@d.cn',
    `${'a'.repeat(200)}@b.cn`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false))

  it('decides any text at once', () => {
    fc.assert(fc.property(fc.string({ maxLength: 5000 }), (text) => isEmail(`${text}@${text}`) === isEmail(`${text}@${text}`)))
    const started = performance.now()
    isEmail(`a@${'a-'.repeat(90)}`)
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

describe('pictures as data URLs', () => {
  it('tells type and content', () => {
    expect(pictureParts('data:image/png;base64,AAAA')).toEqual({ type: 'png', base64: 'AAAA' })
    expect(pictureParts('data:image/jpeg;base64,AA==')).toEqual({ type: 'jpeg', base64: 'AA==' })
  })

  it.each([
    '',
    'AAAA',
    'data:image/svg+xml;base64,AAAA',
    'data:image/gif;base64,AAAA',
    'data:text/html;base64,AAAA',
    'data:image/png,AAAA',
    'data:image/png;base64,',
    'data:image/png;base64,<svg>',
    'data:image/png;base64,AAAA\n',
    'https://example.org/a.png',
  ])('knows that %j is none', (text) => expect(pictureParts(text)).toBeUndefined())

  it('may have 256,000 characters', () => {
    expect(avatarLimit).toBe(256_000)
    expect(isPictureTooLarge('x'.repeat(256_000))).toBe(false)
    expect(isPictureTooLarge('x'.repeat(256_001))).toBe(true)
  })
})

describe('devices as people call them', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      'Chrome 141 · Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
      'Edge 141 · Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145 · Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari 18 · macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18 · iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; HarmonyOS) AppleWebKit/537.36 Chrome/114.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
      'WeChat 8 · HarmonyOS',
    ],
    ['Mozilla/5.0 (X11; UOS; Linux x86_64) AppleWebKit/537.36 Chrome/100.0.0.0 Safari/537.36', 'Chrome 100 · UOS'],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('%s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
})

describe('the wire of the profile', () => {
  it('keeps a record whole', () => {
    const record = fc.record({
      id: fc.string(),
      username: fc.string(),
      familyName: fc.string(),
      name: fc.string(),
      mobile: fc.string(),
      email: fc.string(),
      avatar: fc.string(),
      isNameFixed: fc.boolean(),
      canChangeMobile: fc.boolean(),
      lastSignInAt: fc.option(fc.string()),
      registeredAt: fc.string(),
      passwordChangedAt: fc.string(),
      roles: fc.array(fc.record({ id: fc.string(), name: fc.record({ zh_CN: fc.string(), en_US: fc.string() }) })),
    })
    const { output } = contract.details
    fc.assert(
      fc.property(record, (profile) => {
        expect(output.toDomain(output.toWire(profile))).toEqual(profile)
      }),
    )
  })

  it('has the specification’s names', () => {
    expect(contract.changePassword.input.toWire({ ids: ['1', '2'], current: 'a', next: 'b' })).toEqual({
      cscpUserDetailDTO: { currentUserPwd: 'a', id: '1', userId: '2' },
      newPassword: 'b',
    })
  })
})

it.each([
  ['张三丰', '张'],
  ['欧阳修远', '欧阳'],
  ['司马', '司'],
  ['Ada Lovelace', 'Lovelace'],
  [' ', ''],
])('of «%s» the family name is proposed as «%s»', (name, proposed) => {
  expect(proposedFamilyName(name)).toBe(proposed)
})
