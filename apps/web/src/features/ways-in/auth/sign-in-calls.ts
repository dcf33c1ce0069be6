import { networkFailure } from '../../../lib/call-error.ts'

/**
 * The calls of signing in, without which the sign-in page is shown: contracts bring the schema library along, a sixth of the scripts of a first visit,
 * and the page can be used before it calls anything. It asks for them once it is drawn. Throws CallError where they cannot be loaded.
 */
export function signInCalls(): Promise<typeof import('./sign-in.ts')> {
  return import('./sign-in.ts').catch(() => Promise.reject(networkFailure()))
}
