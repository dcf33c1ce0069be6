// Files the cases behind a file of replies (without one: the project's own made-up two) on a running server and decides them with those texts:
//   node scripts/replay-replies.mjs [FILE] [--url http://localhost:9100] [--password …]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib/project.mjs'
import { readReplies, replayReplies } from './lib/replay.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:9100' }, password: { type: 'string', default: 'Wenwu@2026#' } },
})
const ownFixture = join(root, 'apps/server/src/testing/replies.jsonl')
const replies = readReplies(positionals[0] ?? ownFixture)
const results = await replayReplies({ url: values.url, replies, password: values.password, log: (line) => console.log(line) })
const same = results.filter(
  ({ reply, document }) =>
    JSON.stringify([reply.title, reply.docNumber, reply.mainRecipient, reply.body, reply.closing, reply.docDate]) ===
    JSON.stringify([document.title, document.number, document.mainRecipient, document.body, document.closing, document.date]),
)
console.log(`${same.length} / ${replies.length} 份批复原文一致 / replies stored word for word`)
process.exit(same.length === replies.length ? 0 : 1)
