import { lawKind } from '../../modules/public-texts/laws/index.ts'
import { importEntry } from '../../modules/public-texts/publishing/index.ts'
import { standardKind } from '../../modules/public-texts/standards/index.ts'
import type { Db } from '../../platform/database/request-database.ts'
import laws from './starter-laws.json' with { type: 'json' }
import { starterStandards } from './starter-standards.ts'

/**
 * Laws (key articles; laws are outside copyright) and standards (facts) for an installation that has none, so that its public pages show
 * something. Written once: what an operator imports or an editor changes is never written over.
 */
export async function seedStarterLaws(db: Db, now: Date): Promise<void> {
  const known = await db
    .selectFrom('content_entries')
    .select('id')
    .where('kind', 'in', [lawKind.kind, standardKind.kind])
    .limit(1)
    .executeTakeFirst()
  if (known !== undefined) return
  const ctx = { db, now }
  for (const law of laws) await importEntry(ctx, lawKind, law)
  for (const [number, title, publishedOn, effectiveOn, publisher] of starterStandards)
    await importEntry(ctx, standardKind, {
      number,
      title,
      ...(publishedOn !== '' && { publishedOn }),
      ...(effectiveOn !== '' && { effectiveOn }),
      natureCode: '2',
      statusCode: '1',
      publisher,
    })
}
