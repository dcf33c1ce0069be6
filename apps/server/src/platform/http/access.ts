import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Actor } from './actor.ts'

type Refusal = 'signed-out' | 'password-must-change' | 'forbidden'

/** Why a person may not call an endpoint at all; undefined where they may. What they may see and do there is decided behind it. */
export function findRefusal(
  { access, beforePasswordChange }: Pick<AnyEndpoint, 'access' | 'beforePasswordChange'>,
  actor: Pick<Actor, 'permissions' | 'mustChangePassword'> | null,
): Refusal | undefined {
  if (access === 'public') return undefined
  if (actor === null) return 'signed-out'
  if (actor.mustChangePassword && beforePasswordChange !== true) return 'password-must-change'
  if (access === 'signed-in') return undefined
  return access.some((permission) => actor.permissions.includes(permission)) ? undefined : 'forbidden'
}

/** Throws the refusal. */
export function requireAccess(endpoint: AnyEndpoint, actor: Actor | null): void {
  const refusal = findRefusal(endpoint, actor)
  if (refusal !== undefined) throw new AppError(refusal)
}
