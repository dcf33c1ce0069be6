import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '@wenwu/core/kernel/errors'
import { documentFonts, type DocumentFonts } from './fonts.ts'

export interface PdfRendererOptions {
  /** Folder of licensed fonts (WENWU_FONTS). */
  fontsDirectory?: string | undefined
  /** Folder with typst-worker.mjs and the templates; default this file's own. Name it when this file is bundled elsewhere. */
  assetsDirectory?: string | undefined
  /** Documents that may wait; one more is refused with `busy`. Default 32. */
  waiting?: number
  /** Milliseconds one document may take, the start of the worker included. Default 30,000. */
  timeLimit?: number
}

export interface RenderedPdf {
  pdf: Buffer
  pageCount: number
}

interface Job {
  resolve: (rendered: RenderedPdf) => void
  reject: (error: Error) => void
}

type Answer = { id: number } & ({ pdf: Uint8Array; pageCount: number } | { error: string })

/**
 * Typst in one worker thread, started at the first document: compiling takes milliseconds once the fonts are read, but the first one
 * blocks for a few hundred. Documents are made one after the other; a worker that dies or hangs is replaced.
 */
export class PdfRenderer {
  readonly assetsDirectory: string
  readonly fonts: DocumentFonts
  readonly #waiting: number
  readonly #timeLimit: number
  readonly #jobs = new Map<number, Job>()
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(options: PdfRendererOptions = {}) {
    this.assetsDirectory = options.assetsDirectory ?? fileURLToPath(new URL('.', import.meta.url))
    this.fonts = documentFonts(options.fontsDirectory)
    this.#waiting = options.waiting ?? 32
    this.#timeLimit = options.timeLimit ?? 30_000
  }

  /**
   * Compiles a typst source to PDF. `inputs` arrive as JSON in `sys.inputs.data`; they are never part of the source, so nothing in
   * them is code. AppError `busy` when too many wait, `timeout` when it takes too long; Error with typst's words for a bad source.
   */
  render(source: string, inputs: Record<string, unknown>): Promise<RenderedPdf> {
    if (this.#jobs.size > this.#waiting) return Promise.reject(new AppError('busy'))
    const data = JSON.stringify(inputs)
    const worker = this.#start()
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#jobs.set(id, { resolve, reject })
      if (this.#jobs.size === 1) this.#watch()
      worker.postMessage({ id, source, data })
    })
  }

  /** Ends the worker; documents on their way fail. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#abandon(new Error('the PDF renderer was closed'))
    await worker?.terminate()
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(path.join(this.assetsDirectory, 'typst-worker.mjs'), { workerData: { fontPaths: this.fonts.paths } })
    worker.on('message', (answer: Answer) => this.#finish(answer))
    worker.on('error', (error) => this.#lose(worker, error))
    worker.on('exit', (code) => this.#lose(worker, new Error(`the PDF worker ended with ${code}`)))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #finish(answer: Answer): void {
    const job = this.#jobs.get(answer.id)
    this.#jobs.delete(answer.id)
    this.#watch()
    if ('error' in answer) job?.reject(new Error(`typst: ${answer.error}`))
    else job?.resolve({ pdf: Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength), pageCount: answer.pageCount })
  }

  /** Gives the document at the head its time; while there is one, the process stays alive for it. */
  #watch(): void {
    clearTimeout(this.#timer)
    if (this.#jobs.size === 0) {
      this.#worker?.unref()
      return
    }
    this.#worker?.ref()
    this.#timer = setTimeout(() => {
      const worker = this.#worker
      this.#abandon(new AppError('timeout'))
      void worker?.terminate()
    }, this.#timeLimit)
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker === worker) this.#abandon(error)
  }

  #abandon(error: Error): void {
    clearTimeout(this.#timer)
    this.#worker = undefined
    const jobs = [...this.#jobs.values()]
    this.#jobs.clear()
    for (const job of jobs) job.reject(error)
  }
}
