import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '@wenwu/core/kernel/errors'
import { BoundedQueue } from '../bounded-queue.ts'
import { PersonalPlaces, type Caller } from '../personal-places.ts'
import { documentFonts, type DocumentFonts } from './fonts.ts'

/** Documents of one person that are made or wait at a time, replies and papers together: one is made, the next waits. */
const mostOfOne = 2

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
  timer: NodeJS.Timeout
}

type Answer = { pdf: Uint8Array; pageCount: number } | { error: string }

/**
 * Typst in one worker thread, started at the first document: compiling takes milliseconds once the fonts are read, but the first one
 * blocks for a few hundred. Documents are made one after the other; a worker that dies or hangs is replaced.
 */
export class PdfRenderer {
  readonly assetsDirectory: string
  readonly fonts: DocumentFonts
  readonly #queue: BoundedQueue
  readonly #places = new PersonalPlaces(mostOfOne)
  readonly #timeLimit: number
  #worker: Worker | undefined
  /** The document that is made now. */
  #job: Job | undefined
  #isClosed = false

  constructor(options: PdfRendererOptions = {}) {
    this.assetsDirectory = options.assetsDirectory ?? fileURLToPath(new URL('.', import.meta.url))
    this.fonts = documentFonts(options.fontsDirectory)
    this.#queue = new BoundedQueue({ running: 1, waiting: options.waiting ?? 32 })
    this.#timeLimit = options.timeLimit ?? 30_000
  }

  /**
   * Compiles a typst source to PDF. `inputs` arrive as JSON in `sys.inputs.data`; they are never part of the source, so nothing in
   * them is code. A document whose caller disconnects while it waits is not made. AppError `busy` when too many wait or too many are this
   * caller's, `timeout` when it takes too long; the signal's reason; Error with typst's words for a bad source.
   */
  render(source: string, inputs: Record<string, unknown>, caller?: Caller): Promise<RenderedPdf> {
    const work = () => this.#queue.run(() => this.#make(source, inputs), caller?.signal)
    return caller === undefined ? work() : this.#places.run(caller.person, work)
  }

  /** Ends the worker; documents on their way fail. */
  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    this.#worker = undefined
    this.#leave()?.reject(closedError())
    await worker?.terminate()
  }

  #make(source: string, inputs: Record<string, unknown>): Promise<RenderedPdf> {
    if (this.#isClosed) return Promise.reject(closedError())
    const data = JSON.stringify(inputs)
    const worker = this.#start()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#lose(worker, new AppError('timeout'))
        void worker.terminate()
      }, this.#timeLimit)
      this.#job = { resolve, reject, timer }
      // while a document is made, the process stays alive for it
      worker.ref()
      worker.postMessage({ source, data })
    })
  }

  #start(): Worker {
    if (this.#worker !== undefined) return this.#worker
    const worker = new Worker(path.join(this.assetsDirectory, 'typst-worker.mjs'), { workerData: { fontPaths: this.fonts.paths } })
    worker.on('message', (answer: Answer) => this.#finish(worker, answer))
    worker.on('error', (error) => this.#lose(worker, error))
    worker.on('exit', (code) => this.#lose(worker, new Error(`the PDF worker ended with ${code}`)))
    worker.unref()
    this.#worker = worker
    return worker
  }

  #finish(worker: Worker, answer: Answer): void {
    if (this.#worker !== worker) return
    worker.unref()
    const job = this.#leave()
    if ('error' in answer) job?.reject(new Error(`typst: ${answer.error}`))
    else job?.resolve({ pdf: Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength), pageCount: answer.pageCount })
  }

  /** The document fails with its worker; the next one gets another. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#leave()?.reject(error)
  }

  #leave(): Job | undefined {
    const job = this.#job
    clearTimeout(job?.timer)
    this.#job = undefined
    return job
  }
}

function closedError(): Error {
  return new Error('the PDF renderer was closed')
}
