import { sql, type RawBuilder } from 'kysely'
import { codesNamed } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'

/** A condition by a word, or that a row is of a province which the word names. `code` is the column with the code of the province. */
export function orOfProvince(code: RawBuilder<unknown>, word: string, condition: RawBuilder<boolean>): RawBuilder<boolean> {
  const codes = codesNamed(provinces, word).map((each) => sql.lit(each))
  return codes.length === 0 ? condition : sql<boolean>`(${code} in (${sql.join(codes)}) or ${condition})`
}
