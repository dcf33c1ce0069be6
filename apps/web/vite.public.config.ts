import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const here = new URL('.', import.meta.url)

/**
 * The pages that are read without scripts, as one file for the server (decision 0044). It stands in a hidden folder of the built page, which is
 * never served. Its texts are those of the default language, so nothing of the browser's lib/i18n.ts comes along.
 */
export default defineConfig({
  root: fileURLToPath(here),
  publicDir: false,
  plugins: [
    react(),
    {
      name: 'texts-of-drawn-pages',
      enforce: 'pre',
      resolveId: (id, importer) =>
        id.endsWith('/lib/i18n.ts') && importer !== undefined ? fileURLToPath(new URL('src/public/i18n.ts', here)) : undefined,
    },
  ],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/public/server.tsx',
    outDir: 'dist/.server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'public.mjs' } },
  },
})
