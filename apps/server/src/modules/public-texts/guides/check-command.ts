import type { Pool } from 'pg'
import { translate } from '@wenwu/core/i18n/translate'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { checkPublishedGuides } from './guide-check.ts'

/** `npm run lint:guides`: prints what is wrong with the citations of published guides. Gives the exit code: 0 nothing, 2 something. */
export async function checkCommand({ pool, now, print }: { pool: Pool; now: Date; print(text: string): void }): Promise<number> {
  const { guides, citations, unknownLaws, findings } = await inTransaction(pool, (db) => checkPublishedGuides(db, now))
  const params = { guides, citations, n: findings.length }
  print(`${translate('zh_CN', 'guide-check.summary', params)} / ${translate('en_US', 'guide-check.summary', params)}\n`)
  for (const { code, name, kind, cited, became, quote } of findings) {
    print(`${code} ${name}\n  ${cited}  ${translate('zh_CN', `guide-check.kind-${kind}`)}${became === '' ? '' : ` → ${became}`}\n`)
    if (quote !== '') print(`    ${quote}\n`)
  }
  if (unknownLaws.length > 0)
    print(`${translate('zh_CN', 'guide-check.unknownLaws', { laws: unknownLaws.map((law) => `《${law}》`).join('') })}\n`)
  return findings.length === 0 ? 0 : 2
}
