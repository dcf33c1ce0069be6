import { newId } from '@wenwu/core/kernel/id'
import { addProblem, markKnownNames, type ImportRow, type ReadRow } from '@wenwu/core/users/import-row'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { usernameKey } from '../accounts/index.ts'
import { readImportFile } from './import-file.ts'

const chunk = 500

/** The rows of a file, read in a worker thread. Throws as `readImportFile`. */
export function readRows(ctx: Ctx, file: ReceivedFile): Promise<ReadRow[]> {
  return readImportFile(file, ctx.services.tables.for(ctx.actor.userId, ctx.signal))
}

/** What an import of these rows would do, row by row. */
export async function previewImport(ctx: Ctx, read: ReadRow[]): Promise<{ rows: ImportRow[] }> {
  const { rows } = await judge(ctx.db, read)
  return { rows: rows.map(answerOf) }
}

/**
 * Makes waiting accounts of the good rows, without passwords. A name that somebody took meanwhile becomes a bad row. The answers are
 * kept for the result file, and under the key of the request: a repeated one makes nothing twice.
 */
export async function importUsers(ctx: Ctx, file: ReceivedFile, read: ReadRow[]): Promise<{ id: string; rows: ImportRow[] }> {
  const { rows, organizations } = await judge(ctx.db, read)
  const id = newId(ctx.now.getTime())
  await ctx.db
    .insertInto('account_imports')
    .values({ id, created_by: ctx.actor.userId, created_at: ctx.now, file_name: file.name, file_sha256: file.sha256, rows: '[]' })
    .execute()
  const good = rows.filter((row) => row.outcome === 'good')
  for (let at = 0; at < good.length; at += chunk) await insert(ctx, id, good.slice(at, at + chunk), organizations)
  const answers = rows.map(answerOf)
  await ctx.db
    .updateTable('account_imports')
    .set({ rows: JSON.stringify(answers) })
    .where('id', '=', id)
    .execute()
  const created = answers.filter((row) => row.outcome === 'good').length
  ctx.setAuditObject({ type: 'account-import', id, details: { file: file.name, sha256: file.sha256, rows: rows.length, created } })
  return { id, rows: answers }
}

interface Judged {
  rows: ReadRow[]
  /** Ids by the names and codes that stand in good rows. */
  organizations: Map<string, string>
}

/** Adds what only the database knows: names that are taken, organisations that are not there or not alone. Two queries. */
async function judge(db: Db, rows: ReadRow[]): Promise<Judged> {
  const keys = [...new Set(rows.map((row) => usernameKey(row.account.username)))]
  const names = [...new Set(rows.map((row) => row.organization).filter((name) => name !== ''))]
  const taken = keys.length === 0 ? [] : await db.selectFrom('users').select('username_key').where('username_key', 'in', keys).execute()
  const found =
    names.length === 0
      ? []
      : await db
          .selectFrom('organizations')
          .select(['id', 'name', 'code'])
          .where('is_active', '=', true)
          .where((eb) => eb.or([eb('name', 'in', names), eb('code', 'in', names)]))
          .execute()
  markKnownNames(rows, new Set(taken.map((row) => row.username_key)))
  const organizations = new Map<string, string>()
  for (const row of rows) {
    if (row.organization === '') continue
    const byCode = found.filter((organization) => organization.code === row.organization)
    const fits = byCode.length > 0 ? byCode : found.filter((organization) => organization.name === row.organization)
    if (fits.length === 1) organizations.set(row.organization, fits[0]!.id)
    else addProblem(row, { column: 'organization', code: fits.length === 0 ? 'unknown' : 'ambiguous' })
  }
  return { rows, organizations }
}

async function insert(ctx: Ctx, importId: string, rows: ReadRow[], organizations: ReadonlyMap<string, string>): Promise<void> {
  const made = await ctx.db
    .insertInto('users')
    .values(
      rows.map(({ account, organization }) => ({
        id: newId(ctx.now.getTime()),
        username: account.username,
        username_key: usernameKey(account.username),
        kind: account.kind,
        family_name: account.familyName,
        name: account.name,
        mobile: account.mobile,
        email: account.email,
        organization_id: organizations.get(organization) ?? null,
        expert_field: account.expertField || null,
        password_hash: ctx.services.passwords.unusable(),
        is_locked: false,
        status: 'pending' as const,
        must_change_password: true,
        password_changed_at: ctx.now,
        proposed_by: ctx.actor.userId,
        import_id: importId,
        created_at: ctx.now,
      })),
    )
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('username_key')
    .execute()
  const keys = new Set(made.map((row) => row.username_key))
  for (const row of rows) if (!keys.has(usernameKey(row.account.username))) addProblem(row, { column: 'username', code: 'taken' })
}

function answerOf({ line, username, name, outcome, problems }: ReadRow): ImportRow {
  return { line, username, name, outcome, problems }
}
