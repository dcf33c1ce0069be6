/**
 * Builds what is stale: the server's bundle, the thread that reads workbooks, and the page. Run by start and test in a process of its own, so that the build tools do
 * not stay in the server's memory.
 *
 *   node scripts/build.mjs [server] [worker] [web]
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, hashOf, readStamp, writeStamp } from './lib/files.mjs'
import { isMain, root, runScript, say } from './lib/project.mjs'

const common = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'packages/core', 'packages/bpmn', 'packages/ofd']

/** @typedef {{ output: string, inputs: string[], zh: string, en: string, build: () => Promise<unknown> }} Target */
const targets = {
  server: {
    output: 'apps/server/dist/main.mjs',
    inputs: [...common, 'packages/items', 'apps/server/package.json', 'apps/server/src', 'scripts/lib/bundle-server.mjs'],
    zh: '正在构建服务端……',
    en: 'Building the server …',
    async build() {
      const [{ build }, { serverBundle }] = await Promise.all([import('esbuild'), import('./lib/bundle-server.mjs')])
      await build(serverBundle())
    },
  },
  worker: {
    output: 'apps/server/dist/table-worker.mjs',
    inputs: [
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/lib/bundle-server.mjs',
      'apps/server/package.json',
      'apps/server/src/platform/xlsx',
      'packages/core/src/kernel',
      'packages/core/src/form/json.ts',
    ],
    zh: '正在构建读表线程……',
    en: 'Building the thread that reads tables …',
    async build() {
      const [{ build }, { workerBundle }] = await Promise.all([import('esbuild'), import('./lib/bundle-server.mjs')])
      await build(workerBundle())
    },
  },
  web: {
    output: 'apps/web/dist/index.html',
    inputs: [...common, 'apps/web'],
    zh: '正在构建页面……',
    en: 'Building the page …',
    async build() {
      const { build } = await import('vite')
      await build({ configFile: join(root, 'apps/web/vite.config.ts'), logLevel: 'warn' })
      // after the page, which empties the folder: what the server draws of it
      await build({ configFile: join(root, 'apps/web/vite.public.config.ts'), logLevel: 'warn' })
    },
  },
}

export const targetNames = Object.keys(targets)

/** The targets whose output is missing or was made from other sources. */
export function staleTargets(names = targetNames) {
  return names.filter(
    (name) => !existsSync(join(root, targets[name].output)) || readStamp(`build-${name}`) !== hashOf(filesUnder(...targets[name].inputs)),
  )
}

if (isMain(import.meta.url)) {
  await runScript(async () => {
    const asked = process.argv.slice(2)
    for (const name of staleTargets(asked.length > 0 ? asked : targetNames)) {
      const target = targets[name]
      say(target.zh, target.en)
      // noted before the build: a file that changes meanwhile makes the result stale
      const inputs = hashOf(filesUnder(...target.inputs))
      writeStamp(`build-${name}`, '')
      await target.build()
      writeStamp(`build-${name}`, inputs)
    }
  })
}
