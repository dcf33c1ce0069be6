import { publicities } from '@wenwu/core/decisions/model'
import { plainText } from '@wenwu/core/form/field-base'
import { isBlank } from '@wenwu/core/form/json'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { requireNoLongAbsence, termsOfCase } from '../../cases/index.ts'
import { issueReply } from '../../documents/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item, input, baseRevision, data }) => {
  const date = isBlank(input.date) ? null : plainText(input.date)
  const issued = await issueReply(ctx, record.id, { number: plainText(input.number), date, baseRevision })
  const terms = termsOfCase({ ...record, document_number: issued.number })
  // the day of a decision is the one that it bears
  const decidedOn = issued.date ?? toShanghaiDate(ctx.now)
  if (issued.kind === 'approval') {
    await requireNoLongAbsence(ctx, record, item, data)
    const { id: caseId, item_version_id: itemVersionId, province_code: provinceCode } = record
    await ctx.services.imposeObligations(ctx.db, { caseId, itemVersionId, provinceCode, decidedOn })
  }
  const publicity = publicities.find((one) => one === input.publicity) ?? 'open'
  return { columns: { decided_on: decidedOn, document_number: issued.number, search_terms: terms, publicity } }
}
