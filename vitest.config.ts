import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { textsByLanguage } from './apps/web/texts-by-language.ts'

const never = ['**/node_modules/**', '**/dist/**', 'data/**', '.cache/**']

/**
 * Tests of the server and of the screens run in Node as it is: Vite transforms each of 800 modules for every stage, in one process, while
 * the second core waits (15 seconds). They cannot use vi.mock.
 */
const nativeModules = {
  execArgv: ['--import', fileURLToPath(new URL('scripts/lib/typescript.mjs', import.meta.url))],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

// what runs before the workers (globalSetup) is TypeScript too
register('./scripts/lib/typescript-hooks.mjs', import.meta.url)

/** Three projects: `unit` (pure logic, scripts), `api` (server on a real PostgreSQL), `e2e` (screens in a real Chromium). */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    // a rejected promise nobody waits for is a failure too (vitest's default); a test must assert something
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        // screens import the texts of a language from the page's build
        plugins: [textsByLanguage()],
        test: {
          name: 'unit',
          // property tests take seconds, and more on a busy machine; only a failure waits this long
          testTimeout: 60_000,
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
          exclude: never,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...nativeModules,
          // every file has a database and a server of its own; the modules of the server are read once per worker (half of the time)
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude: never,
          globalSetup: ['apps/server/src/platform/database/test-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...nativeModules,
          // as for the API
          isolate: false,
          include: ['e2e/**/*.{spec,test}.ts'],
          exclude: never,
          // browsers wait much: one more than the cores of a small machine
          maxWorkers: 3,
          globalSetup: ['e2e/support/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
