import type { Rolldown } from 'vite'

/** The entry stays a file of its own: the manifest names it. */
const entry = /\/(index\.html|src\/main\.tsx)$/

/**
 * How modules are put into files. Left alone, the bundler makes a file for each combination of screens that share a module: 150 requests
 * for one page, each of which costs browser and server about a millisecond. So what the sign-in page loads is one file, and shared modules
 * smaller than 2 KB go with those that nearly the same screens need. A larger bound loads too much that a screen does not use: the shell
 * with a list weighs 384 KB with 2 KB, 411 with 6 KB, 503 with 30 KB (gzip; 390 as the bundler does it alone).
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'start', tags: ['$initial'], test: (id) => !entry.test(id), priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2_000, priority: 1 },
  ],
}
