import { askedData } from '@wenwu/core/form/asked'
import { unchangedReasonsSchema } from '@wenwu/core/form/types/unchanged-reasons/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { closeCorrection, findOpenCorrection, namesInForm, requireComplete, saveData } from '../../cases/index.ts'
import { processVariables } from '../../items/index.ts'
import type { Effect } from '../effect.ts'

export const run: Effect = async (ctx, { record, item, input, baseRevision, data }) => {
  if (record.revision !== baseRevision) throw new AppError('conflict')
  const correction = await findOpenCorrection(ctx.db, record.id)
  await requireComplete(ctx, record, item, data, { correction })
  // as at the submission: what stands in a field that is no longer asked does not go along
  const asked = askedData(item.definition.form, data)
  await saveData(ctx.db, record.id, data, asked)
  const reasons = unchangedReasonsSchema.parse(input.unchanged ?? { fields: [], materials: [] })
  if (correction !== undefined) await closeCorrection(ctx.db, record.id, correction, asked, { reasons, now: ctx.now })
  // a filed case stays with the bureau that has it
  const { province_code: _province, region_code: _region, ...names } = namesInForm(item.definition, record, asked, record.province_code)
  return { variables: processVariables(item, asked), columns: names }
}
