import { contract as auth } from '@wenwu/core/auth/contract'
import { agreements } from '@wenwu/core/registration/agreements'
import { contract } from '@wenwu/core/registration/contract'
import type { EntityRegistration, IndividualRegistration, NewOperator } from '@wenwu/core/registration/model'
import { contract as verification } from '@wenwu/core/verification/contract'
import { newId } from '@wenwu/core/kernel/id'
import { Caller, type RawReply } from '../platform/http/caller.ts'
import { codeSentTo } from './messages.ts'
import { digestOf, type TestApp } from './test-app.ts'

/** Password of everybody who registers in tests. */
export const registrantPassword = 'Dougong-2026x'

let made = 0

/** A number nobody has: made up, with its right check sign. */
export function newIdentityNumber(): string {
  const body = `11010519900307${String(++made % 1000).padStart(3, '0')}`
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  return body + '10X98765432'[weights.reduce((sum, weight, i) => sum + weight * Number(body[i]), 0) % 11]!
}

/** A credit code nobody has: made up, with its right check sign. */
export function newCreditCode(): string {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const body = `91140100MA0T${String(++made).padStart(5, '0')}`
  const sum = Array.from(body).reduce((total, sign, i) => total + signs.indexOf(sign) * (3 ** i % 31), 0)
  return body + signs[(31 - (sum % 31)) % 31]!
}

/** A mobile number nobody has. */
export function newMobile(): string {
  return `1880000${String(++made).padStart(4, '0')}`
}

const inForce = { service: agreements.service.version, privacy: agreements.privacy.version }

/** An individual as registered, but the proof of the phone. */
export function newIndividual(more: Partial<IndividualRegistration> = {}): IndividualRegistration {
  return {
    username: `person-${++made}`,
    password: digestOf(registrantPassword),
    name: '苏知微',
    mobile: newMobile(),
    email: 'zhiwei@example.com',
    proof: '',
    identityNumber: newIdentityNumber(),
    agreements: { ...inForce, identityNumber: agreements['identity-number'].version },
    ...more,
  }
}

/** A legal entity with its first user, but the proof of the phone. */
export function newEntity(more: Partial<EntityRegistration> = {}): EntityRegistration {
  return {
    username: `entity-${++made}`,
    password: digestOf(registrantPassword),
    name: '陆观澜',
    mobile: newMobile(),
    email: 'guanlan@example.com',
    proof: '',
    organizationName: '汾阳石刻保护研究所',
    creditCode: newCreditCode(),
    legalRepresentative: '顾长安',
    regionCode: '140105',
    address: '坞城路 1 号',
    agreements: inForce,
    ...more,
  }
}

/** A further account of an entity, but the proof of the phone. */
export function newOperator(more: Partial<NewOperator> = {}): NewOperator {
  return {
    username: `operator-${++made}`,
    password: digestOf(registrantPassword),
    name: '方既白',
    mobile: newMobile(),
    email: 'jibai@example.com',
    proof: '',
    isAuthorized: true,
    statement: agreements.operator.version,
    ...more,
  }
}

/** Asks for the code of a registration, and reads it from the outbox. */
export async function registrationCode(api: TestApp, mobile: string): Promise<string> {
  const { refusal } = await api.anonymous.call(verification.sendCode, { mobile, purpose: 'register' })
  if (refusal !== undefined) throw new Error(`no code for ${mobile}: ${refusal.error}`)
  return codeSentTo(api, mobile)
}

type Way = 'individual' | 'entity' | 'addOperator'

/** Sends one of the three registrations with a code of its phone; gives the reply as it came. */
export async function sendRegistration<W extends Way>(
  api: TestApp,
  way: W,
  input: W extends 'individual' ? IndividualRegistration : W extends 'entity' ? EntityRegistration : NewOperator,
  options: { key?: string; caller?: Caller } = {},
): Promise<RawReply> {
  const proof = input.proof === '' ? await registrationCode(api, input.mobile) : input.proof
  return (options.caller ?? api.anonymous).send(contract[way], { ...input, proof } as never, {
    headers: { 'idempotency-key': options.key ?? newId() },
  })
}

/** Registers an entity and signs its first user in. */
export async function registerEntity(
  api: TestApp,
  more: Partial<EntityRegistration> = {},
): Promise<{ entity: EntityRegistration; caller: Caller }> {
  const entity = newEntity(more)
  const reply = await sendRegistration(api, 'entity', entity)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return { entity, caller: await signInAs(api, entity.username, 'legal-entity') }
}

/** A session of somebody who registered. */
export async function signInAs(
  api: TestApp,
  username: string,
  kind: 'legal-entity' | 'individual',
  password = registrantPassword,
): Promise<Caller> {
  const { ticket } = await api.anonymous.call(auth.login, { username, passwordDigest: digestOf(password), kind, isRemembered: false })
  const { token } = await new Caller({ address: api.address, authorization: () => Promise.resolve(ticket) }).call(auth.createToken, {})
  return new Caller({ address: api.address, authorization: () => Promise.resolve(token) })
}
