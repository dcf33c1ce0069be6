import { ViewerError, type DocumentSource, type DrawnPage } from './document-source.ts'
import type { OfdAnswer, OfdAnswers, OfdRequest, OpenedOfd } from './ofd-messages.ts'
import { buildSvg } from './svg-dom.ts'

/** CSS pixels of a millimetre. */
const unit = 96 / 25.4
/** Longest time for one answer; what takes longer is given up, with the worker. */
const timeLimitMs = 20_000

type Ask = { [K in OfdRequest['ask']]: Omit<Extract<OfdRequest, { ask: K }>, 'id'> }

/** One worker for one document. */
class OfdReader {
  readonly #worker = new Worker(new URL('./ofd-worker.ts', import.meta.url), { type: 'module' })
  readonly #waiting = new Map<
    number,
    { resolve: (result: never) => void; reject: (error: ViewerError) => void; timer: ReturnType<typeof setTimeout> }
  >()
  #lastId = 0

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<OfdAnswer>) => {
      const waiting = this.#waiting.get(data.id)
      if (waiting === undefined) return
      this.#waiting.delete(data.id)
      clearTimeout(waiting.timer)
      if ('refusal' in data) waiting.reject(new ViewerError(data.refusal))
      else waiting.resolve(data.result as never)
    }
    this.#worker.onerror = () => this.end('not-shown')
  }

  ask<K extends OfdRequest['ask']>(request: Ask[K], transfer: Transferable[] = []): Promise<OfdAnswers[K]> {
    return new Promise<OfdAnswers[K]>((resolve, reject) => {
      const id = ++this.#lastId
      this.#waiting.set(id, { resolve, reject, timer: setTimeout(() => this.end('too-slow'), timeLimitMs) })
      this.#worker.postMessage({ ...request, id }, transfer)
    })
  }

  end(refusal: 'too-slow' | 'not-shown'): void {
    this.#worker.terminate()
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(new ViewerError(refusal))
    }
    this.#waiting.clear()
  }
}

let documents = 0

/** Opens an OFD in a worker. Throws ViewerError. */
export async function openOfd(bytes: ArrayBuffer): Promise<DocumentSource> {
  const reader = new OfdReader()
  const name = `ofd${++documents}`
  let opened: OpenedOfd
  try {
    opened = await reader.ask<'open'>({ ask: 'open', bytes }, [bytes])
    if (opened.pageCount === 0) throw new ViewerError('no-document')
  } catch (error) {
    reader.end('not-shown')
    throw error
  }
  const [, , width, height] = opened.box
  return {
    pageCount: opened.pageCount,
    usualSize: { width: width * unit, height: height * unit },
    unit,
    isVector: true,
    outline: opened.outline,
    attachments: opened.attachments,
    hasSeals: opened.hasSeals,
    draw: (page, _scale, purpose) => draw(reader, page, `${name}-${purpose}${page}`),
    find: async (page, query) => (await reader.ask<'find'>({ ask: 'find', page, query })).map((hit) => ({ ...hit, page })),
    attachment: (attachment) => reader.ask<'attachment'>({ ask: 'attachment', attachment }),
    close: () => reader.end('not-shown'),
  }
}

async function draw(reader: OfdReader, page: number, prefix: string): Promise<DrawnPage> {
  const { box, svg, runs, isIncomplete, hasStamp } = await reader.ask<'page'>({ ask: 'page', page, prefix })
  const [left, top, width, height] = box
  // the layer of text starts at the corner of the page, wherever its coordinates start
  const moved =
    left === 0 && top === 0
      ? runs
      : runs.map((run) => ({
          ...run,
          matrix: [...run.matrix.slice(0, 4), run.matrix[4] - left, run.matrix[5] - top] as unknown as typeof run.matrix,
        }))
  return { drawing: buildSvg(svg), size: { width: width * unit, height: height * unit }, runs: moved, isIncomplete, hasStamp }
}
