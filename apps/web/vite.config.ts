import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.WENWU_DEV_SERVER ?? 'http://localhost:9100'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome100', 'firefox100', 'safari15.4'],
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    // bundle sizes are checked by scripts/check-bundle.mjs, from the manifest
    manifest: true,
    reportCompressedSize: false,
  },
  server: {
    port: 9110,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/sso', '/framework'].map((path) => [path, { target: server, changeOrigin: false }])),
  },
})
