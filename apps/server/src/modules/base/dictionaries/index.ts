import { contract } from '@wenwu/core/dictionaries/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { dictionaryKind } from './dictionary-kind.ts'
import { findEntries } from './dictionary-repository.ts'

export const contentKinds = [dictionaryKind]

export const module = defineModule('dictionaries', contract, {
  entries: (classCode, ctx) => findEntries(ctx.db, classCode),
})
