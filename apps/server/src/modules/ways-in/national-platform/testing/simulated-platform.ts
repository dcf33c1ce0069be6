import { readNationalPlatformSettings } from '../../../../platform/national-platform-settings.ts'
import { startTestApp, testSecret, type TestApp } from '../../../../testing/test-app.ts'
import type { Reply } from './cookie-browser.ts'

/** A server whose national platform is the simulator. */
export function startWithSimulator(): Promise<TestApp> {
  const nationalPlatform = readNationalPlatformSettings({ WENWU_NATIONAL_PLATFORM: 'simulator' }, 'test', testSecret, (_zh, en) => {
    throw new Error(en)
  })
  return startTestApp({ config: { nationalPlatform } })
}

/** Accounts of the simulator. */
export const simulated = {
  verified: 'gj-natural-1001',
  other: 'gj-natural-1002',
  unverified: 'gj-natural-1003',
  company: 'gj-legal-2001',
  newEntity: 'gj-legal-2002',
  newCentre: 'gj-legal-2003',
} as const

/** Status and error of a refusal, to compare. */
export function refused(reply: Reply): unknown {
  return [reply.status, reply.body.error]
}
