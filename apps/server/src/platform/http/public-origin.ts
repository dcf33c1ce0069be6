import type { Ctx } from './context.ts'
import { isOwnHost } from './own-host.ts'

/**
 * Scheme, host and port at which people open this installation, without a slash at the end: WENWU_PUBLIC_URL, which production demands; in
 * development what the browser asked for where that is this machine (`isOwnHost`), else this machine. Links, redirects and what certificates
 * sign are made of it, so no request can have them lead elsewhere.
 */
export function publicOrigin(ctx: Pick<Ctx, 'services' | 'isSecure' | 'header'>): string {
  const { publicUrl, port } = ctx.services.config
  if (publicUrl !== undefined) return publicUrl
  const host = ctx.header('host') ?? ''
  return isOwnHost(host) ? `${ctx.isSecure ? 'https' : 'http'}://${host}` : `http://localhost:${port}`
}
