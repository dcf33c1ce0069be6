import { AppError } from '@wenwu/core/kernel/errors'
import { unavailable, type Unavailable } from '@wenwu/core/national-platform/model'
import { simulatorPath, type NationalPlatformSettings } from '../../../platform/national-platform-settings.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import { Circuit } from './circuit.ts'
import { httpPlatform } from './http-platform.ts'
import { PlatformDown, PlatformRefusal, type NationalPlatform } from './platform-port.ts'

const circuits = new Map<string, Circuit>()

/** Where people of this request sign in at the platform. */
export function loginUrlOf(ctx: Ctx, settings: NationalPlatformSettings): URL {
  return new URL(settings.kind === 'simulator' ? `${publicOrigin(ctx)}${simulatorPath}/login` : settings.loginUrl)
}

/** The sites that `trustTransfer` leads to, by name. */
export function sitesOf(ctx: Ctx): ReadonlyMap<string, string> {
  const sites = ctx.services.config.nationalPlatform?.sites ?? new Map<string, string>()
  return new Map([...sites].map(([name, address]) => [name, new URL(address, publicOrigin(ctx)).href]))
}

/**
 * Asks the platform: `unavailable` where there is no link, the circuit is open or no answer comes. Hold no connection meanwhile. Throws
 * `platform-refused` where it says no, or where an answer is not its own.
 */
export async function askPlatform<T>(
  ctx: Ctx,
  work: (platform: NationalPlatform, settings: NationalPlatformSettings) => Promise<T>,
): Promise<T | Unavailable> {
  const settings = ctx.services.config.nationalPlatform
  if (settings === undefined) return unavailable
  const { appId, secret, timeout } = settings
  const baseUrl = baseUrlOf(ctx, settings)
  const circuit = circuits.get(baseUrl) ?? new Circuit()
  circuits.set(baseUrl, circuit)
  const now = (): number => ctx.now.getTime()
  if (!circuit.admits(now())) return unavailable
  try {
    const answer = await work(httpPlatform({ baseUrl, appId, secret, timeout, now }), settings)
    circuit.succeeded()
    return answer
  } catch (error) {
    if (error instanceof PlatformDown) circuit.failed(now())
    else circuit.succeeded()
    if (!(error instanceof PlatformDown || error instanceof PlatformRefusal)) throw error
    ctx.services.log.warn({ err: error, requestId: ctx.requestId }, 'national platform')
    if (error instanceof PlatformDown) return unavailable
    throw new AppError('platform-refused')
  }
}

/** The simulator is asked on this machine, whatever name the browser knows it by. */
function baseUrlOf(ctx: Ctx, settings: NationalPlatformSettings): string {
  if (settings.kind === 'external') return settings.baseUrl
  const { port } = ctx.services.config
  return `${port === 0 ? publicOrigin(ctx) : `http://127.0.0.1:${port}`}${simulatorPath}/gateway`
}
