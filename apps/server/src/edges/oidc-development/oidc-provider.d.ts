/** What the development provider uses of oidc-provider, which brings no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface PageContext {
    type: string
    status: number
    body: unknown
    set(name: string, value: string): void
    oidc: { session?: { accountId?: string }; client?: { clientId: string }; account?: { accountId: string } }
  }

  export interface Interaction {
    uid: string
    prompt: { name: string }
  }

  class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: Record<string, unknown>): Promise<void>
    Grant: new (properties: { accountId: string; clientId: string }) => { addOIDCScope(scope: string): void; save(): Promise<string> }
    on(event: string, listener: (...values: unknown[]) => void): this
  }

  export { Provider as default }
}
