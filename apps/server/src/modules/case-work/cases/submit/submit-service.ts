import { sql } from 'kysely'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { isReappliable } from '@wenwu/core/codes/conclusions'
import { isAnswerable } from '@wenwu/core/form/answerable'
import { askedData } from '@wenwu/core/form/asked'
import { problemText } from '@wenwu/core/form/problem-text'
import { tidyData } from '@wenwu/core/form/tidy'
import { validate } from '@wenwu/core/form/validate'
import type { FormData } from '@wenwu/core/form/model'
import type { Receipt } from '@wenwu/core/cases/model'
import { resolveItemCode } from '@wenwu/core/item/resolve'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getItemVersion, getStepName, processVariables, type LoadedItem } from '../../items/index.ts'
import { newInstance, presenceAt } from '../../process/index.ts'
import { actOnCase } from '../act/act-on-case.ts'
import { readColumns, termsOfCase } from '../record/case-columns.ts'
import { filerOf } from '../readers/case-reader.ts'
import { partyOf } from '../history/case-events.ts'
import { getCase, getVisibleCase, loadData, saveData, type CaseRecord } from '../record/case-repository.ts'
import { findLongAbsences } from './earlier-absences.ts'
import { findApplicantUnit } from '../record/applicant-unit.ts'
import type { OpenCorrection } from '../corrections/corrections.ts'
import { fieldRulesOf } from '../rights/field-rules.ts'
import { holdingOf } from '../corrections/holding-of.ts'
import { formContext } from '../record/form-context.ts'
import { handedInMaterials, missingMaterials } from '../files/materials.ts'

/** Days within which the applicant is told whether the application is accepted (行政许可法 32条). */
const promiseDays = 5

/**
 * Submits a draft: checks form and materials, gives the receipt number, starts the process. Throws `form-invalid` with each
 * problem, `materials-missing`, `conflict` when the draft was changed meanwhile, `handed-in-already` when it is no draft, `reapply-reopened` when the case it was made
 * from was taken up again.
 */
export async function submitDraft(ctx: Ctx, input: { itemCode: string; id: string; baseRevision: number }): Promise<Receipt> {
  const { db, now } = ctx
  // one flight: the form is read when the case is locked; a number that is not used leaves a gap
  const [record, stored, number, handedIn] = await Promise.all([
    getVisibleCase(ctx, input.id, { isLocked: true }),
    loadData(db, input.id),
    nextReceiptNumber(ctx),
    handedInMaterials(db, input.id),
  ])
  const item = await getItemVersion(db, record.item_version_id)
  if (resolveItemCode([item.definition], input.itemCode) === undefined) throw new AppError('not-found')
  if (record.status !== draftStatus) throw new AppError('handed-in-already')
  if (record.revision !== input.baseRevision) throw new AppError('conflict')
  await requireStillEnded(db, record)
  // what was saved before values were tidied when they are, or was never saved by a person
  const tidied = tidyData(item.definition.form, stored)
  const data = askedData(item.definition.form, tidied)
  const columns = readColumns(item.definition, data, { ownProvince: ctx.actor.provinceCode, filer: filerOf(record) })
  const [variables] = await Promise.all([
    startVariables(db, item, data, columns.region_code),
    requireComplete(ctx, record, item, tidied, { handedIn }),
  ])
  const eventId = newId(now.getTime())
  // one flight
  const [position] = await Promise.all([
    actOnCase(db, {
      record: { ...record, province_code: columns.province_code, region_code: columns.region_code },
      item,
      instance: newInstance(record.id),
      command: { type: 'start', variables },
      event: { id: eventId, at: now, kind: 'submitted', by: partyOf(ctx.actor, 'applicant'), details: { number } },
      services: ctx.services,
      columns: {
        submitted_at: now,
        sort_at: now,
        number,
        province_code: columns.province_code,
        region_code: columns.region_code,
        is_of_person: columns.is_of_person,
        search_terms: termsOfCase({ ...record, ...columns, number }),
      },
    }),
    saveData(db, record.id, stored, data),
  ])
  await ctx.services.freezePapers(db, {
    caseId: record.id,
    eventId,
    at: now,
    occasion: 'submission',
    role: 'applicant',
    words: '',
    form: data,
  })
  ctx.setAuditObject({ type: 'case', id: record.id, details: { number } })
  const first = position.open[0]
  return {
    caseId: record.id,
    number,
    title: columns.title,
    submittedAt: now.toISOString(),
    applicantName: columns.applicant_name,
    agentName: columns.agent_name,
    itemName: item.definition.name,
    nextStep: first === undefined ? { zh_CN: '', en_US: '' } : getStepName(item, first.step),
    promiseDays,
  }
}

/**
 * A matter is not under way twice. The case that was applied for again stays locked until the end, always behind the draft that was made from it: taking it up again
 * locks it too, so that it comes before or after, never between. Throws `reapply-reopened`.
 */
async function requireStillEnded(db: Db, { reapplied_from: from }: CaseRecord): Promise<void> {
  if (from === null) return
  const { conclusion } = await getCase(db, from, { isLocked: true })
  if (!isReappliable(conclusion)) throw new AppError('reapply-reopened')
}

/**
 * Throws unless form and materials are complete; each problem names its field. What the applicant's role requires is asked too, what it
 * hides or locks is not. In a correction the unit is compared with the account's, and the place with the bureau that has the case (`holdingOf`), only where
 * their fields are open.
 */
export async function requireComplete(
  ctx: Ctx,
  record: CaseRecord,
  item: LoadedItem,
  data: FormData,
  { handedIn, correction }: { handedIn?: ReadonlySet<string>; correction?: OpenCorrection } = {},
): Promise<void> {
  const rules = await fieldRulesOf(ctx.db, ctx.actor, record.item_code)
  const applicantUnit = await findApplicantUnit(ctx.db, record.applicant_key)
  const holding = correction && (await holdingOf(ctx.db, item, record, correction))
  const context = { ...(await formContext(ctx)), rules, applicantUnit, holding }
  const problems = [
    ...validate(item.definition.form, data, context),
    ...(await findLongAbsences(ctx, record, item, data, { isFiled: true })),
  ].filter((problem) => isAnswerable(problem, correction?.paths))
  if (problems.length > 0) {
    throw new AppError('form-invalid', {
      field: problems[0]!.path,
      problems: problems.map((problem) => ({ ...problem, message: problemText(problem, item.definition.form, 'zh_CN') })),
    })
  }
  const missing = await missingMaterials(ctx.db, record.id, item.definition, data, 'applicant', handedIn)
  if (missing.length > 0) {
    throw new AppError('materials-missing', {
      params: { names: missing.map((material) => material.name.zh_CN).join('、') },
      problems: missing.map((material) => ({ path: `materials.${material.key}`, code: 'required' })),
    })
  }
}

/** Variables that a process begins with: those of the form, and which of the bodies that not every place has are there (`presenceAt`). */
export async function startVariables(
  db: Db,
  item: LoadedItem,
  data: FormData,
  regionCode: string | null,
): Promise<Record<string, unknown>> {
  return { ...processVariables(item, data), ...(await presenceAt(db, item, regionCode)) }
}

/** `2026-00000123`: year and a counter. A sequence leaves gaps where a submission was undone, but never makes two wait for each other. */
async function nextReceiptNumber(ctx: Ctx): Promise<string> {
  const row = await sql<{ n: string }>`select nextval('receipt_numbers')::text as n`.execute(ctx.db)
  return `${toShanghaiDate(ctx.now).slice(0, 4)}-${row.rows[0]!.n.padStart(8, '0')}`
}
