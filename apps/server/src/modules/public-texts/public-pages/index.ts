import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawPage, PublicSource } from '@wenwu/core/public-pages/model'
import { decisionPath } from '@wenwu/core/decisions/model'
import { guidePath } from '@wenwu/core/guides/model'
import { idText } from '@wenwu/core/http/wire'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { lawPath } from '@wenwu/core/laws/model'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { PublicPages } from '../../../platform/http/public-pages.ts'
import type { AppServices } from '../../../platform/services.ts'
import { newestDecisionIds, queryDecisions, readDecision } from '../decisions/index.ts'
import { guideCatalogue, guideView } from '../guides/index.ts'
import { findLaw, queryLaws } from '../laws/index.ts'
import { getNotice, publicNoticeIds, queryNotices } from '../notices/index.ts'
import { checkPaper } from '../../case-work/papers/index.ts'
import { portalInformation } from '../portal/index.ts'
import { queryStandards } from '../standards/index.ts'

/** Made by the page's build (apps/web/vite.public.config.ts); its folder is hidden, so it is never served. */
const builtFile = '.server/public.mjs'
/** What the build of the page exports for the server (apps/web/src/public/server.tsx). */
interface BuiltPages {
  drawPage: DrawPage
  isPagePath(path: string): boolean
}

/** Search engines take 50,000 addresses a file: so many of laws, notices and licences each. */
const mostAddresses = 12_000
/** Pages that are one address each. */
const fixedAddresses = [
  '/regulations',
  '/specification',
  '/work-guide',
  '/decisions',
  '/online_info',
  '/verify',
  ...['faqs', 'help', 'downloads', 'links'].map((tab) => `/online_info?tab=${tab}`),
]

/**
 * What is read without signing in and without scripts: laws, standards, work guides, notices and public information. All is read as by a
 * visitor, whoever asks. A build without that part leaves them to the browser.
 */
export function makePublicPages(services: AppServices, now: () => Date): PublicPages {
  const { pool, config } = services
  const file = path.join(config.webDirectory, builtFile)
  let loading: Promise<BuiltPages> | undefined
  const load = (): Promise<BuiltPages> => (loading ??= import(pathToFileURL(file).href) as Promise<BuiltPages>)
  const isBuilt = fs.existsSync(file)
  const orNull = (error: unknown): null => {
    if (error instanceof AppError && error.code === 'not-found') return null
    throw error
  }
  const source: Omit<PublicSource, 'paper'> = {
    site: config.site,
    laws: (query) => inTransaction(pool, (db) => queryLaws(db, query, toShanghaiDate(now()))),
    law: (id) => inTransaction(pool, (db) => findLaw(db, id, toShanghaiDate(now()))),
    standards: (query) => inTransaction(pool, (db) => queryStandards(db, query)),
    decisions: (query) => inTransaction(pool, (db) => queryDecisions(services, db, query)),
    decision: async (id) => (idText.safeParse(id).success ? inTransaction(pool, (db) => readDecision(db, id)).catch(orNull) : null),
    guides: () => inTransaction(pool, (db) => guideCatalogue({ db, maybeActor: null })),
    guide: (notation) =>
      inTransaction(pool, async (db) => (await guideView({ db, maybeActor: null, now: now() }, notation)).view).catch(orNull),
    notices: (query) => inTransaction(pool, (db) => queryNotices({ db, maybeActor: null, now: now() }, query)),
    notice: async (id) =>
      idText.safeParse(id).success ? inTransaction(pool, (db) => getNotice({ db, maybeActor: null }, id)).catch(orNull) : null,
    information: () => inTransaction(pool, (db) => portalInformation({ db, maybeActor: null })),
  }
  return {
    async draw(address, query, caller) {
      if (!isBuilt) return undefined
      let refusal: AppError | undefined
      const orTooMany = (error: unknown): 'too-many' => {
        if (!(error instanceof AppError && error.code === 'too-many-requests')) throw error
        refusal = error
        return 'too-many'
      }
      const paper = (code: string) => checkPaper({ services, address: caller, now: now() }, code).catch(orTooMany)
      const page = await (await load()).drawPage({ path: address, query: query.toString() }, { ...source, paper })
      return page && { page, refusal }
    },
    async isPage(address) {
      if (!isBuilt || (await load()).isPagePath(address)) return true
      // addresses that an administrator added to the menu
      return inTransaction(pool, async (db) => {
        const own = await db.selectFrom('menus').select('id').where('url', '=', address).limit(1).executeTakeFirst()
        return own !== undefined
      })
    },
    async addresses() {
      const [laws, guides, notices, decisions] = await inTransaction(pool, (db) =>
        Promise.all([
          db.selectFrom('laws').select(['id', 'class as lawClass']).orderBy('id').limit(mostAddresses).execute(),
          db.selectFrom('guides').select('code').orderBy('code').limit(mostAddresses).execute(),
          publicNoticeIds({ db, now: now() }, mostAddresses),
          newestDecisionIds(db, mostAddresses),
        ]),
      )
      return [
        ...fixedAddresses,
        ...guides.map(({ code }) => guidePath(code)),
        ...laws.map((law) => lawPath(law)),
        ...notices.map((id) => `/online_info/notices/${id}`),
        ...decisions.map(decisionPath),
      ]
    },
  }
}
