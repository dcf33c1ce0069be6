import { contract } from '@wenwu/core/case-migrations/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { listMigratableItems, listMigrations } from './migration-repository.ts'
import { migrateCases, revertMigrations } from './migration-service.ts'
import { previewMigration } from './preview.ts'

export const module = defineModule('case-migrations', contract, {
  items: (_input, ctx) => listMigratableItems(ctx),
  preview: ({ versionId }, ctx) => previewMigration(ctx, versionId),
  move: (input, ctx) => migrateCases(ctx, input),
  list: (_input, ctx) => listMigrations(ctx),
  revert: (input, ctx) => revertMigrations(ctx, input),
})
