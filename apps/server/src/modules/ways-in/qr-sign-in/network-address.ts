import { networkInterfaces } from 'node:os'
import type { Ctx } from '../../../platform/http/context.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'

const everywhere = new Set(['0.0.0.0', '::'])

/**
 * The origin under which a phone reaches this installation: WENWU_PUBLIC_URL; else, where the browser itself came by a name of this machine
 * alone and the server listens on all networks, this machine's address in its network; else what the browser asked for.
 */
export function networkOrigin(ctx: Pick<Ctx, 'services' | 'isSecure' | 'header'>): string {
  const { publicUrl, host, environment } = ctx.services.config
  const asked = new URL(publicOrigin(ctx))
  if (publicUrl !== undefined || environment === 'production' || !everywhere.has(host) || !isLoopback(asked.hostname)) return asked.origin
  asked.hostname = findLanAddress() ?? asked.hostname
  return asked.origin
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}

/** This machine's IPv4 address in its network: a private one first (RFC 1918). */
function findLanAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return addresses.find((address) => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address)) ?? addresses[0]
}
