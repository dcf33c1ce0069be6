import { sql } from 'kysely'
import { figureCap, type Figure } from '@wenwu/core/desks/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { onePlan } from '../../../platform/database/statement-name.ts'
import { moduleFigures } from '../../figures.generated.ts'

/** The figures of the caller's home in their order, counted in one statement; none for who has none. */
export async function homeFigures(ctx: Ctx): Promise<Figure[]> {
  const figures = moduleFigures.filter(({ isFor }) => isFor(ctx.actor)).toSorted((a, b) => a.position - b.position)
  if (figures.length === 0) return []
  const counts = figures.map(
    ({ rows }) => sql`(select count(*)::int from (select 1 from (${rows(ctx)}) found limit ${sql.lit(figureCap + 1)}) counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts ${onePlan}`.execute(ctx.db)
  return figures.flatMap(({ key, group, label, tone, component, address, isTheirs }, i) => {
    const count = rows[0]?.counts[i] ?? 0
    if (count === 0 && isTheirs?.(ctx.actor) === false) return []
    return [{ key, group, label, tone, component, address, count: Math.min(count, figureCap), isCapped: count > figureCap }]
  })
}
