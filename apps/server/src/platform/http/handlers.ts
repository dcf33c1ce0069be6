import type { Readable } from 'node:stream'
import type { Contract, InputOf, OutputOf, StreamOf } from '@wenwu/core/http/endpoint'
import type { ReceivedFile } from '../files/received-file.ts'
import type { Ctx } from './context.ts'

/** A reply that is a byte stream with a file name. */
export interface StreamReply {
  body: Readable | Buffer
  mediaType: string
  fileName: string
  disposition: 'inline' | 'attachment'
}

/**
 * A handler in two steps: first the file is read, while no connection of the database is held (not even for the key of the request), then what
 * `begin` gave does the rest.
 */
export interface TwoStepHandler<I, O> {
  begin(input: I, ctx: Ctx, file: ReceivedFile): Promise<() => Promise<O>>
}

/** A handler of an upload whose file is `read` before anything else; `handle` is given what was read. */
export function afterReading<I, R, O>(
  read: (input: I, ctx: Ctx, file: ReceivedFile) => Promise<R>,
  handle: (input: I, ctx: Ctx, file: ReceivedFile, found: R) => Promise<O>,
): TwoStepHandler<I, O> {
  return {
    begin: async (input, ctx, file) => {
      const found = await read(input, ctx, file)
      return () => handle(input, ctx, file, found)
    },
  }
}

type Handler<E> =
  StreamOf<E> extends 'upload'
    ? ((input: InputOf<E>, ctx: Ctx, file: ReceivedFile) => Promise<OutputOf<E>>) | TwoStepHandler<InputOf<E>, OutputOf<E>>
    : StreamOf<E> extends 'part'
      ? (input: InputOf<E>, ctx: Ctx, part: Buffer) => Promise<OutputOf<E>>
      : StreamOf<E> extends 'download'
        ? (input: InputOf<E>, ctx: Ctx) => Promise<StreamReply>
        : (input: InputOf<E>, ctx: Ctx) => Promise<OutputOf<E>>

/** One handler per endpoint of a contract: a missing or extra one does not compile. */
export type HandlersOf<C extends Contract> = { [K in keyof C]: Handler<C[K]> }

/** A module of the server as the composition root mounts it. */
export interface ServerModule {
  name: string
  contract: Contract
  handlers: Record<string, ((input: never, ctx: Ctx, file: ReceivedFile) => Promise<unknown>) | TwoStepHandler<never, unknown>>
  /** Further paths for one endpoint, each with fixed input of its own (the detail calls of specification §7.3). */
  extraRoutes?: ExtraRoute[]
}

export interface ExtraRoute {
  endpoint: string
  method: 'GET' | 'POST'
  path: string
  /** Merged over what the caller sends, before decoding. */
  fixed: Record<string, unknown>
}

/** Pairs a contract with its handlers; types are checked here, once. */
export function defineModule<C extends Contract>(
  name: string,
  contract: C,
  handlers: HandlersOf<C>,
  extraRoutes: ExtraRoute[] = [],
): ServerModule {
  return { name, contract, handlers: handlers as unknown as ServerModule['handlers'], extraRoutes }
}
