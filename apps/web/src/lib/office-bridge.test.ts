import { afterEach, expect, it } from 'vitest'
import { translate } from '@wenwu/core/i18n/translate'
import { NoXhrError, openInOffice, opensInOffice, type BridgeParts } from './office-bridge.ts'

const document = { fileName: '方案说明.docx', address: 'https://wenwu.example/api/v1/files/open?link=x' }
const sent: { address: string; body: string; timeout: number }[] = []
const opened: string[] = []
const waits: number[] = []
afterEach(() => [sent, opened, waits].forEach((list) => list.splice(0)))

/** Requests that end as told, one after the other. */
function partsThat(outcomes: ('load' | 'error' | 'timeout' | 'refuse')[], isSecure = false): BridgeParts {
  return {
    isSecure,
    openProgram: (address) => void opened.push(address),
    wait: (ms) => (waits.push(ms), Promise.resolve()),
    createRequest() {
      const outcome = outcomes.shift() ?? 'error'
      let address = ''
      const request = {
        timeout: 0,
        status: outcome === 'refuse' ? 500 : 200,
        open: (_method: string, url: string) => void (address = url),
        send(body: string) {
          sent.push({ address, body, timeout: request.timeout })
          const end = (this as unknown as Record<string, () => void>)[outcome === 'refuse' ? 'onload' : `on${outcome}`]!
          queueMicrotask(() => end())
        },
      }
      return request as unknown as XMLHttpRequest
    },
  }
}

it('hands a document to the program of its ending, as a task without the token', async () => {
  expect(await openInOffice(document, partsThat(['load']))).toBe(0)
  expect(sent).toMatchObject([{ address: 'http://127.0.0.1:58890/wps/runParams', timeout: 5_000 }])
  const [, task = ''] = /^ksowebstartupwps:\/\/(.+)$/.exec(sent[0]!.body) ?? []
  expect(JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(task), (letter) => letter.charCodeAt(0))))).toEqual({
    function: 'openDocument',
    info: document,
  })
  expect(opened).toEqual([])
})

it('asks the other port from a page by https, and the table program for tables', async () => {
  await openInOffice({ ...document, fileName: '清单.XLSX' }, partsThat(['load'], true))
  expect(sent[0]!.address).toBe('https://127.0.0.1:58891/et/runParams')
  expect([opensInOffice('a.doc'), opensInOffice('a.xls'), opensInOffice('a.pdf'), opensInOffice('constructor')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('tries four times, starts the helper after the first, and says 2 where nobody answers', async () => {
  expect(await openInOffice(document, partsThat(['error', 'timeout', 'refuse', 'error', 'load']))).toBe(2)
  expect(sent).toHaveLength(4)
  expect(opened).toEqual(['ksoWPSCloudSvr://start=RelayHttpServer'])
  expect(waits).toEqual([1_000, 1_000, 1_000])
})

it('ends at the first answer', async () => {
  expect(await openInOffice(document, partsThat(['timeout', 'load']))).toBe(0)
  expect(sent).toHaveLength(2)
})

it('refuses a request beside another, and takes the next one after it', async () => {
  const first = openInOffice(document, partsThat(['load']))
  expect(await openInOffice(document, partsThat(['load']))).toBe(1)
  expect(await first).toBe(0)
  expect(await openInOffice(document, partsThat(['load']))).toBe(0)
})

it('says so where the browser has no XMLHttpRequest, and is free again', async () => {
  const without = {
    ...partsThat([]),
    createRequest: () => {
      throw new NoXhrError()
    },
  }
  await expect(openInOffice(document, without)).rejects.toBeInstanceOf(NoXhrError)
  expect(await openInOffice(document, partsThat(['load']))).toBe(0)
})

it('has the messages of the specification, word for word', () => {
  expect([translate('zh_CN', 'office.status1'), translate('zh_CN', 'office.noXhr')]).toEqual([
    '上一次请求没有完成',
    '您的浏览器不支持XHR对象',
  ])
})
