// Files the cases behind a file of replies (without one: the project's own made-up two) on a running server and decides them with those texts:
//   node scripts/replay-replies.mjs [FILE] [--url http://localhost:9100] [--password …]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import './lib/typescript.mjs'
import { root } from './lib/project.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:9100' }, password: { type: 'string', default: 'Wenwu@2026#' } },
})
// after the loader that reads TypeScript
const { readReplies, replayReplies } = await import('../apps/server/src/testing/replay.ts')
const { accountsAt } = await import('../apps/server/src/testing/sign-in.ts')
const replies = readReplies(positionals[0] ?? join(root, 'apps/server/src/testing/replies.jsonl'))
const results = await replayReplies(accountsAt(values.url, values.password), replies, (line) => console.log(line))
const same = results.filter(
  ({ reply, document }) =>
    JSON.stringify([reply.title, reply.docNumber, reply.mainRecipient, reply.body, reply.closing, reply.docDate]) ===
    JSON.stringify([document.title, document.number, document.mainRecipient, document.body, document.closing, document.date]),
)
console.log(`${same.length} / ${replies.length} 份批复原文一致 / replies stored word for word`)
process.exit(same.length === replies.length ? 0 : 1)
