import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** What comes back to these bytes until the server ends the connection. */
async function say(bytes: string): Promise<{ status: number; headers: Headers; body: unknown }> {
  const { port } = new URL(api.address)
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) as unknown }
}

const long = 'x'.repeat(70_000)
const zh = {
  request: '请求内容不符合要求：request',
  host: '请求内容不符合要求：Host',
  body: '请求内容不符合要求：body',
  headers: '请求头过长，请清除本站 Cookie 或缩短地址后重试。',
}

it('an expectation that no one knows is left aside, not answered by a bare 417', async () => {
  const reply = await say('GET /api/v1/nowhere HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n')
  expect([reply.status, reply.headers.get('x-content-type-options')]).toEqual([404, 'nosniff'])
})

describe('what is refused before any route', () => {
  it.each([
    ['a broken request line', 'nonsense\r\n\r\n', 400, 'bad-request', zh.request],
    ['a header beyond all measure', `GET /home HTTP/1.1\r\nHost: x\r\nCookie: ${long}\r\n\r\n`, 431, 'headers-too-large', zh.headers],
    ['an address beyond all measure', `GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'headers-too-large', zh.headers],
    ['a length that is none', 'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', 400, 'bad-request', zh.request],
    [
      'two lengths',
      'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      400,
      'bad-request',
      zh.request,
    ],
    ['no host', 'GET /home HTTP/1.1\r\n\r\n', 400, 'bad-request', zh.host],
    ['two hosts', 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400, 'bad-request', zh.host],
    ['an address that cannot be decoded', 'GET /api/v1/%ff HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\n\r\n', 400, 'bad-request', zh.body],
  ])('%s: our headers, code and request id, and the connection ends', async (_name, bytes, status, error, msg) => {
    const reply = await say(bytes)
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({ code: status, error, msg, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string })
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      connection: 'close',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })
})
