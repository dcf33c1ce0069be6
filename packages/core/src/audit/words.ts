import type { SignInMethod } from '../auth/model.ts'
import { builtInRoles } from '../auth/permissions.ts'
import { own } from '../form/json.ts'
import { text, textIn, type Locale, type Text } from '../i18n/text.ts'
import { findText } from '../i18n/translate.ts'
import { formatDateTime } from '../kernel/date.ts'
import { isErrorCode } from '../kernel/error-codes.ts'
import { actionNames, presentAction } from './actions.ts'
import { organizationKinds } from '../organizations/kinds/index.generated.ts'
import { permissions } from '../permissions.generated.ts'
import { browserName } from './browser-name.ts'
import { auditFaults, type AboutCase, type AuditOutcome, type OperationRow } from './model.ts'
import { detailNames, objectNames, valueNames } from './object-words.ts'
import { joinList } from '../i18n/format.ts'

const outcomes: Record<AuditOutcome, Text> = {
  done: text('成功', 'Done', { ja_JP: '成功', ko_KR: '성공' }),
  denied: text('被拒绝', 'Refused', { ja_JP: '拒否', ko_KR: '거부됨' }),
  failed: text('失败', 'Failed', { ja_JP: '失敗', ko_KR: '실패' }),
}

const methods: Record<SignInMethod, Text> = {
  password: text('账号密码', 'Password', { ja_JP: 'パスワード', ko_KR: '계정·비밀번호' }),
  sms: text('短信验证码', 'Text message', { ja_JP: 'SMS認証コード', ko_KR: 'SMS 인증번호' }),
  oidc: text('统一认证', 'Single sign-on', { ja_JP: '統一認証', ko_KR: '통합 인증' }),
  qr: text('扫码', 'QR code', { ja_JP: 'QRコード', ko_KR: 'QR 코드' }),
  certificate: text('数字证书', 'Certificate', { ja_JP: '電子証明書', ko_KR: '디지털 인증서' }),
  platform: text('国家政务服务平台', 'National service platform', {
    ja_JP: '国家政務サービスプラットフォーム',
    ko_KR: '국가 정무서비스 플랫폼',
  }),
  transit: text('免登跳转', 'Transit', { ja_JP: '自動ログイン', ko_KR: '자동 로그인' }),
  remembered: text('记住的设备', 'Remembered device', { ja_JP: '保存した端末', ko_KR: '저장된 기기' }),
}

/** Reasons of refusals as a log tells them; the sentences of errors.ts speak to whoever was refused and hold figures. */
const reasons: Readonly<Record<string, Text>> = {
  'wrong-password': text('密码错误', 'Wrong password', { ja_JP: 'パスワードの誤り', ko_KR: '비밀번호 오류' }),
  'wrong-entrance': text('登录入口不符', 'Wrong entrance', { ja_JP: 'ログイン入口の不一致', ko_KR: '로그인 입구 불일치' }),
  'account-locked-out': text('连续失败，暂时锁定', 'Locked out after failures', {
    ja_JP: '連続失敗による一時ロック',
    ko_KR: '연속 실패로 일시 잠김',
  }),
  'account-disabled': text('账号已停用', 'Account disabled', { ja_JP: 'アカウント停止中', ko_KR: '계정 중지됨' }),
  'account-pending': text('账号尚未审核', 'Account not approved yet', { ja_JP: 'アカウント未審査', ko_KR: '승인 전 계정' }),
  'ticket-invalid': text('登录凭证无效', 'Invalid ticket', { ja_JP: 'ログイン情報が無効', ko_KR: '로그인 정보 무효' }),
  'not-bound': text('未绑定账号', 'No account is bound', { ja_JP: 'アカウント未登録', ko_KR: '연결된 계정 없음' }),
  'signed-out': text('未登录或会话已失效', 'Not signed in', {
    ja_JP: '未ログインまたはセッション切れ',
    ko_KR: '로그인 안 함 또는 세션 만료',
  }),
  forbidden: text('没有权限', 'Not allowed', { ja_JP: '権限なし', ko_KR: '권한 없음' }),
  'not-found': text('不存在或无权查看', 'Missing, or not theirs to see', {
    ja_JP: '存在しないか閲覧権限なし',
    ko_KR: '없거나 볼 권한 없음',
  }),
  conflict: text('已被他人修改', 'Changed by somebody else', { ja_JP: 'ほかの利用者が変更済み', ko_KR: '다른 사용자가 수정함' }),
  'not-your-turn': text('不在其办理环节', 'Not their turn', { ja_JP: '担当の段階ではない', ko_KR: '담당 단계가 아님' }),
  'part-ended': text('评审或评估已结束等待', 'No longer awaited', { ja_JP: '回答の受付終了後', ko_KR: '회신 접수 종료 후' }),
  'task-taken': text('已被他人办理', 'Handled by somebody else', { ja_JP: 'ほかの担当者が処理済み', ko_KR: '다른 담당자가 처리함' }),
  'task-done': text('已被他人办理', 'Handled by somebody else', { ja_JP: 'ほかの担当者が処理済み', ko_KR: '다른 담당자가 처리함' }),
  'task-claimed': text('已被他人领取', 'Claimed by somebody else', { ja_JP: 'ほかの担当者が引き受け済み', ko_KR: '다른 담당자가 담당함' }),
}

/** The name of an audited act; an unknown one is told by its code. */
export function actionName(action: string, locale: Locale): string {
  return nameIn(actionNames, presentAction(action), locale)
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
  const sentence = isErrorCode(code) ? findText(locale, `errors.${code}`) : undefined
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

/** Keys of details that have no name, those inside other details too, and fields said to be changed: a log would show them as they are. */
export function unnamedKeys(details: unknown): string[] {
  if (Array.isArray(details)) return details.flatMap(unnamedKeys)
  if (typeof details !== 'object' || details === null) return []
  return Object.entries(details).flatMap(([key, value]) => {
    const fields = isFieldKey(key) ? [value].flat().flatMap((each) => (typeof each === 'string' ? [fieldOf(each)] : [])) : []
    return [...[key, ...fields].filter((each) => !Object.hasOwn(detailNames, each)), ...unnamedKeys(value)]
  })
}

/** All lines in one, for a cell. */
export function detailText(details: Record<string, unknown>, locale: Locale): string {
  return detailLines(details, locale)
    .map((line) => `${line.label}${textIn(colon, locale)}${line.value}`)
    .join(textIn(semicolon, locale))
}

/** A row in one line: the case it is about (step · number · title), then its other facts. */
export function operationText({ about, details }: Pick<OperationRow, 'about' | 'details'>, locale: Locale): string {
  const facts = detailText(otherDetails(about, details), locale)
  if (about === null) return facts
  const words = [about.step, about.outcome, about.material].flatMap((each) => (each === null ? [] : [textIn(each, locale)]))
  const subject = [...words, about.number, about.title].filter(Boolean).join(' · ')
  return facts === '' ? subject : `${subject}${textIn(semicolon, locale)}${facts}`
}

/** The case a row is about as lines to read, then its other facts. */
export function operationLines({ about, details }: Pick<OperationRow, 'about' | 'details'>, locale: Locale): DetailLine[] {
  const line = (key: string, value: string): DetailLine => ({ label: nameIn(detailNames, key, locale), value })
  return [
    ...(about === null ? [] : [line('caseId', about.number), line('title', about.title)]),
    ...(about?.step == null ? [] : [line('step', textIn(about.step, locale))]),
    ...(about?.outcome == null ? [] : [line('outcome', textIn(about.outcome, locale))]),
    ...(about?.material == null ? [] : [line('material', textIn(about.material, locale))]),
    ...detailLines(otherDetails(about, details), locale),
  ]
}

/** Facts that the words about the case do not say already. The number of a to-do means nothing to a reader. */
function otherDetails(about: AboutCase | null, details: Record<string, unknown>): Record<string, unknown> {
  if (about === null) return details
  const inWords = (['step', 'outcome', 'material'] as const).filter((key) => about[key] !== null)
  const told = new Set<string>(['task', 'caseId', ...inWords])
  return Object.fromEntries(Object.entries(details).filter(([key, value]) => !told.has(key) && value !== about.number))
}

const colon = text('：', ': ', { ja_JP: '：', ko_KR: ': ' })
const semicolon = text('；', '; ', { ja_JP: '；', ko_KR: '; ' })

function valueOf(key: string, value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean')
    return textIn(
      value ? text('是', 'Yes', { ja_JP: 'はい', ko_KR: '예' }) : text('否', 'No', { ja_JP: 'いいえ', ko_KR: '아니요' }),
      locale,
    )
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return wordOf(key, value, locale)
  if (Array.isArray(value))
    return joinList(
      value.map((entry) => valueOf(key, entry, locale)),
      locale,
    )
  return Object.entries(value)
    .map(([inner, entry]) => `${nameIn(detailNames, inner, locale)} ${valueOf(inner, entry, locale)}`)
    .join(textIn(text('，', ', ', { ja_JP: '、', ko_KR: ', ' }), locale))
}

/** Whether values of a detail are names of fields. */
function isFieldKey(key: string): boolean {
  return key === 'fields' || key === 'changed' || key === 'field'
}

/** The field that a path leads to: `sample` of `catalogue.materials[0].sample`. */
function fieldOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

function wordOf(key: string, value: string, locale: Locale): string {
  const named = (own(valueNames, key) as Readonly<Record<string, Text>> | undefined) ?? {}
  if (Object.hasOwn(named, value)) return nameIn(named, value, locale)
  if (key === 'columns') return findText(locale, value) ?? value
  if (key === 'error') return reasonName(value, locale)
  if (key === 'role' || key === 'roles') return roleName(value, locale)
  if (key === 'action') return actionName(value, locale)
  if (key === 'objectType') return objectName(value, locale)
  if (key === 'userAgent') return browserName(value)
  if (key === 'kind') return kindName(value, locale)
  if (key === 'granted' || key === 'revoked') return roleName(value, locale)
  if (key.startsWith('permission')) return nameIn(permissions, value, locale)
  if (isFieldKey(key)) return nameIn(detailNames, fieldOf(value), locale)
  if (key === 'method') return nameIn(methods, value, locale)
  if (key === 'outcome') return nameIn(outcomes, value, locale)
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value) ? formatDateTime(new Date(value)) : value
}

/** Kinds of organisations and of faults, which have their words elsewhere. */
function kindName(kind: string, locale: Locale): string {
  const known = own(organizationKinds, kind) as { name: Text } | undefined
  if (known !== undefined) return textIn(known.name, locale)
  if (auditFaults.some((known) => known === kind)) return findText(locale, `logs.fault_${kind.replaceAll('-', '_')}`) ?? kind
  return kind
}

function nameIn(table: Readonly<Record<string, Text>>, key: string, locale: Locale): string {
  const found = own(table, key) as Text | undefined
  return found === undefined ? key : textIn(found, locale)
}
