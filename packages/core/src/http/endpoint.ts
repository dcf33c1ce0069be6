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
export interface Endpoint<IW = unknown, I = unknown, OW = unknown, O = unknown, S extends Stream = Stream> {
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
  /** Open also to somebody who must change the password first (`users.must_change_password`); public calls are anyway. */
  beforePasswordChange?: boolean
  /**
   * The caller must send an Idempotency-Key; a repeated call answers with the first reply. With `tx: 'none'` each thing that the call acts on keeps its
   * result under the key (`actOnEach`).
   */
  idempotent?: boolean
  /** A GET that has effects and takes no token: the caller must send `X-Requested-With`, which no link, picture or form of another site can. */
  ownPageOnly?: boolean
  /** The body may also come as `application/x-www-form-urlencoded` (specification §7.6: «form-encoded»); our page sends it so. */
  isForm?: boolean
  /** Somebody signs in or out by it, or their sign-in page asks it: such calls have a line of their own, so that whoever reads from the same address keeps nobody out. */
  isWayIn?: boolean
  /** One of many small steps of an act whose beginning and end are audited: done, it leaves no audit row of its own. */
  isStep?: boolean
  /**
   * `upload`: the body is multipart with one file; `part`: the body is bytes (application/octet-stream, at most `bodyLimit`), the input stands
   * in the query; `download`: the reply is a byte stream with a file name.
   */
  stream?: S
  /** The output is an address: the reply is a 302 to it. For browsers that navigate, not for calls. */
  redirects?: boolean
  /** Largest body in bytes (default 1 MB). */
  bodyLimit?: number
  /** Which of the specification's service ports (§9) answers it; all are served on 9100. */
  service?: Service
}

/** A service of specification §9 by its port. */
export type Service = 9100 | 9200 | 9002 | 9300 | 9888

export type Stream = 'none' | 'upload' | 'part' | 'download'

/** Declares an endpoint; its type arguments are inferred from its codecs. */
export function endpoint<IW, I, OW, O, const S extends Stream = 'none'>(definition: Endpoint<IW, I, OW, O, S>): Endpoint<IW, I, OW, O, S> {
  return definition
}

// An endpoint of whatever types: codecs are invariant, so only the two extremes together accept each of them.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyEndpoint = Endpoint<any, any, any, any, Stream>
export type Contract = Record<string, AnyEndpoint>

export type InputOf<E> = E extends Endpoint<infer _A, infer I, infer _B, infer _C, infer _S> ? I : never
export type OutputOf<E> = E extends Endpoint<infer _A, infer _I, infer _B, infer O, infer _S> ? O : never
export type StreamOf<E> = E extends Endpoint<infer _A, infer _I, infer _B, infer _O, infer S> ? S : never
