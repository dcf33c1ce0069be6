import type { UserKind } from '@wenwu/core/auth/model'
import type { SiteSettings } from '@wenwu/core/portal/model'
import { publicPaths } from '../../../public-paths.generated.ts'

/** Gives the path back when some feature has a public page there, else undefined: the entrance shows no link that leads nowhere. */
export function registeredPath(path: string): string | undefined {
  return publicPaths.includes(path) ? path : undefined
}

/** Where a person of this kind registers: the address that the operator set, else our own page. */
export function registrationPath(kind: UserKind, site: SiteSettings | undefined): string | undefined {
  return site?.registrationUrl || registeredPath(kind === 'individual' ? '/IndividualRegistration' : '/RegisterLPStep')
}
