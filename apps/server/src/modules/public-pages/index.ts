import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage, PublicSource } from '@wenwu/core/public-pages/model'
import { guidePath } from '@wenwu/core/guides/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { lawPath } from '@wenwu/core/laws/model'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { PublicPages } from '../../platform/http/public-pages.ts'
import type { AppServices } from '../../platform/services.ts'
import { guideCatalogue, guideView } from '../guides/index.ts'
import { findLaw, queryLaws } from '../laws/index.ts'
import { queryStandards } from '../standards/index.ts'

/** Made by the page's build (apps/web/vite.public.config.ts); its folder is hidden, so it is never served. */
const builtFile = '.server/public.mjs'
/** Search engines take 50,000 addresses a file. */
const mostAddresses = 20_000

/** What is read without signing in and without scripts: laws, standards and work guides. A build without that part leaves them to the browser. */
export function makePublicPages({ pool, config }: Pick<AppServices, 'pool' | 'config'>): PublicPages {
  const file = path.join(config.webDirectory, builtFile)
  let loading: Promise<DrawPage> | undefined
  const load = (): Promise<DrawPage> => (loading ??= (import(pathToFileURL(file).href) as Promise<{ drawPage: DrawPage }>).then((built) => built.drawPage))
  const isBuilt = fs.existsSync(file)
  const source: PublicSource = {
    laws: (query) => inTransaction(pool, (db) => queryLaws(db, query)),
    law: (id) => inTransaction(pool, (db) => findLaw(db, id)),
    standards: (query) => inTransaction(pool, (db) => queryStandards(db, query)),
    guides: () => inTransaction(pool, (db) => guideCatalogue({ db, maybeActor: null })),
    guide: (notation) =>
      inTransaction(pool, async (db) => (await guideView({ db, maybeActor: null, now: new Date() }, notation)).view).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') return null
        throw error
      }),
  }
  return {
    async draw(address, query) {
      return isBuilt ? (await load())({ path: address, query: query.toString() }, source) : undefined
    },
    async addresses() {
      const [laws, guides] = await inTransaction(pool, (db) =>
        Promise.all([
          db.selectFrom('laws').select(['id', 'class as lawClass']).orderBy('id').limit(mostAddresses).execute(),
          db.selectFrom('guides').select('code').orderBy('code').limit(mostAddresses).execute(),
        ]),
      )
      return ['/regulations', '/specification', '/work-guide', ...guides.map(({ code }) => guidePath(code)), ...laws.map((law) => lawPath(law))]
    },
  }
}
