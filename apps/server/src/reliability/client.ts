import { createHash } from 'node:crypto'
import { contract as auth } from '@wenwu/core/auth/contract'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { demoPassword, demoUsers } from '../db/seed/index.ts'
import { Caller, type CallOptions, type RawReply } from '../platform/http/caller.ts'
import type { ServerProcess } from './server-process.ts'

/** A person at a server that may die at any moment: repeats a call with the same key until it is answered, as the product's pages do. */
export class StubbornClient {
  private readonly server: ServerProcess
  private readonly caller: Caller
  /** Called at each request that goes out. */
  private readonly onRequest: () => void
  private repeated = 0

  private constructor(server: ServerProcess, token: string, onRequest: () => void) {
    this.server = server
    this.onRequest = onRequest
    this.caller = callerAt(server, token)
  }

  static async signIn(server: ServerProcess, username: string, onRequest: () => void): Promise<StubbornClient> {
    const kind = demoUsers.find((user) => user.username === username)?.kind ?? 'official'
    const passwordDigest = createHash('md5').update(demoPassword).digest('hex')
    const { ticket } = await callerAt(server, null).call(auth.login, { username, passwordDigest, kind, isRemembered: false })
    const { token } = await callerAt(server, ticket).call(auth.createToken, {})
    return new StubbornClient(server, token, onRequest)
  }

  /** Calls that were sent again because nobody answered. */
  get repeats(): number {
    return this.repeated
  }

  /** The reply to a call, however often it must be sent. */
  async send(endpoint: AnyEndpoint, wire: Record<string, unknown>, options: CallOptions = {}): Promise<RawReply> {
    for (;;) {
      await this.server.ready()
      this.onRequest()
      try {
        return await this.caller.sendWire(endpoint, wire, options)
      } catch (error) {
        // fetch throws TypeError when the connection breaks; anything else is a fault of the test
        if (!(error instanceof TypeError)) throw error
        this.repeated++
      }
    }
  }
}

/** A caller at wherever the server is now. */
function callerAt(server: ServerProcess, authorization: string | null): Caller {
  return new Caller({
    get address() {
      return server.address
    },
    authorization: () => Promise.resolve(authorization),
  })
}
