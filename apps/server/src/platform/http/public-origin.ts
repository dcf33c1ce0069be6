import type { Ctx } from './context.ts'

const hostShape = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i

/**
 * Scheme, host and port at which people open this installation, without a slash at the end: WENWU_PUBLIC_URL where it is set, else what
 * the browser itself asked for.
 */
export function publicOrigin(ctx: Pick<Ctx, 'services' | 'isSecure' | 'header'>): string {
  const { publicUrl, port } = ctx.services.config
  if (publicUrl !== undefined) return publicUrl
  const host = ctx.header('host') ?? ''
  return `${ctx.isSecure ? 'https' : 'http'}://${hostShape.test(host) ? host : `localhost:${port}`}`
}
