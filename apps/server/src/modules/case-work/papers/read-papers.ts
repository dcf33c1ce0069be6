import { filingSchema, type Filing, type PaperSummary } from '@wenwu/core/papers/schemas'
import { AppError } from '@wenwu/core/kernel/errors'
import { formatDateTime, toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../platform/http/context.ts'
import { SharedLimit } from '../../../platform/database/shared-limit.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import { perInstallation } from '../../../platform/services.ts'
import { keepPdf } from '../../../platform/files/keep-pdf.ts'
import { renderSheet, type Sheet } from '../../../platform/pdf/sheet.ts'
import { formContext, getVisibleCase, seenRights } from '../cases/index.ts'
import { createRenderingLink } from '../files/index.ts'
import { getItemVersion } from '../items/index.ts'
import { frozenNumber } from './filed.ts'
import { codeOf } from './paper-code.ts'
import { findLastOfKind, listPapers } from './paper-repository.ts'
import { getVisiblePaper, seenKind } from './paper-rights.ts'
import { writeWholeCase } from './whole-case.ts'

/** The papers of a case in the caller's scope that they see. Throws `not-found`. */
export async function listVisiblePapers(ctx: Ctx, caseId: string): Promise<PaperSummary[]> {
  const record = await getVisibleCase(ctx, caseId)
  const stored = await listPapers(ctx.db, record.id)
  return stored.flatMap(({ id, kind, created_at: at, number }) => {
    const paper = seenKind(ctx.actor, kind)
    if (paper === undefined) return []
    const alike = stored.filter((other) => other.kind === kind)
    const nth = alike.findIndex((other) => other.id === id) + 1
    const name = (alike.length > 1 ? paper.nameOf?.(nth) : undefined) ?? paper.name
    return [{ id, kind, name, at: at.toISOString(), isOfWithdrawn: number !== record.number }]
  })
}

/** What was filed, from the receipt of the case: the last one, where it was withdrawn and filed again; null where there is none, or where the caller does not see it. Throws `not-found`. */
export async function readFiling(ctx: Ctx, caseId: string): Promise<Filing | null> {
  const record = await getVisibleCase(ctx, caseId)
  const kind = 'filing-receipt'
  if (seenKind(ctx.actor, kind) === undefined) return null
  const stored = await findLastOfKind(ctx.db, record.id, kind)
  return stored === undefined ? null : filingSchema.parse(stored.data)
}

/** A short-lived address of a paper as PDF, drawn from what was frozen, without fields that are hidden from the caller. Throws `not-found`, `busy`. */
export async function openPaper(ctx: Ctx, id: string): Promise<{ url: string }> {
  const { stored, record, paper } = await getVisiblePaper(ctx, id)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const [rights, context] = await Promise.all([seenRights(ctx, record, item), formContext(ctx)])
  const content = paper.write(stored.data, { item: item.definition, rights, context })
  const code = codeOf(ctx.services.config.secret, stored.id, stored.code_sealed)
  const number = frozenNumber(stored.data)
  const name = `${paper.name.zh_CN} ${number}`
  return drawn(ctx, name, {
    issuer: '',
    stamp: '',
    ...content,
    number,
    day: toShanghaiDate(stored.created_at),
    footer: name,
    checkAddress: `${publicOrigin(ctx)}/verify/${code}`,
  })
}

/** Whole cases that a person prints on a day. Each is a file of its own, since it says when it was printed. */
const mostPrints = 100
const secondsOfPrint = (24 * 60 * 60) / mostPrints
const printsOf = perInstallation(({ pool }) => new SharedLimit(pool, { name: 'prints', burst: mostPrints, perSecond: 1 / secondsOfPrint }))

/** The whole case as PDF, as far as the caller sees it now. Throws `not-found`, `too-many-prints`, `busy`. */
export async function openWholeCase(ctx: Ctx, caseId: string): Promise<{ url: string }> {
  const content = await writeWholeCase(ctx, caseId)
  ctx.yieldConnection()
  if (!(await printsOf(ctx.services).take(ctx.actor.userId, ctx.now)))
    throw new AppError('too-many-prints', { params: { max: mostPrints }, details: { seconds: secondsOfPrint } })
  return drawn(ctx, `全案 ${content.number}`.trim(), {
    ...content,
    issuer: '',
    stamp: '',
    day: toShanghaiDate(ctx.now),
    footer: `打印时间：${formatDateTime(ctx.now)}`,
    checkAddress: null,
  })
}

/** Drawn without a connection, and kept for as long as its address holds: without a row the content goes with the next night. */
async function drawn(ctx: Ctx, name: string, sheet: Sheet): Promise<{ url: string }> {
  ctx.yieldConnection()
  const { pdf } = await renderSheet(ctx.services.pdf, sheet, { person: ctx.actor.userId, signal: ctx.signal })
  return { url: createRenderingLink(ctx, await keepPdf(ctx.services.files, pdf, name)) }
}
