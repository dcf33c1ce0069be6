// Runs typst beside the server's thread. Plain JavaScript, because Node 20 starts no TypeScript in a worker.
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: workerData.fontPaths }] })

/** Compiled pieces are remembered for this many documents. */
const cacheAge = 10

function render({ source, data }) {
  const compiled = compiler.compile({ mainFileContent: source, inputs: { data } })
  try {
    const document = compiled.result
    if (document === null) {
      const messages = compiled.takeDiagnostics()?.shortDiagnostics.map((diagnostic) => diagnostic.message) ?? []
      return { error: messages.join('; ') || 'typst gave no document' }
    }
    return { pdf: compiler.pdf(document), pageCount: document.numOfPages }
  } finally {
    compiler.evictCache(cacheAge)
  }
}

parentPort.on('message', (job) => {
  let answer
  try {
    answer = render(job)
  } catch (error) {
    answer = { error: error instanceof Error ? error.message : String(error) }
  }
  parentPort.postMessage(answer)
})
