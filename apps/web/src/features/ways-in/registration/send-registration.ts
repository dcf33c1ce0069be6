import { contract as platform } from '@wenwu/core/national-platform/contract'
import type { Arrival } from '@wenwu/core/national-platform/model'
import { agreements } from '@wenwu/core/registration/agreements'
import { contract } from '@wenwu/core/registration/contract'
import type { RegistrantKind, Registered } from '@wenwu/core/registration/model'
import { normalizeFields } from '@wenwu/core/registration/rules'
import { call } from '../../../lib/call.ts'
import { sealPassword } from '../../../lib/seal-password.ts'
import { isOperator } from './platform-arrival.ts'
import type { Draft, Secrets } from './registration-draft.ts'

/** Sends a finished registration, of somebody the national platform has verified without what it says; the password leaves the page sealed. The draft's key makes a second try after a lost reply the same act. Throws CallError. */
export async function sendRegistration(
  kind: RegistrantKind,
  draft: Draft,
  secrets: Secrets,
  arrival: Arrival | undefined,
): Promise<Registered> {
  const { username, mobile, email, name, proof, organizationName, creditCode, legalRepresentative, regionCode, address } = draft
  const account = { ...normalizeFields({ username, name, mobile, email }), password: await sealPassword(secrets.password), proof }
  const both = { service: agreements.service.version, privacy: agreements.privacy.version }
  const options = { isQuiet: true, idempotencyKey: draft.requestKey }
  if (arrival !== undefined) {
    const { name: _verified, ...own } = account
    if (kind === 'individual')
      return call(
        platform.registerIndividual,
        { ...own, agreements: { ...both, identityNumber: agreements['identity-number'].version } },
        options,
      )
    if (isOperator(arrival)) return call(platform.registerOperator, { ...own, agreements: both }, options)
    return call(platform.registerEntity, { ...own, ...normalizeFields({ regionCode, address }), agreements: both }, options)
  }
  if (kind === 'individual') {
    const identityNumber = normalizeFields({ identityNumber: secrets.identityNumber }).identityNumber
    return call(
      contract.individual,
      { ...account, identityNumber, agreements: { ...both, identityNumber: agreements['identity-number'].version } },
      options,
    )
  }
  const entity = normalizeFields({ organizationName, creditCode, legalRepresentative, regionCode, address })
  return call(contract.entity, { ...account, ...entity, agreements: both }, options)
}
