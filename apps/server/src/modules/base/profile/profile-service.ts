import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyName } from '@wenwu/core/kernel/text'
import { formatDateTime } from '@wenwu/core/kernel/date'
import { isEmail } from '@wenwu/core/profile/checks'
import type { Profile, ProfileChange } from '@wenwu/core/profile/model'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { canSendMessages, queueMessage } from '../messages/index.ts'
import { proveCode, spendCode } from '../../ways-in/verification/index.ts'
import { askOwnPassword } from './own-password.ts'
import { acceptPicture } from './picture.ts'
import { findProfile, storeProfile } from './profile-repository.ts'

/** One's own record. */
export async function readProfile(ctx: Ctx): Promise<Profile> {
  const profile = await findProfile(ctx.db, ctx.actor.userId)
  if (profile === undefined) throw new AppError('not-found')
  return { ...profile, canChangeMobile: canSendMessages(ctx.services.config) }
}

/**
 * Changes one's own name, telephone, e-mail and picture. A new telephone could reset the password, so it takes the password in force and the
 * code that was sent to it; the old one is told.
 * Throws `forbidden` (another's record), `family-name-required`, `name-required`, `name-fixed`, `email-format`, `mobile-required`,
 * `mobile-format`, what `askOwnPassword` throws, `wrong-code`, `code-expired`, `messages-closed`, `avatar-type`, `avatar-too-large`.
 */
export async function updateProfile(ctx: Ctx, input: ProfileChange & { id: string | undefined }): Promise<void> {
  const { userId } = ctx.actor
  if (input.id !== undefined && input.id !== '' && input.id !== userId) throw new AppError('forbidden')
  const change = {
    familyName: tidyName(input.familyName),
    name: tidyName(input.name),
    email: input.email.trim(),
    mobile: input.mobile.trim() === '' ? '' : normaliseMobile(input.mobile),
    avatar: input.avatar === undefined ? undefined : acceptPicture(input.avatar),
  }
  if (change.familyName === '') throw new AppError('family-name-required', { field: 'familyName' })
  if (change.name === '') throw new AppError('name-required', { field: 'name' })
  if (!isEmail(change.email)) throw new AppError('email-format', { field: 'email' })
  if (change.mobile === undefined) throw new AppError('mobile-format', { field: 'mobile' })

  const isNewMobile = change.mobile !== '' && change.mobile !== ctx.actor.mobile
  const typed = { mobile: change.mobile, purpose: 'mobile-change', code: input.code ?? '', address: ctx.address, now: ctx.now } as const
  // both tries are counted in transactions of their own, before this one begins
  if (isNewMobile) {
    await askOwnPassword(ctx, input.currentPassword ?? '', 'currentUserPwd')
    await proveCode(ctx.services, typed)
  }

  const before = await readProfile(ctx)
  if (before.isNameFixed && (before.name !== change.name || (before.familyName !== '' && before.familyName !== change.familyName)))
    throw new AppError('name-fixed', { field: 'name' })
  // who has none cannot prove one where no message leaves
  if (change.mobile === '' && (before.mobile !== '' || before.canChangeMobile)) throw new AppError('mobile-required', { field: 'mobile' })
  if (isNewMobile) {
    await spendCode(ctx.db, ctx.services, typed)
    await tellOldMobile(ctx, before.mobile)
  }
  await storeProfile(ctx.db, userId, { ...change, mobile: change.mobile })
  ctx.setAuditObject({ type: 'user', id: userId, details: { changed: changedFields(before, { ...change, mobile: change.mobile }) } })
}

async function tellOldMobile(ctx: Ctx, mobile: string): Promise<void> {
  if (normaliseMobile(mobile) === undefined) return
  await queueMessage(ctx.db, ctx.services, {
    mobile,
    template: 'mobile-changed',
    params: { time: formatDateTime(ctx.now).slice(0, 16) },
    locale: ctx.actor.locale,
    now: ctx.now,
  })
}

/** What the audit row tells: names before and after (they stand on what one signs), of everything else only that it changed. */
function changedFields(
  before: Profile,
  after: { familyName: string; name: string; email: string; mobile: string; avatar: string | null | undefined },
): AuditDetails {
  return {
    ...(before.name !== after.name && { name: [before.name, after.name] }),
    ...(before.familyName !== after.familyName && { familyName: [before.familyName, after.familyName] }),
    ...(before.email !== after.email && { email: true }),
    ...(before.mobile !== after.mobile && { mobile: true }),
    ...(after.avatar !== undefined && (after.avatar ?? '') !== before.avatar && { avatar: true }),
  }
}
