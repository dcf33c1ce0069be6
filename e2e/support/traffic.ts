import type { CDPSession, Page } from 'playwright-core'

/** What a page fetched over the network: nothing that came from the browser's own cache. */
export interface Traffic {
  requests: number
  /** Transferred bytes, heads of replies included. */
  bytes: number
  scripts: number
  scriptBytes: number
  /** Addresses that were fetched more than once. */
  repeated: string[]
}

/** A line as an office away from the capital has one. */
const slowLine = { offline: false, latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 } as const

/** Counts what a page fetches, as the browser's own developer tools do. */
export class TrafficCounter {
  readonly #session: CDPSession
  /** Of each request that is not answered by the browser itself: whether it fetches a script, and its bytes so far. */
  readonly #requests = new Map<string, { url: string; isScript: boolean; bytes: number }>()

  private constructor(session: CDPSession) {
    this.#session = session
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      if (request.url.startsWith('http')) this.#requests.set(requestId, { url: request.url, isScript: type === 'Script', bytes: 0 })
    })
    session.on('Network.requestServedFromCache', ({ requestId }) => this.#requests.delete(requestId))
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) this.#requests.delete(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = this.#requests.get(requestId)
      if (request !== undefined) request.bytes = encodedDataLength
    })
  }

  static async of(page: Page): Promise<TrafficCounter> {
    const session = await page.context().newCDPSession(page)
    const counter = new TrafficCounter(session)
    await session.send('Network.enable')
    return counter
  }

  /** From now on the page has a line like this one. */
  async slowDown(): Promise<void> {
    await this.#session.send('Network.emulateNetworkConditions', slowLine)
  }

  forget(): void {
    this.#requests.clear()
  }

  sum(): Traffic {
    const all = [...this.#requests.values()]
    const scripts = all.filter(({ isScript }) => isScript)
    const bytesOf = (some: readonly { bytes: number }[]) => some.reduce((sum, { bytes }) => sum + bytes, 0)
    const repeated = all.map(({ url }) => url).filter((url, i, urls) => urls.indexOf(url) < i)
    return { requests: all.length, bytes: bytesOf(all), scripts: scripts.length, scriptBytes: bytesOf(scripts), repeated }
  }
}
