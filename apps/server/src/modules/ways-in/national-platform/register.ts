import { AppError } from '@wenwu/core/kernel/errors'
import type { PlatformSubject } from '@wenwu/core/national-platform/model'
import type { EntityOfPlatform, IndividualOfPlatform, OperatorOfPlatform } from '@wenwu/core/national-platform/wire'
import type { Registered } from '@wenwu/core/registration/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { joinEntity, registerEntity, registerIndividual } from '../registration/index.ts'
import { bindTo } from './arrival.ts'
import { findEntity } from './binding-repository.ts'
import { readArrivalSecret } from './cookies.ts'
import { findArrival } from './sign-in-repository.ts'

type Legal = Extract<PlatformSubject, { kind: 'legal-entity' }>

/** Registers the individual who waits in this browser under the name and number the platform has verified. Throws `platform-arrival-over`, and as `registerIndividual`. */
export function registerArrivedIndividual(ctx: Ctx, input: IndividualOfPlatform): Promise<Registered> {
  return registerArrival(ctx, (subject) => {
    if (subject.kind !== 'individual') throw new AppError('platform-arrival-over')
    return registerIndividual(ctx, { ...input, name: subject.name, identityNumber: subject.identityNumber })
  })
}

/** Registers the entity that waits in this browser, with who acts for it as its administrator. Throws `platform-arrival-over`, and as `registerEntity`. */
export function registerArrivedEntity(ctx: Ctx, input: EntityOfPlatform): Promise<Registered> {
  return registerArrival(ctx, (subject) => {
    const { name, organizationName, creditCode, legalRepresentative } = requireLegal(subject)
    return registerEntity(ctx, { ...input, name, organizationName, creditCode, legalRepresentative })
  })
}

/** Registers who acts for an entity that is here already, as an operator who waits for its authorisation. Throws `platform-arrival-over`, `not-found`, and as `joinEntity`. */
export function registerArrivedOperator(ctx: Ctx, input: OperatorOfPlatform): Promise<Registered> {
  return registerArrival(ctx, async (subject) => {
    const { name, creditCode } = requireLegal(subject)
    const organizationId = await inTransaction(ctx.services.pool, (db) => findEntity(db, creditCode))
    if (organizationId === undefined) throw new AppError('not-found')
    return joinEntity(ctx, organizationId, { ...input, name })
  })
}

function requireLegal(subject: PlatformSubject): Legal {
  if (subject.kind !== 'legal-entity') throw new AppError('platform-arrival-over')
  return subject
}

/** Registers, then binds in the same transaction; a repeated request (the same key) gets the first reply and changes nothing. */
async function registerArrival(ctx: Ctx, carryOut: (subject: PlatformSubject) => Promise<Registered>): Promise<Registered> {
  const { config, pool } = ctx.services
  const secret = readArrivalSecret(ctx)
  // before the first statement of ctx.db: registering hashes a password, which holds no connection
  const kept = secret === undefined ? undefined : await inTransaction(pool, (db) => findArrival(db, config.secret, secret, ctx.now))
  if (kept === undefined) throw new AppError('platform-arrival-over')
  const registered = await carryOut(kept.identity.subject)
  if (kept.userId === registered.id) return registered
  await bindTo(ctx, kept, registered.id)
  return registered
}
