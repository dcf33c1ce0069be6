import { errorFacts } from '../error-facts.ts'

/** What of an error says where it failed and repeats nothing that people typed. */
const toldFields = ['code', 'status', 'statusCode', 'syscall', 'address', 'port', 'schema', 'table', 'column', 'constraint']

/** Before the words of an error that were chosen here. */
const mark = 'told: '

/**
 * An error as the queue keeps it beside its job, for administrators: kind and codes alone. The message of an error may hold values, addresses with keys or
 * names of people; it stays in the log, as the cause.
 */
export function jobError(error: unknown): Error {
  return new Error(`${mark}${wordsOf(error)}`, { cause: error })
}

/** What may be told of an error as the queue keeps it: nothing of one that is not worded here, from an earlier release or of the queue itself. */
export function toldOfJob(stored: string): string {
  return stored.startsWith(mark) ? stored.slice(mark.length) : ''
}

function wordsOf(error: unknown): string {
  const facts = errorFacts(error)
  const own = toldFields.flatMap((name) => (facts[name] === undefined ? [] : [`${name}=${String(facts[name])}`]))
  const cause = facts.cause === undefined ? [] : [`← ${wordsOf((error as Error).cause)}`]
  return [facts.type, ...own, ...cause].join(' ')
}
