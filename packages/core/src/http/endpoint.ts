import type { Codec } from './codec.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may call at all: everybody, whoever is signed in, or whoever holds one of the named permissions (menu/button permission
 * codes). What they may see and do there is decided by data scope and policy behind it.
 */
export type Access = 'public' | 'signed-in' | readonly [string, ...string[]]

/**
 * How the handler meets the database: `none` may not touch ctx.db; `read` runs each statement by itself on one connection;
 * `write` opens one transaction at the first statement and commits after the handler.
 */
export type TransactionMode = 'none' | 'read' | 'write'

/** One call of the product, shared by both sides. `path` may hold `:name` parameters; they are merged into the input. */
export interface Endpoint<IW = unknown, I = unknown, OW = unknown, O = unknown> {
  method: Method
  path: string
  /** Further paths that answer the same (the specification leaves prefixes open). */
  aliases?: readonly string[]
  /** One line for OpenAPI. */
  summary: string
  access: Access
  tx: TransactionMode
  input: Codec<IW, I>
  output: Codec<OW, O>
  /** The caller must send an Idempotency-Key; a repeated call answers with the first reply. */
  idempotent?: boolean
  /** The body is a file stream (multipart), or the reply is a stream: handled by the module's own route. */
  stream?: 'upload' | 'download'
  /** Largest JSON body in bytes (default 1 MB). */
  bodyLimit?: number
  /** Which of the specification's service ports (§9) answers it; all are served on 9100. */
  service?: 9100 | 9200 | 9002 | 9300 | 9888
}

/** Declares an endpoint; the four type arguments are inferred from its codecs. */
export function endpoint<IW, I, OW, O>(definition: Endpoint<IW, I, OW, O>): Endpoint<IW, I, OW, O> {
  return definition
}

// The variance of codecs makes `Endpoint<unknown, …>` too narrow a bound; `never`/`unknown` pairs accept each endpoint and lose nothing.
export type AnyEndpoint = Endpoint<never, never, never, never> | Endpoint<unknown, unknown, unknown, unknown>
export type Contract = Record<string, AnyEndpoint | object>

export type InputOf<E> = E extends Endpoint<infer _A, infer I, infer _B, infer _C> ? I : never
export type OutputOf<E> = E extends Endpoint<infer _A, infer _I, infer _B, infer O> ? O : never

/** One handler per endpoint: a missing or extra one does not compile. */
export type Handlers<C, Ctx> = { [K in keyof C]: (input: InputOf<C[K]>, ctx: Ctx) => Promise<OutputOf<C[K]>> }
