// Files the cases behind a file of real replies on a running server and decides them with those texts:
//   node scripts/replay-replies.mjs FILE [--url http://localhost:9100] [--password …]
import { parseArgs } from 'node:util'
import { readReplies, replayReplies } from './lib/replay.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:9100' }, password: { type: 'string', default: 'Wenwu@2026#' } },
})
const [file] = positionals
if (file === undefined) {
  console.error(
    '用法：node scripts/replay-replies.mjs 文件.jsonl [--url 地址] / usage: node scripts/replay-replies.mjs FILE.jsonl [--url ADDRESS]',
  )
  process.exit(2)
}
const replies = readReplies(file)
const results = await replayReplies({ url: values.url, replies, password: values.password, log: (line) => console.log(line) })
const same = results.filter(
  ({ reply, document }) =>
    JSON.stringify([reply.title, reply.docNumber, reply.mainRecipient, reply.body, reply.closing, reply.docDate]) ===
    JSON.stringify([document.title, document.number, document.mainRecipient, document.body, document.closing, document.date]),
)
console.log(`${same.length} / ${replies.length} 份批复原文一致 / replies stored word for word`)
process.exit(same.length === replies.length ? 0 : 1)
