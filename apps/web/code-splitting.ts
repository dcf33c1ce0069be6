import type { Rolldown } from 'vite'

/** The entry stays a file of its own: the manifest names it. */
const entry = /\/(index\.html|src\/main\.tsx)$/

/**
 * How modules are put into files. Left alone, the bundler makes a file for each combination of screens that share a module: 105 files for
 * the list of users, and each request costs browser and server about a millisecond. So what the sign-in page loads is one file, what fifteen
 * screens and more share is a second, and the rest is split by the screens that need it. The list of users then takes 14 files and
 * 345 KB (gzip) where it took 105 and 378; the lightest public page takes 335 KB in 11 files where it took 224 in 47.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'start', tags: ['$initial'], test: (id) => !entry.test(id), priority: 3 },
    { name: 'common', minShareCount: 15, priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
  ],
}

/** The file of a shared chunk. The bundler calls one after all the screens that need it; the first of them is enough. */
export const chunkFileNames: Rolldown.OutputOptions['chunkFileNames'] = ({ name }) => `assets/${name.split('~')[0]}-[hash].js`
