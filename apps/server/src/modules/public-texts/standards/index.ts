import { countCap } from '@wenwu/core/kernel/page'
import { standardList } from '@wenwu/core/standards/list'
import { publicCodeLists } from '@wenwu/core/standards/model'
import { contract } from '@wenwu/core/standards/contract'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { defineModule } from '../../../platform/http/handlers.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import type { ContentKind } from '../publishing/index.ts'
import { standardKind } from './standard-kind.ts'
import { queryStandards, readStandards } from './standard-repository.ts'

export { standardKind } from './standard-kind.ts'
export { queryStandards, relatedStandards } from './standard-repository.ts'

export const contentKinds: readonly ContentKind[] = [standardKind]

export const module = defineModule('standards', contract, {
  query: (input, ctx) => queryStandards(ctx.db, input),
  // as many as a list counts, for anybody may ask
  export: async (query, ctx) =>
    exportList(ctx, standardList, query, await inTransaction(ctx.services.pool, (db) => readStandards(db, query, countCap))),
  codes: ({ list }) =>
    Promise.resolve(
      Object.hasOwn(publicCodeLists, list) ? publicCodeLists[list]!.entries.map(({ code, name }) => ({ code, name: name.zh_CN })) : [],
    ),
})
