import type { TestProject } from 'vitest/node'
import startServer from '../../apps/server/src/platform/database/test-setup.ts'
import { prepare } from '../../scripts/lib/prepare.mjs'

let stopServer: (() => Promise<void>) | undefined

/** vitest globalSetup of the browser tests: the page is built where it is stale, and one PostgreSQL serves the whole run. */
export async function setup(project: TestProject): Promise<void> {
  if (process.env.WENWU_WEB === undefined) await prepare({ targets: ['web'] })
  stopServer = await startServer(project)
}

export async function teardown(): Promise<void> {
  await stopServer?.()
}
