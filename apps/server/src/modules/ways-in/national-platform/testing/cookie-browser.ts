import type { TestApp } from '../../../../testing/test-app.ts'

export interface Reply {
  status: number
  location: string | null
  text: string
  /** Parsed, where it is JSON. */
  body: { code?: number; error?: string; msg?: string; data?: Record<string, unknown> | string | boolean | null }
}

interface Sending {
  method?: string
  form?: Record<string, string>
  json?: unknown
  headers?: Record<string, string>
}

/** A browser as far as HTTP and cookies go; redirects are followed by hand. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>()
  private readonly api: TestApp

  constructor(api: TestApp) {
    this.api = api
  }

  /** `path` may be a whole address. */
  async send(path: string, { method, form, json, headers }: Sending = {}): Promise<Reply> {
    const hasBody = form !== undefined || json !== undefined
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, this.api.address), {
      method: method ?? (hasBody ? 'POST' : 'GET'),
      redirect: 'manual',
      headers: {
        'user-agent': 'test',
        ...(cookie !== '' && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(hasBody && { body: form === undefined ? JSON.stringify(json) : new URLSearchParams(form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || line.includes('Max-Age=0')) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      location: response.headers.get('location'),
      text,
      body: isJson ? (JSON.parse(text) as Reply['body']) : {},
    }
  }

  /** From our page to the platform: its address, as the page would be sent there. */
  async depart(path = '/api/zwfw/redirectGj'): Promise<URL> {
    const { body } = await this.send(path, { headers: { 'x-requested-with': 'XMLHttpRequest' } })
    return new URL((body.data as { url: string }).url)
  }

  /** Signs in at the simulator, starting from our page; gives the address it returns to. */
  async arriveAs(userId: string, path?: string): Promise<URL> {
    const login = await this.depart(path)
    const shown = await this.send(login.href)
    const { location } = shown.location === null ? await this.send(login.href, { form: { account: userId, decision: 'accept' } }) : shown
    return new URL(location ?? '')
  }

  /** What our page does with the return: the ticket as query, the state as header. */
  exchange(returned: URL, state = returned.searchParams.get('state') ?? ''): Promise<Reply> {
    const ticket = encodeURIComponent(returned.searchParams.get('ticket') ?? '')
    return this.send(`/api/zwfw/createTicket?ticket=${ticket}`, { headers: { authorization: state } })
  }

  /** The whole way, from our page to the reply of createTicket. */
  async come(userId: string, path?: string): Promise<Reply> {
    return this.exchange(await this.arriveAs(userId, path))
  }

  /** The first arrival that our page is told of: the person whom the platform named; null where there is none. */
  async arrival(): Promise<Reply['body']['data']> {
    return (await this.send('/api/v1/national-platform/arrival')).body.data
  }

  /** Exchanges our ticket for a session token. */
  async tokenFor(reply: Reply): Promise<string> {
    const { ticket } = reply.body.data as { ticket: string }
    const { body } = await this.send('/sso/createTokenByUserId', { json: {}, headers: { authorization: ticket } })
    return (body as { token: string }).token
  }

  /** A token with which the platform's own pages lead to ours. */
  async portalToken(userId: string): Promise<string> {
    const portal = '/api/national-platform-simulator/portal'
    await this.send(portal, { form: { account: userId, decision: 'accept' } })
    const { location } = await this.send(`${portal}/enter`, { form: {} })
    return new URL(location ?? '', this.api.address).searchParams.get('token') ?? ''
  }
}
