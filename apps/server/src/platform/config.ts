import path from 'node:path'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { readNationalPlatformSettings, type NationalPlatformSettings } from './national-platform-settings.ts'
import type { FramedSite } from '@wenwu/core/portal/model'
import type { SiteSettings } from '@wenwu/core/portal/model'
import { readSiteSettings } from './site-settings.ts'
import { readFramedSites } from './framed-sites.ts'
import { readMailServer, type MailServer } from './mail-settings.ts'
import { readCertificateSettings, type CertificateSettings } from './certificate-settings.ts'
import { readOidcSettings, type OidcSettings } from './oidc-settings.ts'
import { readClamdAddress, type ClamdAddress } from './files/clamd-settings.ts'
import { readFileStoreKind, readS3Settings, type FileStoreKind, type S3Settings } from './files/s3-settings.ts'

/** Settings of the process, read once at start. */
export interface Config {
  environment: 'development' | 'production' | 'test'
  port: number
  /** A port besides on which the basic data calls of specification §9 (9200) are answered; undefined: on the main port alone. */
  basicDataPort: number | undefined
  host: string
  dataDirectory: string
  /** Where signed heads of the audit trail are kept, outside the database. */
  auditHeadsDirectory: string
  databaseUrl: string | undefined
  poolSize: number
  /** How many answers of the search a process keeps; 0 = none. */
  searchAnswers: number
  /** Key material of at least 32 bytes; keys for audit, tickets, links and the password pepper are derived from it. */
  secret: Buffer
  passwordCost: 'production' | 'test'
  /** Whether a password may come as its MD5 (specification §5) beside the sealed form. */
  acceptLegacyHash: boolean
  /** After how many days a person is reminded to change the password; 0 = never. */
  passwordNoticeDays: number
  /** The message gateway; without one, messages go to the development outbox, and in production nowhere: what needs them is closed. */
  sms: SmsGateway | undefined
  mail: MailServer | undefined
  /** TOTP for officials: never asked, asked of those who set it up, or demanded of every official. */
  secondFactor: SecondFactorMode
  /** Whether «remember me» keeps officials signed in on their browser, too; applicants may always. */
  rememberOfficials: boolean
  /** Systems that may send people in by /loginTransit, each with the key it signs its requests with. */
  transitSystems: ReadonlyMap<string, string>
  /** Applications that may ask for notices by a signed call (§7.4), each with its key. */
  noticeApps: ReadonlyMap<string, string>
  /** Texts about this installation in the entrance and the footer (§2.2). */
  site: SiteSettings
  /** External sites that may be shown in a frame (state-protection page, §2.10). */
  framedSites: readonly FramedSite[]
  /** Whether /loginTransit takes real passwords in the address (specification §2.2), which end up in histories and logs. */
  transitLegacyPassword: boolean
  /** For how many days after a case is closed third parties and experts may still read what they judged. */
  assignmentDays: number
  /** How many proxies stand before the server: that many addresses of X-Forwarded-For, from the right, are believed. */
  trustProxy: number
  /** Scheme, host and port under which people open this installation, without a slash at the end; undefined outside production: as a browser of this machine asks. */
  publicUrl: string | undefined
  /** Whether documents may be opened in the office suite of the user's own machine, through its local helper (§9). */
  officeHelper: boolean
  /** Whether OFD is read in the page, or only by the plug-in that this installation insists on. */
  reader: 'built-in' | 'plugin'
  /** Single sign-on; undefined: none. */
  oidc: OidcSettings | undefined
  /** Sign-in by certificate; undefined: none. */
  certificate: CertificateSettings | undefined
  /** The national government service platform; undefined: no link, every call says 800. */
  nationalPlatform: NationalPlatformSettings | undefined
  /** Where the bytes of files live. */
  fileStore: FileStoreKind
  /** The object store; also beside `disk`, for moving the files. */
  s3: S3Settings | undefined
  /** The virus scanner every upload is shown to; undefined: none. */
  clamd: ClamdAddress | undefined
  logLevel: string
  webDirectory: string
  migrationsDirectory: string
  /** Templates and worker of the PDF renderer. */
  pdfAssetsDirectory: string
  /** The thread that reads workbooks and tables, bundled. */
  tableWorkerFile: string
  fontsDirectory: string | undefined
}

export interface SmsGateway {
  url: string
  secret: string
}

export type SecondFactorMode = 'off' | 'optional' | 'officials'

/** A setting that is missing or wrong; `zh` and `en` are shown as one line each before the process ends. */
export class ConfigError extends Error {
  readonly zh: string
  readonly en: string
  constructor(zh: string, en: string) {
    super(`${zh} / ${en}`)
    this.zh = zh
    this.en = en
  }
}

type Env = Record<string, string | undefined>

function readPort(name: string, value: string): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new ConfigError(`端口设置 ${name} 不正确：${value}`, `${name} is not a port: ${value}`)
}

/**
 * Reads the settings. In development a secret is made once and kept in the data folder (0600); production demands its own.
 * Throws ConfigError.
 */
export function readConfig(env: Env, root: string): Config {
  const environment = env.WENWU_ENV === 'production' ? 'production' : env.WENWU_ENV === 'test' ? 'test' : 'development'
  const dataDirectory = path.resolve(env.WENWU_DATA ?? path.join(root, 'data'))
  const port = readPort('WENWU_PORT', env.WENWU_PORT ?? env.PORT ?? '9100')
  if (environment === 'production' && env.WENWU_PASSWORD_COST === 'test') {
    throw new ConfigError(
      '生产环境不允许降低密码散列强度（WENWU_PASSWORD_COST）',
      'production refuses a lowered password cost (WENWU_PASSWORD_COST)',
    )
  }
  const secret = readSecret(env, environment, dataDirectory)
  const publicUrl = readPublicUrl(env, environment)
  const s3 = readS3Settings(env, environment, fail)
  return {
    environment,
    port,
    basicDataPort: env.WENWU_BASIC_DATA_PORT ? readPort('WENWU_BASIC_DATA_PORT', env.WENWU_BASIC_DATA_PORT) : undefined,
    host: env.WENWU_HOST ?? (environment === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDirectory,
    auditHeadsDirectory: path.resolve(env.WENWU_AUDIT_HEADS || path.join(dataDirectory, 'audit-heads')),
    databaseUrl: env.DATABASE_URL || undefined,
    poolSize: Number(env.WENWU_POOL ?? 10),
    searchAnswers: Math.max(0, Math.trunc(Number(env.WENWU_SEARCH_ANSWERS ?? 500)) || 0),
    secret,
    passwordCost: env.WENWU_PASSWORD_COST === 'test' ? 'test' : 'production',
    acceptLegacyHash: env.WENWU_ACCEPT_LEGACY_HASH !== 'false',
    passwordNoticeDays: Math.max(0, Math.trunc(Number(env.WENWU_PASSWORD_NOTICE_DAYS ?? 90)) || 0),
    sms: readSmsGateway(env, environment),
    mail: readMailServer(env, fail),
    secondFactor: readSecondFactor(env.WENWU_SECOND_FACTOR),
    rememberOfficials: env.WENWU_REMEMBER_OFFICIALS === 'true',
    transitSystems: readSystemKeys(env, 'WENWU_TRANSIT_SYSTEMS'),
    noticeApps: readSystemKeys(env, 'WENWU_NOTICE_APPS'),
    site: readSiteSettings(env, environment, fail),
    framedSites: readFramedSites(env.WENWU_FRAMED_SITES, publicUrl, fail),
    transitLegacyPassword: env.WENWU_TRANSIT_LEGACY_PASSWORD === 'true',
    assignmentDays: Math.max(0, Math.trunc(Number(env.WENWU_ASSIGNMENT_DAYS ?? 30)) || 0),
    trustProxy: Math.max(0, Math.trunc(Number(env.WENWU_TRUST_PROXY ?? 0)) || 0),
    publicUrl,
    officeHelper: env.WENWU_OFFICE_HELPER === 'true',
    reader: env.WENWU_READER === 'plugin' ? 'plugin' : 'built-in',
    oidc: readOidcSettings(env, environment, fail),
    certificate: readCertificateSettings(env, environment, fail),
    nationalPlatform: readNationalPlatformSettings(env, environment, secret, fail),
    fileStore: readFileStoreKind(env, s3, fail),
    s3,
    clamd: readClamdAddress(env.WENWU_CLAMD, fail),
    logLevel: env.WENWU_LOG ?? (environment === 'test' ? 'silent' : environment === 'production' ? 'info' : 'warn'),
    webDirectory: path.join(root, 'apps/web/dist'),
    migrationsDirectory: path.join(root, 'apps/server/src/db/migrations'),
    pdfAssetsDirectory: path.join(root, 'apps/server/src/platform/pdf'),
    tableWorkerFile: path.join(root, 'apps/server/dist/table-worker.mjs'),
    fontsDirectory: env.WENWU_FONTS,
  }
}

function fail(zh: string, en: string): never {
  throw new ConfigError(zh, en)
}

/** Production demands it: links, redirects and what certificates sign may not follow the Host header of a request. */
function readPublicUrl(env: Env, environment: Config['environment']): string | undefined {
  const given = env.WENWU_PUBLIC_URL ?? ''
  if (given === '' && environment === 'production')
    return fail(
      '生产环境必须设置访问地址 WENWU_PUBLIC_URL，如 https://host.example',
      'production demands WENWU_PUBLIC_URL, the address people use, like https://host.example',
    )
  if (given === '') return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    return fail(
      `WENWU_PUBLIC_URL 应为访问地址，如 https://host.example：${given}`,
      `WENWU_PUBLIC_URL is an address like https://host.example: ${given}`,
    )
  return url.origin
}

function readSecondFactor(given: string | undefined): SecondFactorMode {
  const mode = (['off', 'optional', 'officials'] as const).find((one) => one === (given || 'optional'))
  if (mode === undefined)
    throw new ConfigError(
      `WENWU_SECOND_FACTOR 只能是 off、optional、officials：${given}`,
      `WENWU_SECOND_FACTOR is off, optional or officials: ${given}`,
    )
  return mode
}

/** `name=key,name=key`; a key has at least 32 characters. */
function readSystemKeys(env: Env, setting: 'WENWU_TRANSIT_SYSTEMS' | 'WENWU_NOTICE_APPS'): ReadonlyMap<string, string> {
  const systems = new Map<string, string>()
  for (const part of (env[setting] ?? '').split(',').map((one) => one.trim())) {
    if (part === '') continue
    const match = /^([a-z0-9-]{1,40})=(\S{32,200})$/.exec(part)
    const [, name = '', key = ''] = match ?? []
    if (match === null || systems.has(name))
      throw new ConfigError(
        `${setting} 应写作 名称=密钥，密钥至少 32 个字符，多个系统用逗号分隔`,
        `${setting} is name=key with keys of at least 32 characters, separated by commas`,
      )
    systems.set(name, key)
  }
  return systems
}

function readSecret(env: Env, environment: Config['environment'], dataDirectory: string): Buffer {
  const given = env.WENWU_SECRET
  if (given !== undefined && given !== '') {
    const secret = Buffer.from(given, 'utf8')
    if (secret.length < 32) throw new ConfigError('WENWU_SECRET 至少需要 32 个字节', 'WENWU_SECRET needs at least 32 bytes')
    return secret
  }
  if (environment === 'production')
    throw new ConfigError(
      '生产环境必须设置 WENWU_SECRET（至少 32 个字节的随机值）',
      'production demands WENWU_SECRET (at least 32 random bytes)',
    )
  const file = path.join(dataDirectory, 'development-secret')
  fs.mkdirSync(dataDirectory, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  return Buffer.from(fs.readFileSync(file, 'utf8').trim(), 'utf8')
}

/** Only the operator names the gateway, and in production it is spoken to by TLS, or on this very machine. Throws ConfigError. */
function readSmsGateway(env: Env, environment: Config['environment']): SmsGateway | undefined {
  const given = env.WENWU_SMS_URL
  if (given === undefined || given === '') return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isLocal = url !== undefined && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && (isLocal || environment !== 'production'))
  if (url === undefined || !isSafe || url.username !== '' || url.password !== '') {
    throw new ConfigError(
      '短信网关地址 WENWU_SMS_URL 不正确：生产环境须为 https 或本机地址，且不含账号密码',
      'WENWU_SMS_URL is no address for the message gateway: https (or this machine) in production, without credentials',
    )
  }
  const secret = env.WENWU_SMS_SECRET ?? ''
  if (secret.length < 16)
    throw new ConfigError(
      '设置了 WENWU_SMS_URL 时，WENWU_SMS_SECRET 至少需要 16 个字符',
      'WENWU_SMS_SECRET needs at least 16 characters where WENWU_SMS_URL is set',
    )
  return { url: url.href, secret }
}
