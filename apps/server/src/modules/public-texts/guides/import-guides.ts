import { createHash } from 'node:crypto'
import { mergeBrought, readBrought } from '@wenwu/core/guides/import-payload'
import type { GuidePayload } from '@wenwu/core/guides/payload'
import type { Db } from '../../../platform/database/request-database.ts'
import { importEntry, type ImportOutcome, type PublishingContext } from '../publishing/index.ts'
import { guideKind } from './guide-kind.ts'

type Values = Record<string, unknown>

/** A row of a file as what it says of a guide. */
export function broughtGuide(values: Values): Values {
  return {
    ...readBrought(values, (region, name) => `local-${createHash('sha256').update(`${region}|${name}`).digest('hex').slice(0, 12)}`),
  }
}

/** Completes what files say by what is published, as an import would. */
export async function guideCompleter(db: Db): Promise<(brought: Values) => Values> {
  const rows = await db.selectFrom('guides').select(['code', 'payload']).execute()
  const known = new Map(rows.map(({ code, payload }) => [code.toLowerCase(), payload]))
  return (brought) => mergeBrought(known.get(keyOf(brought)), brought)
}

/** Publishes what a row says over what stands. Throws `form-invalid`. */
export async function importGuide(ctx: PublishingContext, brought: Values, userId: string | null): Promise<ImportOutcome> {
  const row = await ctx.db
    .selectFrom('guides')
    .select('payload')
    .where((eb) => eb(eb.fn<string>('lower', ['code']), '=', keyOf(brought)))
    .executeTakeFirst()
  const known: GuidePayload | undefined = row?.payload
  return importEntry(ctx, guideKind, mergeBrought(known, brought), { userId })
}

function keyOf(brought: Values): string {
  return String(brought['code'] ?? '')
    .trim()
    .toLowerCase()
}
