import type { Rolldown } from 'vite'

/** The entry stays a file of its own: the manifest names it. */
const entry = /\/(index\.html|src\/main\.tsx)$/

/**
 * How modules are put into files. Left alone, the bundler makes a file for each combination of screens that share a module: 105 files for
 * the list of users, and each request costs browser and server about a millisecond. So what the sign-in page loads is one file, what fifteen
 * screens and more share is a second, our own small pieces and icons that six share are a third, and the rest is split by the screens that
 * need it. A list then takes 21 files and 367 KB (gzip), a case 43 and 494; without the third they took 31 and 356, 62 and 487. A smaller
 * count, or merging what few screens share, costs every list 40 to 140 KB more.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    { name: 'start', tags: ['$initial'], test: (id) => !entry.test(id), priority: 4 },
    { name: 'common', minShareCount: 15, priority: 3 },
    { name: 'pieces', test: /packages\/core\/|icons|web\/src\/(ui|lib)\//, minShareCount: 6, priority: 2 },
    { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
  ],
}

/** The file of a shared chunk. The bundler calls one after all the screens that need it; the first of them is enough. */
export const chunkFileNames: Rolldown.OutputOptions['chunkFileNames'] = ({ name }) => `assets/${name.split('~')[0]}-[hash].js`
