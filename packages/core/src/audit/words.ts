import type { SignInMethod } from '../auth/model.ts'
import { builtInRoles, permissions } from '../auth/permissions.ts'
import { own } from '../form/json.ts'
import { text, textIn, type Locale, type Text } from '../i18n/text.ts'
import { findText } from '../i18n/translate.ts'
import { formatDateTime } from '../kernel/date.ts'
import { errorStatus } from '../kernel/errors.ts'
import { actionNames } from './actions.ts'
import { organizationKinds } from '../organizations/model.ts'
import { browserName } from './browser-name.ts'
import { auditFaults, type AuditOutcome } from './model.ts'
import { detailNames, objectNames } from './object-words.ts'

const outcomes: Record<AuditOutcome, Text> = {
  done: text('成功', 'Done'),
  denied: text('被拒绝', 'Refused'),
  failed: text('失败', 'Failed'),
}

const methods: Record<SignInMethod, Text> = {
  password: text('账号密码', 'Password'),
  sms: text('短信验证码', 'Text message'),
  oidc: text('统一认证', 'Single sign-on'),
  qr: text('扫码', 'QR code'),
  certificate: text('数字证书', 'Certificate'),
  platform: text('国家政务服务平台', 'National service platform'),
  transit: text('免登跳转', 'Transit'),
  remembered: text('记住的设备', 'Remembered device'),
}

/** Reasons of refusals as a log tells them; the sentences of errors.ts speak to whoever was refused and hold figures. */
const reasons: Readonly<Record<string, Text>> = {
  'wrong-password': text('密码错误', 'Wrong password'),
  'wrong-entrance': text('登录入口不符', 'Wrong entrance'),
  'account-locked-out': text('连续失败，暂时锁定', 'Locked out after failures'),
  'account-disabled': text('账号已停用', 'Account disabled'),
  'account-pending': text('账号尚未审核', 'Account not approved yet'),
  'ticket-invalid': text('登录凭证无效', 'Invalid ticket'),
  'signed-out': text('未登录或会话已失效', 'Not signed in'),
  forbidden: text('没有权限', 'Not allowed'),
  'not-found': text('不存在或无权查看', 'Missing, or not theirs to see'),
  conflict: text('已被他人修改', 'Changed by somebody else'),
  'not-your-turn': text('不在其办理环节', 'Not their turn'),
  'task-taken': text('已被他人办理', 'Handled by somebody else'),
  'task-claimed': text('已被他人领取', 'Claimed by somebody else'),
}

/** The name of an audited act; an unknown one is told by its code. */
export function actionName(action: string, locale: Locale): string {
  return nameIn(actionNames, action, locale)
}

/** The name of a kind of object; an unknown one is told by its code. */
export function objectName(type: string, locale: Locale): string {
  return nameIn(objectNames, type, locale)
}

export function outcomeName(outcome: AuditOutcome, locale: Locale): string {
  return textIn(outcomes[outcome], locale)
}

export function signInMethodName(method: SignInMethod, locale: Locale): string {
  return textIn(methods[method], locale)
}

/** The name of a built-in role; one of the installation's own is told by its code. */
export function roleName(role: string, locale: Locale): string {
  const known = own(builtInRoles, role) as { name: Text } | undefined
  return known === undefined ? role : textIn(known.name, locale)
}

/** Why something was refused, by its error code. */
export function reasonName(code: string, locale: Locale): string {
  const known = own(reasons, code) as Text | undefined
  if (known !== undefined) return textIn(known, locale)
  const sentence = Object.hasOwn(errorStatus, code) ? findText(locale, `errors.${code}`) : undefined
  return sentence === undefined || sentence.includes('{') ? code : sentence.replace(/[。.]$/, '')
}

export interface DetailLine {
  label: string
  value: string
}

/** What a row says beside its columns, as lines to read; blank facts are left out. */
export function detailLines(details: Record<string, unknown>, locale: Locale): DetailLine[] {
  return Object.entries(details).flatMap(([key, value]) => {
    const told = valueOf(key, value, locale)
    return told === '' ? [] : [{ label: nameIn(detailNames, key, locale), value: told }]
  })
}

/** All lines in one, for a cell. */
export function detailText(details: Record<string, unknown>, locale: Locale): string {
  return detailLines(details, locale)
    .map((line) => `${line.label}${textIn(colon, locale)}${line.value}`)
    .join(textIn(semicolon, locale))
}

const colon = text('：', ': ')
const semicolon = text('；', '; ')

function valueOf(key: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return textIn(value ? text('是', 'Yes') : text('否', 'No'), locale)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return wordOf(key, value, locale)
  if (Array.isArray(value)) return value.map((entry) => valueOf(key, entry, locale)).join(textIn(text('、', ', '), locale))
  return Object.entries(value)
    .map(([inner, entry]) => `${nameIn(detailNames, inner, locale)} ${valueOf(inner, entry, locale)}`)
    .join(textIn(text('，', ', '), locale))
}

function wordOf(key: string, value: string, locale: Locale): string {
  if (key === 'error') return reasonName(value, locale)
  if (key === 'role' || key === 'roles') return roleName(value, locale)
  if (key === 'action') return actionName(value, locale)
  if (key === 'objectType') return objectName(value, locale)
  if (key === 'userAgent') return browserName(value)
  if (key === 'kind') return kindName(value, locale)
  if (key === 'granted' || key === 'revoked') return roleName(value, locale)
  if (key.startsWith('permission')) return nameIn(permissions, value, locale)
  if (key === 'fields' || key === 'changed' || key === 'field') return nameIn(detailNames, value, locale)
  if (key === 'method') return nameIn(methods, value, locale)
  if (key === 'outcome') return nameIn(outcomes, value, locale)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) ? formatDateTime(new Date(value)) : value
}

/** Kinds of organisations and of faults, which have their words elsewhere. */
function kindName(kind: string, locale: Locale): string {
  if (organizationKinds.some((known) => known === kind)) return findText(locale, `organizations.kind.${kind}`) ?? kind
  if (auditFaults.some((known) => known === kind)) return findText(locale, `logs.fault_${kind.replaceAll('-', '_')}`) ?? kind
  return kind
}

function nameIn(table: Readonly<Record<string, Text>>, key: string, locale: Locale): string {
  const found = own(table, key) as Text | undefined
  return found === undefined ? key : textIn(found, locale)
}
