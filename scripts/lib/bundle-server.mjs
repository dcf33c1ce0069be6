/** How the server and its thread are bundled: one file each, workspace packages inside, packages of node_modules outside. */
import { join } from 'node:path'
import { root } from './project.mjs'

/** @returns {import('esbuild').BuildOptions} */
export function serverBundle(plugins = []) {
  return {
    absWorkingDir: root,
    entryPoints: [join(root, 'apps/server/src/cli/main.ts')],
    outfile: join(root, 'apps/server/dist/main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [packagesOutside, ...plugins],
  }
}

/** The thread that reads workbooks (platform/xlsx/table-worker.ts): Node 20 starts no TypeScript in a worker. */
export function workerBundle() {
  return {
    ...serverBundle(),
    entryPoints: [join(root, 'apps/server/src/platform/xlsx/table-worker.ts')],
    outfile: join(root, 'apps/server/dist/table-worker.mjs'),
  }
}

const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@wenwu/') || /^[A-Za-z]:[\\/]/.test(path)) return undefined
      return { path, external: true }
    })
  },
}
