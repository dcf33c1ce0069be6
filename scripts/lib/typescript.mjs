/**
 * Lets Node run the TypeScript of this repository: `node --import ./scripts/lib/typescript.mjs`. For the tests of the server and of the
 * screens, which need nothing else of Vite (vitest.config.ts).
 */
import { register } from 'node:module'

register('./typescript-hooks.mjs', import.meta.url)
