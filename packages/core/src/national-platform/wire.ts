import { z } from 'zod'
import { passwordWireLimit } from '../auth/password-rule.ts'
import { mapped, type Codec } from '../http/codec.ts'
import { limits } from '../http/wire.ts'
import { normalizeCreditCode } from '../registration/credit-code.ts'
import { normalizeIdentityNumber } from '../registration/identity-number.ts'
import { unavailable, type PlatformEntry, type PlatformIdentity, type PlatformSubject, type Unavailable } from './model.ts'

/** Specification §7.1, §8.3: the link to the national platform is not there. */
const unavailableReply = { code: 800, msg: '国办连接不可用' } as const
const head = { code: z.number(), msg: z.string().optional() }

/** `{code: 200, data: {url}}`, or code 800 where the platform cannot be reached; HTTP says 200 to both (specification §7.1). */
export const loginAddress = mapped(
  z.object({ ...head, data: z.object({ url: z.string() }).nullable() }),
  (wire): { address: string } | Unavailable =>
    wire.code === unavailableReply.code || wire.data === null ? unavailable : { address: wire.data.url },
  (domain) => (domain === unavailable ? { ...unavailableReply, data: null } : { code: 200, data: { url: domain.address } }),
)

/** `{code: 200, data: <URL to redirect to>}` (specification §7.1: trustTransfer), or code 800. */
export const transferAddress = mapped(
  z.object({ ...head, data: z.string().nullable() }),
  (wire): { address: string } | Unavailable =>
    wire.code === unavailableReply.code || wire.data === null ? unavailable : { address: wire.data },
  (domain) => (domain === unavailable ? { ...unavailableReply, data: null } : { code: 200, data: domain.address }),
)

/** Whether the session at the platform has ended with ours; code 800 where that could not be said to it. */
export const leaving = mapped(
  z.object({ ...head, data: z.boolean() }),
  (wire): { isPlatformLeft: boolean } => ({ isPlatformLeft: wire.data }),
  (domain) => (domain.isPlatformLeft ? { code: 200, data: true } : { ...unavailableReply, data: false }),
)

const entryData = z.object({ ticket: z.string(), uuid: z.string(), name: z.string(), corpName: z.string() })
interface EntryWire {
  code: number
  msg?: string | undefined
  data: z.output<typeof entryData> | null
}

const entryCodes = { admitted: 200, confirm: 202, 'first-arrival': 204 } as const

/** 200 with a ticket, 204 for a first arrival, 202 where the person is asked first, 800: values in the body, as in single sign-on. */
export const entry: Codec<EntryWire, PlatformEntry | Unavailable> = {
  schema: z.object({ ...head, data: entryData.nullable() }),
  toDomain: ({ code, data }) => {
    if (data === null) return unavailable
    const { ticket, uuid: signInId, name, corpName: organizationName } = data
    if (code === entryCodes['first-arrival']) return { outcome: 'first-arrival', signInId }
    return code === entryCodes.confirm
      ? { outcome: 'confirm', signInId, name, organizationName }
      : { outcome: 'admitted', ticket, signInId }
  },
  toWire: (domain) => {
    if (domain === unavailable) return { ...unavailableReply, data: null }
    const named = domain.outcome === 'confirm' ? { name: domain.name, corpName: domain.organizationName } : { name: '', corpName: '' }
    return {
      code: entryCodes[domain.outcome],
      data: { ticket: domain.outcome === 'admitted' ? domain.ticket : '', uuid: domain.signInId, ...named },
    }
  },
}

const name = z.string().min(1).max(200)
const common = {
  app: z.string(),
  userId: z.string().regex(/^[\w.:@-]{1,200}$/),
  sessionId: z.string().regex(/^[\w.:-]{1,300}$/),
  realName: z.boolean(),
  requestId: z.string().max(300).optional(),
}

/** Who somebody is, as the platform answers it (how-to/connect-the-national-platform.md). */
export const identityAnswer = z.discriminatedUnion('userType', [
  z.object({ ...common, userType: z.literal('2'), name, idCard: z.string().max(40) }),
  z.object({ ...common, userType: z.literal('1'), corpName: name, creditCode: z.string().max(40), legalPerson: name, agentName: name }),
])

/** Domain form of `identityAnswer`, with the numbers as they are compared. */
export function identityOf(answer: z.output<typeof identityAnswer>): PlatformIdentity {
  const { userId, sessionId, realName: isRealName } = answer
  const subject: PlatformSubject =
    answer.userType === '2'
      ? { kind: 'individual', name: answer.name, identityNumber: normalizeIdentityNumber(answer.idCard) }
      : {
          kind: 'legal-entity',
          name: answer.agentName,
          organizationName: answer.corpName,
          creditCode: normalizeCreditCode(answer.creditCode),
          legalRepresentative: answer.legalPerson,
        }
  return { userId, sessionId, isRealName, subject }
}

/** What an account is asked for beside what the platform says. */
interface AccountPart {
  username: string
  /** As the page sent it. */
  password: string
  mobile: string
  email: string
  /** Code of the message, or the proof that stands in for it. */
  proof: string
}

/** Registrations of people the platform has verified: the same names as natralRegist and corpRegist, without what it has verified. */
export interface IndividualOfPlatform extends AccountPart {
  agreements: { service: string; privacy: string; identityNumber: string }
}
export interface EntityOfPlatform extends AccountPart {
  regionCode: string
  address: string
  agreements: { service: string; privacy: string }
}
export interface OperatorOfPlatform extends AccountPart {
  agreements: { service: string; privacy: string }
}

const version = z.string().max(20)
const account = {
  username: z.string().max(100),
  password: z.string().max(passwordWireLimit),
  phone: z.string().max(60),
  vCode: z.string().max(100),
  email: z.string().max(limits.name),
}
type AccountWire = z.output<z.ZodObject<typeof account>>

const toAccount = ({ username, password, phone, vCode, email }: AccountWire): AccountPart => ({
  username,
  password,
  mobile: phone,
  email,
  proof: vCode,
})
const fromAccount = ({ username, password, mobile, proof, email }: AccountPart): AccountWire => ({
  username,
  password,
  phone: mobile,
  vCode: proof,
  email,
})

export const individualOfPlatform = mapped(
  z.object({ ...account, agreement: z.object({ service: version, privacy: version, idCard: version }) }),
  ({ agreement, ...rest }): IndividualOfPlatform => ({
    ...toAccount(rest),
    agreements: { service: agreement.service, privacy: agreement.privacy, identityNumber: agreement.idCard },
  }),
  ({ agreements, ...rest }) => ({
    ...fromAccount(rest),
    agreement: { service: agreements.service, privacy: agreements.privacy, idCard: agreements.identityNumber },
  }),
)

export const entityOfPlatform = mapped(
  z.object({
    ...account,
    regionCode: z.string().max(10),
    address: z.string().max(limits.line),
    agreement: z.object({ service: version, privacy: version }),
  }),
  ({ agreement, regionCode, address, ...rest }): EntityOfPlatform => ({ ...toAccount(rest), regionCode, address, agreements: agreement }),
  ({ agreements, regionCode, address, ...rest }) => ({ ...fromAccount(rest), regionCode, address, agreement: agreements }),
)

export const operatorOfPlatform = mapped(
  z.object({ ...account, agreement: z.object({ service: version, privacy: version }) }),
  ({ agreement, ...rest }): OperatorOfPlatform => ({ ...toAccount(rest), agreements: agreement }),
  ({ agreements, ...rest }) => ({ ...fromAccount(rest), agreement: agreements }),
)
