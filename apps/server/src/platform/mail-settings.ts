import { isEmail } from '@wenwu/core/profile/checks'

/** Where e-mails are handed on. */
export interface MailServer {
  host: string
  port: number
  /** TLS from the first byte (`smtps:`). */
  isTls: boolean
  /** Plain only until STARTTLS; without it nothing is sent. */
  needsTls: boolean
  user: string
  password: string
  /** The address in «From», with or without a name before it. */
  from: string
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * `WENWU_SMTP_URL` (`smtps://user:password@host:465`, `smtp://host:587`) and `WENWU_MAIL_FROM`; undefined: no e-mails. Outside this machine
 * the connection is encrypted. `fail` throws what stands in both languages.
 */
export function readMailServer(env: Env, fail: (zh: string, en: string) => never): MailServer | undefined {
  const given = env.WENWU_SMTP_URL
  if (given === undefined || given === '') return undefined
  const url = URL.canParse(given) ? new URL(given) : undefined
  if (url === undefined || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    return fail(
      '邮件服务器地址 WENWU_SMTP_URL 不正确，应为 smtps://账号:密码@主机:465 或 smtp://主机:587',
      'WENWU_SMTP_URL is no mail server: smtps://user:password@host:465 or smtp://host:587',
    )
  const from = (env.WENWU_MAIL_FROM ?? '').trim()
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from
  if (!isEmail(address) || /[\r\n]/.test(from))
    return fail(
      '设置了 WENWU_SMTP_URL 时，WENWU_MAIL_FROM 应为发件人邮箱',
      'WENWU_MAIL_FROM is the sender’s address where WENWU_SMTP_URL is set',
    )
  const isTls = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port || (isTls ? 465 : 587)),
    isTls,
    needsTls: !isTls && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
  }
}
