import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']

/**
 * What pdf.js loads while it reads: maps of characters, the fonts of every PDF reader, decoders without WebAssembly. They stand under the
 * version, so that they may be kept for a year like all assets, and come from this installation only.
 */
export function pdfAssets(): Plugin {
  const require = createRequire(import.meta.url)
  const root = dirname(require.resolve('pdfjs-dist/package.json'))
  const { version } = require('pdfjs-dist/package.json') as { version: string }
  const base = `assets/pdfjs-${version}`
  // the content policy lets no page compile WebAssembly
  const files = () =>
    folders.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => !name.endsWith('.wasm'))
        .map((name) => `${folder}/${name}`),
    )
  return {
    name: 'pdf-assets',
    generateBundle() {
      for (const file of files()) this.emitFile({ type: 'asset', fileName: `${base}/${file}`, source: readFileSync(join(root, file)) })
    },
    configureServer(server) {
      const known = new Set(files())
      server.middlewares.use(`/${base}/`, (request, response, next) => {
        const file = decodeURIComponent((request.url ?? '').replace(/^\//, '').replace(/\?.*$/, ''))
        if (!known.has(file)) return next()
        if (file.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(join(root, file)))
      })
    },
  }
}
