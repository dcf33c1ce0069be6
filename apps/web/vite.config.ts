import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from './antd-styles/plugin.ts'
import { chunkFileNames, codeSplitting, moduleSideEffects } from './code-splitting.ts'
import { pdfAssets } from './pdf-assets.ts'
import { screenFiles } from './screen-files.ts'
import { textsByLanguage } from './texts-by-language.ts'
import { withoutSummaries } from './without-summaries.ts'

const server = process.env.WENWU_DEV_SERVER ?? 'http://localhost:9100'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), textsByLanguage(), antdStyles(), pdfAssets(), screenFiles(), withoutSummaries()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome100', 'firefox100', 'safari15.4'],
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    // Lists of what each lazy screen imports cost more bytes (25 KB at the shell) than the round trip they save; style sheets must stand in them.
    // What a screen needs stands in the page (screen-files.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostType }) =>
        dependencies.filter((file) => hostType === 'html' || file.endsWith('.css')),
    },
    // bundle sizes are checked by scripts/check-bundle.mjs, from the manifest
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting, chunkFileNames }, treeshake: { moduleSideEffects } },
  },
  server: {
    port: 9110,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/sso', '/framework'].map((path) => [path, { target: server, changeOrigin: false }])),
  },
})
