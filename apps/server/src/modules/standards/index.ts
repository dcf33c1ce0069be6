import { publicCodeLists } from '@wenwu/core/standards/model'
import { contract } from '@wenwu/core/standards/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import type { ContentKind } from '../publishing/index.ts'
import { exportStandards } from './standard-export.ts'
import { standardKind } from './standard-kind.ts'
import { queryStandards } from './standard-repository.ts'

export { standardKind } from './standard-kind.ts'
export { queryStandards, relatedStandards } from './standard-repository.ts'

export const contentKinds: readonly ContentKind[] = [standardKind]

export const module = defineModule('standards', contract, {
  query: (input, ctx) => queryStandards(ctx.db, input),
  export: ({ columns, ...query }, ctx) => exportStandards(ctx, query, columns),
  codes: ({ list }) =>
    Promise.resolve(
      Object.hasOwn(publicCodeLists, list) ? publicCodeLists[list]!.entries.map(({ code, name }) => ({ code, name: name.zh_CN })) : [],
    ),
})
