import { sql, type RawBuilder } from 'kysely'

const mark = '/* by key */'

/**
 * For `modifyEnd`: says that a query finds its rows by a key, so few of them whatever the values. It is then parsed and planned once per
 * connection. Never for lists and searches: with one plan for all values they were ten times slower (design/stack.md, queries).
 */
export const byKey: RawBuilder<unknown> = sql.raw(mark)

const markOfOnePlan = '/* one plan */'

/**
 * For searches written so that one plan serves whatever is asked. To be run on connections whose planner is told so (`SearchPools.onePlan`);
 * elsewhere it plans again for each value as often as it likes.
 */
export const onePlan: RawBuilder<unknown> = sql.raw(markOfOnePlan)

/**
 * A value of a statement of one plan that few or many rows may have, read by a query of its own. The planner then expects the same number of rows whatever it is, so
 * that no plan for one value looks better than the one for all; else it plans anew at each call, which costs more than to find the rows.
 */
export function unseen<T extends string | readonly string[]>(
  value: T,
  type: T extends string ? 'date' | 'text' | 'uuid' : 'text[]',
): RawBuilder<T> {
  return sql<T>`(select ${value}::${sql.raw(type)})`
}

/** Beyond these a statement is sent as it is: every name costs memory in every connection. One whose author says that it has one plan has as many parameters as it has. */
const mostNames = 300
const mostParameters = 64

/** Names of the statements of a process. */
export class StatementNames {
  private readonly names = new Map<string, string>()

  /** The name to prepare a statement under: writes and what is marked `byKey` or `onePlan`. Undefined: to be planned for its values each time. */
  nameOf(text: string, parameters: number): string | undefined {
    const known = this.names.get(text)
    if (known !== undefined) return known
    if (this.names.size >= mostNames || !this.isNamed(text, parameters)) return undefined
    const name = `wenwu-${this.names.size + 1}`
    this.names.set(text, name)
    return name
  }

  private isNamed(text: string, parameters: number): boolean {
    if (text.includes(markOfOnePlan)) return true
    return parameters <= mostParameters && (text.includes(mark) || /^\s*(insert into|update|delete from)\s/i.test(text))
  }
}

export const statementNames = new StatementNames()
