import { contract } from '@wenwu/core/papers/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { checkPaper } from './check-paper.ts'
import { listVisiblePapers, openPaper, openWholeCase, readFiling } from './read-papers.ts'

export { checkPaper } from './check-paper.ts'
export { freezePapers } from './freeze-papers.ts'

export const module = defineModule('papers', contract, {
  list: async ({ caseId }, ctx) => ({ papers: await listVisiblePapers(ctx, caseId) }),
  filing: async ({ caseId }, ctx) => ({ filing: await readFiling(ctx, caseId) }),
  open: ({ id }, ctx) => openPaper(ctx, id),
  wholeCase: ({ caseId }, ctx) => openWholeCase(ctx, caseId),
  check: async ({ code }, ctx) => {
    ctx.yieldConnection()
    return { paper: await checkPaper(ctx, code) }
  },
})
