import { createHash } from 'node:crypto'
import { isIP } from 'node:net'

/** How the national government service platform is reached (specification §7.1): itself, or the built-in simulator for development and rehearsal. */
export interface NationalPlatformSettings {
  kind: 'external' | 'simulator'
  /** Where the server asks it, without a slash at the end; empty for the simulator, which this server is itself. */
  baseUrl: string
  /** Where people sign in; empty for the simulator. */
  loginUrl: string
  appId: string
  /** Shared with the platform: signs calls and their answers. */
  secret: string
  /** The whole of one call to it, in milliseconds. */
  timeout: number
  /** Sites that `trustTransfer` leads to, by the name people see; nothing else is led to. A path stands for this server (simulator). */
  sites: ReadonlyMap<string, string>
}

/** As long as somebody waits before they are told that the link is down. */
const defaultTimeout = 5000
export const simulatorPath = '/api/national-platform-simulator'

type Env = Record<string, string | undefined>
type Fail = (zh: string, en: string) => never

/**
 * Reads WENWU_NATIONAL_PLATFORM and WENWU_NATIONAL_PLATFORM_*; undefined: there is no link. Outside production the simulator is there
 * without any setting. `fail` ends the start.
 */
export function readNationalPlatformSettings(
  env: Env,
  environment: 'development' | 'production' | 'test',
  secret: Buffer,
  fail: Fail,
): NationalPlatformSettings | undefined {
  const mode = env.WENWU_NATIONAL_PLATFORM ?? ''
  const baseUrl = env.WENWU_NATIONAL_PLATFORM_URL ?? ''
  if (mode === 'off') return undefined
  if (mode !== '' && mode !== 'simulator')
    fail(`WENWU_NATIONAL_PLATFORM 只能是 simulator 或 off：${mode}`, `WENWU_NATIONAL_PLATFORM is simulator or off: ${mode}`)
  if (mode === 'simulator' && environment === 'production')
    fail(
      '生产环境不允许使用国家政务服务平台模拟器（WENWU_NATIONAL_PLATFORM=simulator）',
      'production refuses the simulator of the national platform (WENWU_NATIONAL_PLATFORM=simulator)',
    )
  if (baseUrl !== '' && mode !== 'simulator') return external(env, environment, baseUrl, fail)
  return mode === 'simulator' || environment === 'development' ? simulator(secret) : undefined
}

function simulator(secret: Buffer): NationalPlatformSettings {
  return {
    kind: 'simulator',
    baseUrl: '',
    loginUrl: '',
    appId: 'wenwu',
    secret: createHash('sha256').update('national platform simulator').update(secret).digest('hex'),
    timeout: defaultTimeout,
    sites: new Map([['演练政务服务网站', `${simulatorPath}/site`]]),
  }
}

function external(env: Env, environment: string, baseUrl: string, fail: Fail): NationalPlatformSettings {
  const appId = env.WENWU_NATIONAL_PLATFORM_APP ?? ''
  const secret = env.WENWU_NATIONAL_PLATFORM_SECRET ?? ''
  if (!/^[\w.-]{1,100}$/.test(appId))
    fail(
      '设置了 WENWU_NATIONAL_PLATFORM_URL，还需要 WENWU_NATIONAL_PLATFORM_APP',
      'WENWU_NATIONAL_PLATFORM_URL needs WENWU_NATIONAL_PLATFORM_APP',
    )
  if (secret.length < 32)
    fail('WENWU_NATIONAL_PLATFORM_SECRET 至少需要 32 个字符', 'WENWU_NATIONAL_PLATFORM_SECRET needs at least 32 characters')
  const address = (text: string, name: string): string => addressOf(text, name, environment, fail)
  const base = address(baseUrl, 'WENWU_NATIONAL_PLATFORM_URL').replace(/\/+$/, '')
  const login = env.WENWU_NATIONAL_PLATFORM_LOGIN ?? ''
  return {
    kind: 'external',
    baseUrl: base,
    loginUrl: login === '' ? `${base}/login` : address(login, 'WENWU_NATIONAL_PLATFORM_LOGIN'),
    appId,
    secret,
    timeout: defaultTimeout,
    sites: readSites(env.WENWU_NATIONAL_PLATFORM_SITES ?? '', address, fail),
  }
}

/** `name=https://address,name=https://address`. */
function readSites(given: string, address: (text: string, name: string) => string, fail: Fail): ReadonlyMap<string, string> {
  const sites = new Map<string, string>()
  for (const part of given.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const [, name = '', to = ''] = /^([^=]{1,60})=(\S+)$/.exec(part) ?? []
    if (name === '' || sites.has(name))
      fail(
        'WENWU_NATIONAL_PLATFORM_SITES 应写作 名称=地址，多个用逗号分隔',
        'WENWU_NATIONAL_PLATFORM_SITES is name=address, separated by commas',
      )
    sites.set(name, address(to, 'WENWU_NATIONAL_PLATFORM_SITES'))
  }
  return sites
}

function addressOf(text: string, name: string, environment: string, fail: Fail): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isFine =
    url !== undefined &&
    url.username === '' &&
    url.hash === '' &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && (environment !== 'production' || isLoopback(url.hostname))))
  if (!isFine) return fail(`${name} 应为 https 地址：${text}`, `${name} is an https address: ${text}`)
  return url.href
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || (isIP(hostname) === 4 && hostname.startsWith('127.')) || hostname === '[::1]'
}
