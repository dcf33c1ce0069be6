import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BoundedQueue } from '../bounded-queue.ts'
import { PersonalPlaces } from '../personal-places.ts'
import {
  joinRows,
  type BesideRows,
  type ReadTable,
  type RowsByKind,
  type TableKind,
  type TableRequest,
  type TableSource,
} from './table-rows.ts'
import type { WorkerMessage } from './table-worker.ts'
import { UnreadableSheetError } from './unreadable.ts'

/** Files of one person that are read or wait at a time, so that no one takes all places. */
const mostOfOne = 4

/** Memory one file may take while it is read, in MiB; the rows it gives are not counted. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 }

export interface TableReaderOptions {
  /** The bundled `table-worker.ts`. */
  workerFile: string
  /** Files that are read at a time, and that may wait. */
  queue: BoundedQueue
  /** Milliseconds one file may take. Default 60,000. */
  timeLimit?: number
}

/**
 * Reads what people send in a thread of its own per file, with bounds on memory, time and on how many are read at once; the server's own
 * thread answers others meanwhile. The thread ends with its file, when the time is over, and when the caller has disconnected.
 */
export class TableReader {
  readonly #workerFile: string
  readonly #queue: BoundedQueue
  readonly #timeLimit: number
  readonly #workers = new Set<Worker>()
  readonly #places = new PersonalPlaces(mostOfOne)

  constructor({ workerFile, queue, timeLimit = 60_000 }: TableReaderOptions) {
    this.#workerFile = workerFile
    this.#queue = queue
    this.#timeLimit = timeLimit
  }

  /** Threads that run now. */
  get running(): number {
    return this.#workers.size
  }

  /**
   * Reads for a person (their id) who may disconnect. Throws the signal's reason then, AppError `busy` when too many wait or too many are this
   * person's, and as TableSource.
   */
  for(person: string, signal: AbortSignal): TableSource {
    return { read: (kind, request) => this.#places.run(person, () => this.#queue.run(() => this.#read(kind, request, signal), signal)) }
  }

  /** Ends all threads; what they read is refused. */
  async close(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.terminate()))
  }

  async #read<K extends TableKind>(kind: K, request: TableRequest, signal: AbortSignal): Promise<ReadTable<RowsByKind[K]>> {
    const worker = new Worker(this.#workerFile, { workerData: { kind, request }, resourceLimits: memory, execArgv: [] })
    this.#workers.add(worker)
    try {
      const { rows, beside } = await this.#collect<RowsByKind[K]>(worker, signal)
      return joinRows(rows, beside, request)
    } finally {
      await worker.terminate()
      this.#workers.delete(worker)
    }
  }

  #collect<Row>(worker: Worker, signal: AbortSignal): Promise<{ rows: Row[]; beside: BesideRows }> {
    return new Promise((resolve, reject) => {
      const rows: Row[] = []
      const leave = (): void => end(() => reject(signal.reason as Error))
      const timer = setTimeout(
        () => reject(new UnreadableSheetError('took too long', 'import-too-slow', { seconds: this.#timeLimit / 1000 })),
        this.#timeLimit,
      )
      const end = (work: () => void): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
        work()
      }
      const take = async (message: WorkerMessage): Promise<void> => {
        if ('rows' in message) {
          for (const row of message.rows as Row[]) rows.push(row)
          // the event loop is yielded between two messages
          await nextTurn()
          worker.postMessage('more')
        } else if ('beside' in message) end(() => resolve({ rows, beside: message.beside }))
        else {
          const { message: words, reason, params } = message.unreadable
          end(() => reject(new UnreadableSheetError(words, reason, params)))
        }
      }
      signal.addEventListener('abort', leave, { once: true })
      if (signal.aborted) leave()
      worker.on('message', (message: WorkerMessage) => void take(message))
      worker.on('error', (error) => end(() => reject(asUnreadable(error))))
      worker.on('exit', () => end(() => reject(new UnreadableSheetError('the reading ended'))))
    })
  }
}

/** Running out of memory is the file's fault, any other failure is ours. */
function asUnreadable(error: Error): Error {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new UnreadableSheetError('takes too much memory', 'import-too-big')
    : error
}
