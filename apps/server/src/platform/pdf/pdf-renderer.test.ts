import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { documentFonts } from './fonts.ts'
import { PdfRenderer } from './pdf-renderer.ts'

const open: PdfRenderer[] = []
afterEach(() => Promise.all(open.splice(0).map((renderer) => renderer.close())))

function rendererOf(options: ConstructorParameters<typeof PdfRenderer>[0] = {}): PdfRenderer {
  const renderer = new PdfRenderer(options)
  open.push(renderer)
  return renderer
}

/** A folder whose worker is the given code. */
function workerFolder(code: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wenwu-pdf-'))
  fs.writeFileSync(path.join(folder, 'typst-worker.mjs'), code)
  return folder
}

const echo = '#json(bytes(sys.inputs.data)).text'

describe('the renderer', () => {
  it('answers each with its own document', async () => {
    const renderer = rendererOf()
    const results = await Promise.all(
      [1, 2, 3].map((pages) => renderer.render(`${echo}${'#pagebreak()'.repeat(pages - 1)}`, { text: '文' })),
    )
    expect(results.map((result) => result.pageCount)).toEqual([1, 2, 3])
    expect(results.every((result) => result.pdf.subarray(0, 5).toString() === '%PDF-')).toBe(true)
  })

  it('says what typst says of a bad source, and goes on', async () => {
    const renderer = rendererOf()
    await expect(renderer.render('#nothing-of-this-name', {})).rejects.toThrow(/typst: .*unknown variable/)
    expect((await renderer.render(echo, { text: 'x' })).pageCount).toBe(1)
  })

  it('leaves the main thread free', async () => {
    const renderer = rendererOf()
    let turns = 0
    let isDone = false
    const count = () => {
      turns++
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await renderer.render(`${echo}#lorem(20000)`, { text: 'x' })
    isDone = true
    expect(turns).toBeGreaterThan(100)
  })

  it('refuses more than may wait', async () => {
    const renderer = rendererOf({ waiting: 2 })
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => renderer.render(echo, { text: 'x' })))
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
    expect(results[3]).toMatchObject({ reason: { code: 'busy' } })
  })

  it('makes so many of one person at a time and no more, and others meanwhile', async () => {
    const renderer = rendererOf()
    const render = (person: string) => renderer.render(echo, { text: 'x' }, { person, signal: new AbortController().signal })
    const results = await Promise.allSettled(['a', 'a', 'a', 'b'].map(render))
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(results[2]).toMatchObject({ reason: { code: 'busy' } })
    expect((await render('a')).pageCount).toBe(1)
  })

  it('does not make what a caller waits for who left, and their place is free', async () => {
    const renderer = rendererOf({
      assetsDirectory: workerFolder(
        "import { parentPort } from 'node:worker_threads'; let made = 0; parentPort.on('message', () => parentPort.postMessage({ pdf: new Uint8Array(), pageCount: ++made }))",
      ),
      waiting: 1,
    })
    const leaving = new AbortController()
    const first = renderer.render(echo, {}, { person: 'a', signal: new AbortController().signal })
    const left = renderer.render(echo, {}, { person: 'a', signal: leaving.signal })
    leaving.abort(new Error('the caller left'))
    await expect(left).rejects.toThrow('the caller left')
    const next = renderer.render(echo, {}, { person: 'a', signal: new AbortController().signal })
    expect([(await first).pageCount, (await next).pageCount]).toEqual([1, 2])
    await expect(renderer.render(echo, {}, { person: 'a', signal: leaving.signal })).rejects.toThrow('the caller left')
  })

  it('gives up on a worker that hangs, fails with one that dies, and starts another', async () => {
    const hanging = rendererOf({
      assetsDirectory: workerFolder("import 'node:worker_threads'; setInterval(() => {}, 1000)"),
      timeLimit: 50,
    })
    await expect(hanging.render(echo, {})).rejects.toMatchObject({ code: 'timeout' })
    await expect(hanging.render(echo, {})).rejects.toMatchObject({ code: 'timeout' })
    const dying = rendererOf({
      assetsDirectory: workerFolder("import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3))"),
    })
    await expect(dying.render(echo, {})).rejects.toThrow('ended with 3')
    await expect(dying.render(echo, {})).rejects.toThrow('ended with 3')
  })

  it('fails what is on its way when closed', async () => {
    const renderer = rendererOf()
    const waiting = [1, 2].map(() => renderer.render(echo, { text: 'x' }))
    await Promise.all([...waiting.map((each) => expect(each).rejects.toThrow('closed')), renderer.close()])
  })
})

describe('fonts', () => {
  it('are the free ones, unless a folder of licensed fonts is named', () => {
    expect(documentFonts(undefined).body).toEqual(['Noto Serif SC', 'Noto Sans SC'])
    for (const folder of documentFonts(undefined).paths) expect(fs.readdirSync(folder).some((name) => name.endsWith('.ttf'))).toBe(true)
    const licensed = documentFonts('/srv/fonts')
    expect(licensed.paths[0]).toBe('/srv/fonts')
    expect(licensed.body[0]).toBe('FangSong_GB2312')
    expect(licensed.title).toContain('方正小标宋简体')
  })
})
