import type { TestApp } from '../../../../testing/test-app.ts'

/** A browser as far as HTTP goes: cookies per host, redirects followed by hand. */
export class Browser {
  private readonly jars = new Map<string, Map<string, { value: string; path: string }>>()

  async request(
    address: string,
    options: { method?: string; form?: Record<string, string>; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const url = new URL(address)
    const jar = this.jars.get(url.hostname) ?? new Map<string, { value: string; path: string }>()
    this.jars.set(url.hostname, jar)
    const cookie = [...jar]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(url, {
      method: options.method ?? (options.form === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: { ...(cookie !== '' && { cookie }), ...options.headers },
      ...(options.form !== undefined && { body: new URLSearchParams(options.form) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      const path =
        attributes
          .map((each) => each.trim())
          .find((each) => each.toLowerCase().startsWith('path='))
          ?.slice(5) ?? '/'
      if (value === '' || attributes.some((each) => each.trim() === 'Max-Age=0')) jar.delete(name)
      else jar.set(name, { value, path })
    }
    return response
  }

  /** The next address of a redirect. */
  static next(response: Response, base: string): string {
    const location = response.headers.get('location')
    if (location === null) throw new Error(`no redirect: ${response.status}`)
    return new URL(location, base).href
  }

  /** Chooses an account at the development provider, starting from the redirect to it; gives the address it returns to. */
  async signInAt(address: string, account: string, decision: 'accept' | 'refuse' = 'accept'): Promise<URL> {
    let at = address
    for (let step = 0; step < 10; step++) {
      const response = at.includes('/interaction/') ? await this.request(at, { form: { account, decision } }) : await this.request(at)
      if (response.status >= 400) throw new Error(`${at}: ${response.status} ${await response.text()}`)
      at = Browser.next(response, at)
      if (new URL(at).pathname === '/login') return new URL(at)
    }
    throw new Error('the provider does not come to an end')
  }
}

/** From the entrance to the return of the provider. */
export async function goAndReturn(api: TestApp, browser: Browser, account: string, type = '3'): Promise<URL> {
  const start = `${api.address}/api/receive/authorize?type=${type}`
  return browser.signInAt(Browser.next(await browser.request(start), start), account)
}

export interface SingleLoginReply {
  status: number
  body: { status?: number; error?: string; msg?: string; data?: { data: string; uuid: string }; details?: { uuid?: string } }
}

/** What the page does with the return: the code as query, the state as header. */
export async function exchange(
  api: TestApp,
  browser: Browser,
  returned: URL,
  state = returned.searchParams.get('state'),
): Promise<SingleLoginReply> {
  const query = new URLSearchParams({ code: returned.searchParams.get('code') ?? '' })
  const issuer = returned.searchParams.get('iss')
  if (issuer !== null) query.set('iss', issuer)
  const response = await browser.request(`${api.address}/api/receive/singleLogin?${query.toString()}`, {
    headers: { ...(state !== null && { authorization: state }), 'user-agent': 'test' },
  })
  return { status: response.status, body: (await response.json()) as SingleLoginReply['body'] }
}
