import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Locale } from '@wenwu/core/i18n/text'
import { translate } from '@wenwu/core/i18n/translate'
import {
  importColumns,
  importTitles,
  problemKey,
  type ImportColumn,
  type ImportProblem,
  type ImportRow,
} from '@wenwu/core/users/import-row'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { writeXlsx, type XlsxColumn, xlsxMediaType } from '../../../platform/xlsx/write-xlsx.ts'
import type { CellValue } from '../../../platform/xlsx/cell.ts'
import { digestOf, randomPassword } from '../accounts/index.ts'
import { auditWriterOf } from '../audit/index.ts'

/** Media type of a workbook. */

/** A workbook with the columns of an import and no rows. */
export function importTemplate(locale: Locale): StreamReply {
  const columns = importColumns.map((column): XlsxColumn => ({ title: titleOf(column, locale), width: 22, kind: 'text' }))
  return reply(columns, empty(), translate(locale, 'users.importTemplateName'))
}

/** What became of each row of one's own import. Throws `not-found`. */
export async function importResult(ctx: Ctx, id: string, locale: Locale): Promise<StreamReply> {
  const rows = await ownImport(ctx, id)
  const columns: XlsxColumn[] = [
    { title: translate(locale, 'users.importLine'), width: 8, kind: 'number' },
    { title: translate(locale, 'users.username'), width: 22, kind: 'text' },
    { title: translate(locale, 'users.name'), width: 16, kind: 'text' },
    { title: translate(locale, 'users.importOutcome'), width: 14, kind: 'text' },
    { title: translate(locale, 'users.importProblems'), width: 70, kind: 'text' },
  ]
  async function* cells(): AsyncGenerator<CellValue[]> {
    for (const row of rows)
      yield [
        row.line,
        row.username,
        row.name,
        translate(locale, row.outcome === 'good' ? 'users.importCreated' : 'users.importSkipped'),
        row.problems.map((problem) => problemText(problem, locale)).join('；'),
      ]
  }
  return reply(columns, cells(), `${translate(locale, 'users.importResultName')}-${toShanghaiDate(ctx.now)}`)
}

/**
 * New first passwords of the accounts of one's own import that still wait: made row by row while the file is read, each stored with its
 * audit row before it is written out, and kept nowhere else. One hash at a time, so signing in stays quick. Throws `not-found`.
 */
export async function importPasswords(ctx: Ctx, id: string, locale: Locale): Promise<StreamReply> {
  await ownImport(ctx, id)
  const waiting = sql<{ id: string; username: string; name: string; organization: string }>`
    select u.id, u.username, u.name, coalesce(o.name, '') as organization from users u left join organizations o on o.id = u.organization_id
    where u.import_id = ${id} and u.proposed_by = ${ctx.actor.userId} and u.status = 'pending' and u.approved_at is null order by u.username_key`
  const { rows } = await inTransaction(ctx.services.pool, (db) => waiting.execute(db))
  const columns = (['users.username', 'users.name', 'users.organization', 'users.firstPassword'] as const).map((key): XlsxColumn => ({
    title: translate(locale, key),
    width: 24,
    kind: 'text',
  }))
  async function* cells(): AsyncGenerator<CellValue[]> {
    for (const user of rows) {
      const password = randomPassword()
      if (await storeFirstPassword(ctx, user, password)) yield [user.username, user.name, user.organization, password]
    }
  }
  return reply(columns, cells(), `${translate(locale, 'users.importPasswordsName')}-${toShanghaiDate(ctx.now)}`)
}

/** False where somebody approved, changed or removed the account meanwhile: its password is left alone. */
async function storeFirstPassword(ctx: Ctx, user: { id: string; username: string }, password: string): Promise<boolean> {
  const hash = await ctx.services.passwords.hash(digestOf(password))
  return inTransaction(ctx.services.pool, async (db) => {
    const stored = await db
      .updateTable('users')
      .set({ password_hash: hash, password_changed_at: ctx.now, must_change_password: true })
      .where('id', '=', user.id)
      .where('proposed_by', '=', ctx.actor.userId)
      .where('status', '=', 'pending')
      .where('approved_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (stored === undefined) return false
    await auditWriterOf(ctx.services.config.secret)(db, {
      at: ctx.now,
      requestId: ctx.requestId,
      actor: ctx.actor,
      address: ctx.address,
      action: 'users.issuePassword',
      objectType: 'user',
      objectId: user.id,
      outcome: 'done',
      details: { username: user.username },
    })
    return true
  })
}

/** Takes a connection of its own and gives it back: a slow reader of the file holds none. */
async function ownImport(ctx: Ctx, id: string): Promise<ImportRow[]> {
  const found = await inTransaction(ctx.services.pool, (db) =>
    db.selectFrom('account_imports').select('rows').where('id', '=', id).where('created_by', '=', ctx.actor.userId).executeTakeFirst(),
  )
  if (found === undefined) throw new AppError('not-found')
  return found.rows
}

/** The column as the file calls it, then what is wrong. */
function problemText(problem: ImportProblem, locale: Locale): string {
  return `${titleOf(problem.column, locale)}：${translate(locale, problemKey(problem), problem.params)}`
}

function titleOf(column: ImportColumn, locale: Locale): string {
  return importTitles[column][locale === 'en_US' ? 1 : 0]
}

async function* empty(): AsyncGenerator<CellValue[]> {}

function reply(columns: XlsxColumn[], rows: AsyncIterable<CellValue[]>, name: string): StreamReply {
  return {
    body: writeXlsx(columns, rows, name),
    mediaType: xlsxMediaType,
    fileName: `${name}.xlsx`,
    disposition: 'attachment',
  }
}
