import type { Permission } from '@wenwu/core/auth/permission'
import { hasPermission, type Actor } from '../../../platform/http/actor.ts'

/** Those who answer for the cases of an organisation word what its people share (decision 0094). */
const answering: Permission = 'case.void'

/** Whether the caller keeps what the people of their organisation share: phrases, views of lists. */
export function keepsShared(actor: Actor): boolean {
  return actor.organizationId !== null && hasPermission(actor, answering)
}
