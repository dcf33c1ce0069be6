import { z } from 'zod'
import { userKindCode, userKindOf, type UserKind } from '../auth/model.ts'
import { locales, type Locale } from '../i18n/text.ts'
import { passwordWireLimit } from '../auth/password-rule.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { forgotUserTypes, type CodePurpose, type CodeRequest, type CodeVerdict, type Refusal } from './model.ts'

const phone = z.string().max(60)
const code = z.string().max(40)

/** `locale` is ours: the language of the page. `type` of a code request: a user type ('1', '2', '3') asks for a code to sign in with, `register` for one to register with. */
const codeOrder = mapped(
  z.object({ phone, type: z.string().max(20).optional(), locale: z.enum(locales).optional() }),
  (wire): { mobile: string; purpose: Extract<CodePurpose, 'sign-in' | 'register'>; locale?: Locale | undefined } => ({
    mobile: wire.phone,
    purpose: wire.type === 'register' ? 'register' : 'sign-in',
    locale: wire.locale,
  }),
  (domain) => ({ phone: domain.mobile, type: domain.purpose === 'register' ? 'register' : '1', locale: domain.locale }),
)

// A refusal that the specification reads in a reply (`flag`, `data: false`) has the parts of every other refusal beside it.
const refusalParts = {
  code: z.number(),
  error: z.string().optional(),
  msg: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}

function refusalOf(wire: { code: number; error?: string | undefined; msg: string; params?: Refusal['params'] | undefined }): Refusal {
  return { code: wire.code, error: wire.error ?? '', msg: wire.msg, params: wire.params ?? {} }
}

/** Reply of createVliteCode (specification §7.1): flag '1', else msg. */
const codeRequest = mapped(
  z.object({ ...refusalParts, flag: z.enum(['0', '1']), seconds: z.number(), isRehearsal: z.boolean() }),
  (wire): CodeRequest => ({ seconds: wire.seconds, isRehearsal: wire.isRehearsal, ...(wire.flag === '0' && { refusal: refusalOf(wire) }) }),
  ({ seconds, isRehearsal, refusal }) => ({
    code: 200,
    msg: '',
    ...refusal,
    flag: refusal === undefined ? ('1' as const) : ('0' as const),
    seconds,
    isRehearsal,
  }),
)

/** Reply of validateCode (specification §7.1): data true or false, msg. */
const verdict = mapped(
  z.object({ ...refusalParts, data: z.boolean() }),
  (wire): CodeVerdict => (wire.data ? {} : { refusal: refusalOf(wire) }),
  ({ refusal }) => ({ code: 200, msg: '', ...refusal, data: refusal === undefined }),
)

export interface PhoneSignIn {
  mobile: string
  code: string
  kind: UserKind
  /** Which account, where the phone belongs to several. */
  username: string
}

const phoneSignIn = mapped(
  z.object({
    isPhone: z.union([z.boolean(), z.string().max(10), z.number()]).optional(),
    username: z.string().max(100).optional(),
    password: z.string().max(600).optional(),
    phone,
    vCode: code,
    type: z.string().max(10),
  }),
  (wire): PhoneSignIn => ({ mobile: wire.phone, code: wire.vCode, kind: userKindOf(wire.type), username: wire.username ?? '' }),
  ({ mobile, code, kind, username }) => ({ isPhone: true, username, password: '', phone: mobile, vCode: code, type: userKindCode[kind] }),
)

export interface CodeProof {
  mobile: string
  code: string
  /** What forgetPaasword gave; a caller of the specification does not send it, and proves its newest request then. */
  resetId: string | undefined
}

const codeProof = mapped(
  z.object({ phone, vCode: code, vCodeId: z.string().max(100).optional() }),
  (wire): CodeProof => ({ mobile: wire.phone, code: wire.vCode, resetId: wire.vCodeId }),
  (domain) => ({ phone: domain.mobile, vCode: domain.code, vCodeId: domain.resetId }),
)

export const contract = {
  sendCode: endpoint({
    method: 'GET',
    path: '/api/user/createVliteCode',
    summary: 'Sends a one-time code to a phone; the reply is the same whether or not an account has that phone. Needs X-Requested-With',
    access: 'public',
    isWayIn: true,
    ownPageOnly: true,
    tx: 'none',
    input: codeOrder,
    output: codeRequest,
  }),
  loginByPhone: endpoint({
    method: 'POST',
    path: '/api/user/loginByPhone',
    summary: 'Signs in with phone and code: the ticket is «username,secret», the secret is the password of one /sso/login within 60 s',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: phoneSignIn,
    output: inData(plain(z.object({ ticket: z.string() }))),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/framework/forgetPaasword',
    summary: 'Forgotten password: sends a code to the phone of the account that is named, and always gives an id',
    access: 'public',
    tx: 'write',
    input: mapped(
      z.object({ userType: z.enum(forgotUserTypes), username: z.string().min(1).max(100), phone }),
      ({ phone: mobile, ...rest }) => ({ ...rest, mobile }),
      ({ mobile, ...rest }) => ({ ...rest, phone: mobile }),
    ),
    output: inData(plain(z.object({ id: z.string(), seconds: z.number(), isRehearsal: z.boolean() }))),
  }),
  validateCode: endpoint({
    method: 'GET',
    path: '/framework/validateCode',
    summary:
      'Forgotten password: proves the phone; from then on the id of forgetPaasword may set the password, for ten minutes. Needs X-Requested-With',
    access: 'public',
    ownPageOnly: true,
    tx: 'none',
    input: codeProof,
    output: verdict,
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: '/framework/updatePassword',
    summary: 'Forgotten password: sets the new one with a proven id (once); ends all sessions of the account',
    access: 'public',
    tx: 'write',
    input: plain(z.object({ id: z.string().max(100), password: z.string().max(passwordWireLimit) })),
    output: nothing,
  }),
}
