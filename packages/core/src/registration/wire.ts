import { z } from 'zod'
import { mapped } from '../http/codec.ts'
import { limits } from '../http/wire.ts'
import { passwordWireLimit } from '../auth/password-rule.ts'
import { userKindCode, userKindOf } from '../auth/model.ts'
import {
  operatorStates,
  type AccountData,
  type EntityRegistration,
  type IndividualRegistration,
  type NewOperator,
  type Operator,
  type Registered,
  type RegistrantKind,
} from './model.ts'

/** The code of the message (6 digits), or the proof that `confirmAccount` gave for it. */
const proof = z.string().max(100)

// The specification does not show the payloads (§7.1); the names are those of its other forms: login info and forgot form (§3).
const account = {
  username: z.string().max(100),
  password: z.string().max(passwordWireLimit),
  name: z.string().max(limits.name),
  phone: z.string().max(60),
  vCode: proof,
  email: z.string().max(limits.name),
}

interface AccountWire {
  username: string
  password: string
  name: string
  phone: string
  vCode: string
  email: string
}

function accountOf(wire: AccountWire): AccountData & { proof: string } {
  const { phone, vCode, username, password, name, email } = wire
  return { username, password, name, mobile: phone, email, proof: vCode }
}

function accountWire(domain: AccountData & { proof: string }): AccountWire {
  const { mobile, proof: vCode, username, password, name, email } = domain
  return { username, password, name, phone: mobile, vCode, email }
}

const version = z.string().max(20)

export const individual = mapped(
  z.object({ ...account, idCard: z.string().max(60), agreement: z.object({ service: version, privacy: version, idCard: version }) }),
  ({ idCard, agreement, ...rest }): IndividualRegistration => ({
    ...accountOf(rest),
    identityNumber: idCard,
    agreements: { service: agreement.service, privacy: agreement.privacy, identityNumber: agreement.idCard },
  }),
  ({ identityNumber, agreements, ...rest }) => ({
    ...accountWire(rest),
    idCard: identityNumber,
    agreement: { service: agreements.service, privacy: agreements.privacy, idCard: agreements.identityNumber ?? '' },
  }),
)

export const entity = mapped(
  z.object({
    ...account,
    corpName: z.string().max(limits.name),
    creditCode: z.string().max(60),
    legalPerson: z.string().max(limits.name),
    regionCode: z.string().max(10),
    address: z.string().max(limits.line),
    agreement: z.object({ service: version, privacy: version }),
  }),
  ({ corpName, creditCode, legalPerson, regionCode, address, agreement, ...rest }): EntityRegistration => ({
    ...accountOf(rest),
    organizationName: corpName,
    creditCode,
    legalRepresentative: legalPerson,
    regionCode,
    address,
    agreements: agreement,
  }),
  ({ organizationName, creditCode, legalRepresentative, regionCode, address, agreements, ...rest }) => ({
    ...accountWire(rest),
    corpName: organizationName,
    creditCode,
    legalPerson: legalRepresentative,
    regionCode,
    address,
    agreement: { service: agreements.service, privacy: agreements.privacy },
  }),
)

export const operatorForm = mapped(
  z.object({ ...account, authorized: z.boolean(), statement: version }),
  ({ authorized, statement, ...rest }): NewOperator => ({ ...accountOf(rest), isAuthorized: authorized, statement }),
  ({ isAuthorized, statement, ...rest }) => ({ ...accountWire(rest), authorized: isAuthorized, statement }),
)

export const registered = mapped(
  z.object({ id: z.string(), userName: z.string(), userType: z.string() }),
  (wire): Registered => ({ id: wire.id, username: wire.userName, kind: kindOf(wire.userType) }),
  (domain) => ({ id: domain.id, userName: domain.username, userType: userKindCode[domain.kind] }),
)

function kindOf(code: string): RegistrantKind {
  const kind = userKindOf(code)
  return kind === 'official' ? 'individual' : kind
}

/** The account step of a registration, checked before the rest is asked. */
export interface AccountCheck {
  kind: RegistrantKind
  username: string
  mobile: string
  /** The code of the message, or the proof that an earlier check gave. */
  verificationCode: string
  /** As the page sends it, to be held to the rules here already. */
  password?: string | undefined
}

export const accountCheck = mapped(
  z.object({
    type: z.enum(['1', '2']),
    username: z.string().max(100),
    phone: z.string().max(60),
    vCode: z.string().max(200),
    password: z.string().max(passwordWireLimit).optional(),
  }),
  ({ type, username, phone, vCode, password }): AccountCheck => ({
    kind: kindOf(type),
    username,
    mobile: phone,
    verificationCode: vCode,
    password,
  }),
  ({ kind, username, mobile, verificationCode, password }) => ({
    type: userKindCode[kind],
    username,
    phone: mobile,
    vCode: verificationCode,
    password,
  }),
)

/** A further account of an entity. */
export const operator = mapped(
  z.object({
    id: z.string(),
    userName: z.string(),
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    state: z.enum(operatorStates),
    addedAt: z.string(),
    authorizedAt: z.string().nullable(),
    lastLogin: z.string().nullable(),
  }),
  ({ userName, phone, lastLogin, ...rest }): Operator => ({ ...rest, username: userName, mobile: phone, lastSignInAt: lastLogin }),
  ({ username, mobile, lastSignInAt, ...rest }) => ({ ...rest, userName: username, phone: mobile, lastLogin: lastSignInAt }),
)
