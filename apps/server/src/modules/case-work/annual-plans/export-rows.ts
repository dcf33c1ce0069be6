import {
  annualPlanList,
  planName,
  planProjectList,
  planRowList,
  type AnnualPlanQuery,
  type PlanRowQuery,
} from '@wenwu/core/annual-plans/list'
import type { contract } from '@wenwu/core/annual-plans/contract'
import { planColumns } from '@wenwu/core/annual-plans/sheet'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { translate } from '@wenwu/core/i18n/translate'
import type { Words } from '@wenwu/core/i18n/words'
import { countCap } from '@wenwu/core/kernel/page'
import { inReading } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { StreamReply } from '../../../platform/http/handlers.ts'
import { localeOf } from '../../../platform/http/locale.ts'
import type { CellValue } from '../../../platform/xlsx/cell.ts'
import { exportList } from '../../../platform/xlsx/export-list.ts'
import { writeXlsx, xlsxMediaType } from '../../../platform/xlsx/write-xlsx.ts'
import { noteExport } from '../../base/audit/index.ts'
import { findPlan, streamPlans } from './plan-repository.ts'
import { streamRows } from './row-repository.ts'

const noted = ({ keyword, ...filter }: AnnualPlanQuery['filter'] & PlanRowQuery['filter']) => ({
  // what was looked for may be a name
  filter: {
    ...(keyword !== undefined && { keyword: true }),
    kind: filter.kind,
    province: filter.provinceCode,
    number: filter.planId ?? filter.year,
  },
})

/** The plans of a query as xlsx, streamed; audited before the first byte. */
export async function exportPlans(ctx: Ctx, query: InputOf<typeof contract.export>): Promise<StreamReply> {
  await noteExport(ctx, 'annual-plans.export', { type: 'annual-plan', id: '' }, noted(query.filter))
  return exportList(ctx, annualPlanList, query, streamPlans(ctx, query, countCap))
}

/** The rows of a query as xlsx; as `exportPlans`. */
export async function exportPlanRows(ctx: Ctx, query: InputOf<typeof contract.exportRows>): Promise<StreamReply> {
  await noteExport(ctx, 'annual-plans.exportRows', { type: 'annual-plan', id: query.filter.planId ?? '' }, noted(query.filter))
  const { planId } = query.filter
  const plan = planId === undefined ? undefined : await inReading(ctx.services.pool, (db) => findPlan(db, ctx.actor, planId))
  const name = plan && ((words: Words) => `${nameOf(provinces, plan.provinceCode, words.locale)}${planName(plan, words)}`)
  return exportList(ctx, planRowList, query, await streamRows(ctx, query.filter, countCap), name)
}

export async function exportProjects(ctx: Ctx, query: InputOf<typeof contract.exportProjects>): Promise<StreamReply> {
  await noteExport(ctx, 'annual-plans.exportProjects', { type: 'annual-plan', id: '' }, noted(query.filter))
  return exportList(ctx, planProjectList, query, await streamRows(ctx, query.filter, countCap))
}

/** An empty workbook with the columns of an import. */
export function rowTemplate(ctx: Ctx): StreamReply {
  const locale = localeOf(ctx)
  const columns = planColumns().map(({ key, required }) => ({
    title: `${translate(locale, `annual-plans.${key}` as 'annual-plans.rank')}${required === true ? '*' : ''}`,
    width: key === 'projectName' ? 48 : 22,
    kind: 'text' as const,
  }))
  async function* none(): AsyncGenerator<CellValue[]> {}
  const name = translate(locale, 'annual-plans.rows')
  return { body: writeXlsx(columns, none(), name), mediaType: xlsxMediaType, fileName: `${name}.xlsx`, disposition: 'attachment' }
}
