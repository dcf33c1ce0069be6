import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { contract } from '@wenwu/core/laws/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import type { ContentKind } from '../publishing/index.ts'
import { findLaw } from './law-detail.ts'
import { exportLaws } from './law-export.ts'
import { lawKind } from './law-kind.ts'
import { queryLaws } from './law-list.ts'

export { findLaw } from './law-detail.ts'
export { lawKind } from './law-kind.ts'
export { queryLaws } from './law-list.ts'
export { restateLaws } from './law-search.ts'

export const contentKinds: readonly ContentKind[] = [lawKind]

export const module = defineModule('laws', contract, {
  query: (input, ctx) => queryLaws(ctx.db, input, toShanghaiDate(ctx.now)),
  export: ({ columns, ...query }, ctx) => exportLaws(ctx, query, columns),
  find: ({ id }, ctx) => findLaw(ctx.db, id, toShanghaiDate(ctx.now)),
})
