import { describe, expect, it } from 'vitest'
import { readNationalPlatformSettings } from './national-platform-settings.ts'

type Env = Record<string, string | undefined>
const secret = Buffer.from('a secret of the tests that is long')
const full = {
  WENWU_NATIONAL_PLATFORM_URL: 'https://platform.example/gateway/',
  WENWU_NATIONAL_PLATFORM_APP: 'wenwu-1',
  WENWU_NATIONAL_PLATFORM_SECRET: 'x'.repeat(32),
}
function read(env: Env, environment: 'development' | 'production' | 'test' = 'production') {
  return readNationalPlatformSettings(env, environment, secret, (_zh, en) => {
    throw new Error(en)
  })
}

describe('settings of the national platform', () => {
  it('have the simulator on a fresh clone, and never in production', () => {
    expect(read({}, 'development')?.kind).toBe('simulator')
    expect(read({}, 'production')).toBeUndefined()
    expect(read({}, 'test')).toBeUndefined()
    expect(read({ WENWU_NATIONAL_PLATFORM: 'simulator' }, 'test')?.kind).toBe('simulator')
    expect(() => read({ WENWU_NATIONAL_PLATFORM: 'simulator' }, 'production')).toThrow('production refuses the simulator')
    expect(() => read({ ...full, WENWU_NATIONAL_PLATFORM: 'simulator' }, 'production')).toThrow('production refuses the simulator')
    expect(read({ ...full, WENWU_NATIONAL_PLATFORM: 'off' })).toBeUndefined()
    expect(() => read({ WENWU_NATIONAL_PLATFORM: 'yes' })).toThrow('simulator or off')
  })

  it('read the address, the application and the sites of the real one', () => {
    const settings = read({
      ...full,
      WENWU_NATIONAL_PLATFORM_SITES: '省政务服务网=https://zwfw.example/in?from=a , 文旅服务=https://wl.example/',
    })
    expect(settings).toMatchObject({
      kind: 'external',
      baseUrl: 'https://platform.example/gateway',
      loginUrl: 'https://platform.example/gateway/login',
      appId: 'wenwu-1',
    })
    expect([...(settings?.sites ?? [])]).toEqual([
      ['省政务服务网', 'https://zwfw.example/in?from=a'],
      ['文旅服务', 'https://wl.example/'],
    ])
  })

  it.each([
    [{ WENWU_NATIONAL_PLATFORM_APP: '' }, 'needs WENWU_NATIONAL_PLATFORM_APP'],
    [{ WENWU_NATIONAL_PLATFORM_SECRET: 'short' }, 'at least 32 characters'],
    [{ WENWU_NATIONAL_PLATFORM_URL: 'http://platform.example' }, 'an https address'],
    [{ WENWU_NATIONAL_PLATFORM_LOGIN: 'javascript:alert(1)' }, 'an https address'],
    [{ WENWU_NATIONAL_PLATFORM_SITES: '甲=http://site.example' }, 'an https address'],
    [{ WENWU_NATIONAL_PLATFORM_SITES: 'https://site.example' }, 'name=address'],
    [{ WENWU_NATIONAL_PLATFORM_SITES: '甲=https://a.example,甲=https://b.example' }, 'name=address'],
  ])('refuse %o', (wrong: Env, message) => {
    expect(() => read({ ...full, ...wrong })).toThrow(message)
  })
})
