import { contract } from '@wenwu/core/certificate/contract'
import type { CertificateChallenge, CertificateProof } from '@wenwu/core/certificate/model'
import type { UserKind } from '@wenwu/core/auth/model'
import type { Caller, RawReply } from '../../../../platform/http/caller.ts'
import { digestOf } from '../../../../testing/test-app.ts'
import { demoPassword } from '../../../../db/seed/index.ts'
import type { Person } from './test-hierarchy.ts'

const desk = { 'user-agent': 'desk' }

/** A challenge as a browser has it: with its cookie. */
export interface Asked extends CertificateChallenge {
  headers: Record<string, string>
}

function asked(reply: RawReply, headers: Record<string, string>): Asked {
  const { data } = reply.body as { data: CertificateChallenge }
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { ...data, headers: { ...headers, cookie } }
}

export async function ask(who: Caller, kind: UserKind = 'official', headers: Record<string, string> = desk): Promise<Asked> {
  return asked(await who.send(contract.ask, { kind }, { headers }), headers)
}

export async function askToBind(who: Caller): Promise<Asked> {
  return asked(await who.send(contract.askToBind, {}), {})
}

/** What a key gives back. */
export function proofOf(challenge: CertificateChallenge, person: Person, chain: readonly Uint8Array[] = []): CertificateProof {
  return {
    nonce: challenge.nonce,
    certificate: person.der.toString('base64'),
    chain: chain.map((each) => Buffer.from(each).toString('base64')),
    signature: person.key.sign(Buffer.from(challenge.message, 'base64')).toString('base64'),
  }
}

/** Signs in with a key, from a browser of its own. */
export async function signInWith(
  who: Caller,
  person: Person,
  options: { kind?: UserKind; chain?: readonly Uint8Array[] } = {},
): Promise<RawReply> {
  const challenge = await ask(who, options.kind)
  return who.send(contract.signIn, proofOf(challenge, person, options.chain), { headers: challenge.headers })
}

/** Binds a key to the caller’s own account. */
export async function bindTo(
  who: Caller,
  person: Person,
  options: { password?: string; chain?: readonly Uint8Array[] } = {},
): Promise<RawReply> {
  const challenge = await askToBind(who)
  return who.send(
    contract.bind,
    { ...proofOf(challenge, person, options.chain), password: digestOf(options.password ?? demoPassword) },
    { headers: challenge.headers },
  )
}

export function outcomeOf({ status, body }: RawReply): [number, string | undefined] {
  return [status, (body as { error?: string }).error]
}
