import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { newId } from '@wenwu/core/kernel/id'
import { Caller, type CallOptions, type RawReply } from '../platform/http/caller.ts'
import { signIn } from '../testing/sign-in.ts'

/** Where calls go: one server that may die, or one of several. */
export interface Servers {
  /** Resolves to a server that takes calls. */
  ready(): Promise<{ address: string }>
}

/** A call that was answered, with what repeats it word for word. */
export interface Answered {
  username: string
  endpoint: AnyEndpoint
  wire: Record<string, unknown>
  options: CallOptions & { idempotencyKey: string }
  reply: RawReply
}

/** What is told of the calls of a person. */
interface Listeners {
  /** At each request that goes out. */
  onRequest?(): void
  /** At each reply that comes in. */
  onReply?(answered: Answered): void
}

/** A person at servers that may die at any moment: repeats a call with the same key until it is answered, as the product's pages do. */
export class StubbornCaller extends Caller {
  private readonly username: string
  private readonly servers: Servers
  private readonly token: string
  private readonly listeners: Listeners
  private repeated = 0

  private constructor(username: string, servers: Servers, token: string, listeners: Listeners) {
    super({ address: '', authorization: () => Promise.resolve(token) })
    this.username = username
    this.servers = servers
    this.token = token
    this.listeners = listeners
  }

  static async signIn(servers: Servers, username: string, listeners: Listeners = {}): Promise<StubbornCaller> {
    const { address } = await servers.ready()
    return new StubbornCaller(username, servers, await signIn(address, username), listeners)
  }

  /** Calls that were sent again because no one answered. */
  get repeats(): number {
    return this.repeated
  }

  /** The reply to a call, however often it must be sent. */
  override async sendWire(endpoint: AnyEndpoint, wire: Record<string, unknown>, said: CallOptions = {}): Promise<RawReply> {
    const options = { ...said, idempotencyKey: said.idempotencyKey ?? newId() }
    for (;;) {
      const { address } = await this.servers.ready()
      this.listeners.onRequest?.()
      try {
        const server = new Caller({ address, authorization: () => Promise.resolve(this.token) })
        const reply = await server.sendWire(endpoint, wire, options)
        this.listeners.onReply?.({ username: this.username, endpoint, wire, options, reply })
        return reply
      } catch (error) {
        // fetch throws TypeError when the connection breaks; anything else is a fault of the test
        if (!(error instanceof TypeError)) throw error
        this.repeated++
      }
    }
  }
}
