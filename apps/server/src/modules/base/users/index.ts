import { defaultLocale } from '@wenwu/core/i18n/text'
import { contract } from '@wenwu/core/users/contract'
import { afterReading, defineModule } from '../../../platform/http/handlers.ts'
import { actOnUsers } from './batch.ts'
import { approveUser, clearLockOut, lockUser, refuseUser, setRoles, unlockUser } from './decide.ts'
import { exportUsers } from './export-users.ts'
import { importPasswords, importResult, importTemplate } from './import-sheets.ts'
import { importUsers, previewImport, readRows } from './import-users.ts'
import { issuePassword, resetPassword } from './passwords.ts'
import { createUser, discardUser, updateUser } from './propose.ts'
import { revealValue } from './reveal.ts'
import { listUsers } from './user-list.ts'
import { getUser, listOrganizations, listRoles } from './user-repository.ts'

export { resetSecondFactor } from './reset-second-factor.ts'

export const module = defineModule('users', contract, {
  list: (input, ctx) => listUsers(ctx, input),
  export: (query, ctx) => exportUsers(ctx, query),
  roles: (_input, ctx) => listRoles(ctx.db),
  organizations: ({ keyword }, ctx) => listOrganizations(ctx.db, keyword),
  get: ({ id }, ctx) => getUser(ctx, id),
  create: (input, ctx) => createUser(ctx, input),
  update: (input, ctx) => updateUser(ctx, input),
  issuePassword: ({ id }, ctx) => issuePassword(ctx, id),
  discard: ({ id }, ctx) => discardUser(ctx, id),
  lock: (input, ctx) => lockUser(ctx, input),
  unlock: (input, ctx) => unlockUser(ctx, input),
  approve: (input, ctx) => approveUser(ctx, input),
  refuse: (input, ctx) => refuseUser(ctx, input),
  batch: (input, ctx) => actOnUsers(ctx, input),
  setRoles: (input, ctx) => setRoles(ctx, input),
  resetPassword: (input, ctx) => resetPassword(ctx, input),
  clearLockOut: ({ id }, ctx) => clearLockOut(ctx, id),
  reveal: (input, ctx) => revealValue(ctx, input),
  importTemplate: ({ language = defaultLocale }) => Promise.resolve(importTemplate(language)),
  previewImport: afterReading(
    (_input, ctx, file) => readRows(ctx, file),
    (_input, ctx, _file, rows) => previewImport(ctx, rows),
  ),
  import: afterReading(
    (_input, ctx, file) => readRows(ctx, file),
    (_input, ctx, file, rows) => importUsers(ctx, file, rows),
  ),
  importResult: ({ id, language = defaultLocale }, ctx) => importResult(ctx, id, language),
  importPasswords: ({ id, language = defaultLocale }, ctx) => importPasswords(ctx, id, language),
})
