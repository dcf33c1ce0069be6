import { plainText } from '@wenwu/core/form/field-base'
import { isBlank } from '@wenwu/core/form/json'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { termsOfCase } from '../../cases/index.ts'
import { issueReply } from '../../documents/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, input, baseRevision }) => {
  const date = isBlank(input.date) ? null : plainText(input.date)
  const issued = await issueReply(ctx, record.id, { number: plainText(input.number), date, baseRevision })
  const terms = termsOfCase({ ...record, document_number: issued.number })
  return { columns: { decided_on: toShanghaiDate(ctx.now), document_number: issued.number, search_terms: terms } }
}
