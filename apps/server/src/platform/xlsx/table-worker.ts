// Reads one file in a thread of its own (table-reader.ts); bundled into apps/server/dist/table-worker.mjs by scripts/build.mjs.
import { parentPort, workerData } from 'node:worker_threads'
import { tableRows, type BesideRows, type RowsByKind, type TableKind, type TableRequest } from './table-rows.ts'
import { UnreadableSheetError, type UnreadableReason } from './unreadable.ts'

/** Messages of the thread; after `rows` it waits to be asked for more, `beside` is its last. */
export type WorkerMessage =
  | { rows: RowsByKind[TableKind][] }
  | { beside: BesideRows }
  | { unreadable: { message: string; reason: UnreadableReason; params: Record<string, number> } }

/** Rows of one message: few enough to be unpacked between two other calls. */
const rowsPerMessage = 200

async function run(kind: TableKind, request: TableRequest): Promise<void> {
  const port = parentPort
  if (port === null) throw new Error('started without a parent')
  const send = async (rows: RowsByKind[TableKind][]): Promise<void> => {
    const asked = new Promise<void>((resume) => port.once('message', () => resume()))
    port.postMessage({ rows } satisfies WorkerMessage)
    await asked
  }
  try {
    const beside: BesideRows = { merged: [], otherSheets: [] }
    let rows: RowsByKind[TableKind][] = []
    for await (const row of tableRows(kind, request, beside)) {
      rows.push(row)
      if (rows.length < rowsPerMessage) continue
      await send(rows)
      rows = []
    }
    await send(rows)
    port.postMessage({ beside } satisfies WorkerMessage)
  } catch (error) {
    if (!(error instanceof UnreadableSheetError)) throw error
    const { message, reason, params } = error
    port.postMessage({ unreadable: { message, reason, params } } satisfies WorkerMessage)
  }
}

const { kind, request } = workerData as { kind: TableKind; request: TableRequest }
await run(kind, request)
