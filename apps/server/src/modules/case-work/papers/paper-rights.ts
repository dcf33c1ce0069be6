import { AppError } from '@wenwu/core/kernel/errors'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { getVisibleCase, isSeen, type CaseRecord } from '../cases/index.ts'
import { papers } from './index.generated.ts'
import type { AnyPaper } from './kind.ts'
import { findPaper, type StoredPaper } from './paper-repository.ts'

/** The folder of a kind, if this reader sees its papers; undefined for a kind that is no longer made. */
export function seenKind(actor: Actor, kind: string): AnyPaper | undefined {
  const paper = Object.hasOwn(papers, kind) ? papers[kind] : undefined
  return paper !== undefined && (['papers', ...paper.needs] as const).every((part) => isSeen(actor, part)) ? paper : undefined
}

/** A paper of a case in the caller's scope that they see, with its case and folder. Throws `not-found`, also for one that does not exist. */
export async function getVisiblePaper(ctx: Ctx, id: string): Promise<{ stored: StoredPaper; record: CaseRecord; paper: AnyPaper }> {
  const stored = await findPaper(ctx.db, id)
  if (stored === undefined) throw new AppError('not-found')
  const record = await getVisibleCase(ctx, stored.case_id)
  ctx.setAuditObject({ type: 'paper', id })
  const paper = seenKind(ctx.actor, stored.kind)
  if (paper === undefined) throw new AppError('not-found')
  return { stored, record, paper }
}
