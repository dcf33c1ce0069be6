import { sql, type RawBuilder } from 'kysely'

/** Orders by a Chinese name as readers look for it, by pinyin: `order by ${byName('u.name')}`. The indexes of sorted lists have the same order. */
export function byName(column: string): RawBuilder<string> {
  return sql`${sql.ref(column)} collate "zh-x-icu"`
}
