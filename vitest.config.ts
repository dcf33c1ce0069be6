import { readdirSync, readFileSync } from 'node:fs'
import { register } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { textsByLanguage } from './apps/web/texts-by-language.ts'

const never = ['**/node_modules/**', '**/dist/**', 'data/**', '.cache/**']

/**
 * Tests of the server and of the screens run in Node as it is: Vite transforms each of 800 modules for every stage, in one process, while
 * the second core waits (15 seconds). They cannot use vi.mock. A process of tests lives for minutes and runs most of its code a few times: V8 compiles
 * code once more, to be faster later, only when it is ten times as hot as elsewhere (an eighth of the processor's time of 13 files).
 */
const nativeModules = {
  execArgv: ['--interrupt-budget=1000000', '--import', fileURLToPath(new URL('scripts/lib/typescript.mjs', import.meta.url))],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

// what runs before the workers (globalSetup) is TypeScript too
register('./scripts/lib/typescript-hooks.mjs', import.meta.url)

/** Tests that put something else in the place of a module or of the browser's own objects: each needs a process of its own. */
const alone = readdirSync(path.join(import.meta.dirname, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `apps/web/src/${name.replaceAll('\\', '/')}`)
  .filter(
    (file) =>
      /\.test\.tsx?$/.test(file) && /\bvi\.(mock|hoisted|stubGlobal)\b/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
  )

/** Tests of the server with a folder more than there is (`testing/zone-bureau/plant.ts`): its modules are read again, and by no other file. */
const planted = ['apps/server/src/**/planted-*.test.ts']

/** The longest files. Where nothing is known of earlier runs, vitest begins with the largest, and one core waits at the end for these. */
const longest = [
  'server/src/cli/main.test.ts',
  'cases/readers/case-visibility.access.test.ts',
  'reliability/kill.test.ts',
  'database/embedded-postgres.test.ts',
  'bpmn/src/step.property.test.ts',
  'bpmn/src/layout.test.ts',
  'e2e/main-job.spec.ts',
  'e2e/2.1-shell.spec.ts',
  'e2e/look.spec.ts',
  'e2e/2.8-roles.spec.ts',
  'e2e/every-matter.spec.ts',
  'e2e/5-case-work.spec.ts',
  'e2e/six-replies.spec.ts',
  'e2e/2.8-users.spec.ts',
  'e2e/2.1-registration.spec.ts',
  'e2e/2.2-sso.spec.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? longest.length : found
    }
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

const unit = {
  // property tests take seconds, and more on a busy machine; only a failure waits this long
  testTimeout: 60_000,
  // what a test watches (vi.spyOn) is as it was for the next one
  restoreMocks: true,
}

/**
 * `unit` (pure logic, scripts) and `unit-alone` (those of them that cannot share a process), `api` and `api-alone` (server on a real PostgreSQL), `e2e`
 * (screens in a real Chromium).
 */
export default defineConfig({
  test: {
    environment: 'node',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // a rejected promise nobody waits for is a failure too (vitest's default); a test must assert something; what is polled has the time that a
    // busy machine needs (a second by default)
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    setupFiles: ['scripts/lib/property-seed.mjs'],
    projects: [
      {
        extends: true,
        // screens import the texts of a language from the page's build
        plugins: [textsByLanguage()],
        test: {
          ...unit,
          name: 'unit',
          // modules are read once per worker: reading them again for each file took as long as the tests themselves
          isolate: false,
          include: ['packages/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs', 'bench/**/*.test.ts'],
          exclude: [...never, ...alone],
        },
      },
      {
        extends: true,
        plugins: [textsByLanguage()],
        test: { ...unit, name: 'unit-alone', include: alone, exclude: never },
      },
      {
        extends: true,
        test: {
          name: 'api',
          ...nativeModules,
          // every file has a database and a server of its own; the modules of the server are read once per worker (half of the time)
          isolate: false,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...never, ...planted],
          globalSetup: ['apps/server/src/platform/database/test-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api-alone',
          ...nativeModules,
          include: planted,
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
