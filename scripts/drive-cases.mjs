// Fills a running server of demo data with a case at every step of every item, or takes every open case of one to an end; so an upgrade is tried
// (docs/how-to/add-a-migration.md):
//   [WENWU_DATA=…] node scripts/drive-cases.mjs fill [--url http://localhost:9100] [--password …]
//   node scripts/drive-cases.mjs finish [--url …] [--password …]
// To fill needs the server's own data folder (or DATABASE_URL): it files more than a person may hand in on a day.
import { parseArgs } from 'node:util'
import './lib/typescript.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:9100' }, password: { type: 'string', default: 'Wenwu@2026#' } },
})
const [command] = positionals
if (command !== 'fill' && command !== 'finish') {
  console.error(
    '用法：node scripts/drive-cases.mjs fill|finish [--url 地址] / usage: node scripts/drive-cases.mjs fill|finish [--url ADDRESS]',
  )
  process.exit(2)
}
// after the loader that reads TypeScript
const { fileEverywhere, finishEverything } = await import('../apps/server/src/case-driver/cases-everywhere.ts')
const { accountsAt } = await import('../apps/server/src/testing/sign-in.ts')
const accounts = accountsAt(values.url, values.password)
const log = (line) => console.log(line)
if (command === 'fill') {
  const { openUploadDays } = await import('../apps/server/src/case-driver/upload-days.ts')
  const days = await openUploadDays(process.env).catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
  console.log(`${await fileEverywhere(accounts, log, days.begin)} 件已填报 / cases filed`)
  process.exit(0)
}
const { finished, failed } = await finishEverything(accounts, log)
console.log(`${finished} 件办结，${failed} 件未能办结 / ${finished} cases finished, ${failed} not`)
process.exit(failed === 0 ? 0 : 1)
