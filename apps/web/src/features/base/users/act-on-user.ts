import { contract as secondFactor } from '@wenwu/core/second-factor/contract'
import { contract } from '@wenwu/core/users/contract'
import type { AccountAbility, AccountRow, PasswordDelivery } from '@wenwu/core/users/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { call } from '../../../lib/call.ts'

/** Acts that ask once and are done: no page of their own. */
export const simpleActs = [
  'approve',
  'refuse',
  'lock',
  'unlock',
  'clear-lock-out',
  'reset-password',
  'reset-second-factor',
  'issue-password',
  'discard',
] as const satisfies readonly AccountAbility[]
export type SimpleAct = (typeof simpleActs)[number]

interface ActWords {
  title: TextKey
  text: TextKey
  confirm: TextKey
  /** What to say afterwards; absent where a password is shown. */
  done?: TextKey
  needsReason?: boolean
  isDanger?: boolean
}

export const actWords: Record<SimpleAct, ActWords> = {
  approve: { title: 'users.approveTitle', text: 'users.approveText', confirm: 'users.approve', done: 'users.approvedDone' },
  refuse: { title: 'users.refuseTitle', text: 'users.refuseText', confirm: 'users.refuse', done: 'users.refusedDone', needsReason: true },
  lock: {
    title: 'users.lockTitle',
    text: 'users.lockText',
    confirm: 'users.lockConfirm',
    done: 'users.lockedDone',
    needsReason: true,
    isDanger: true,
  },
  unlock: { title: 'users.unlockTitle', text: 'users.unlockText', confirm: 'users.unlock', done: 'users.unlockedDone' },
  'clear-lock-out': { title: 'users.clearTitle', text: 'users.clearText', confirm: 'users.clear-lock-out', done: 'users.clearedDone' },
  'reset-password': { title: 'users.resetTitle', text: 'users.resetText', confirm: 'users.resetConfirm', isDanger: true },
  'reset-second-factor': {
    title: 'users.resetSecondFactorTitle',
    text: 'users.resetSecondFactorText',
    confirm: 'users.reset-second-factor',
    done: 'users.secondFactorResetDone',
    isDanger: true,
  },
  'issue-password': { title: 'users.issueTitle', text: 'users.issueText', confirm: 'users.issue-password' },
  discard: {
    title: 'users.discardTitle',
    text: 'users.discardText',
    confirm: 'users.discardConfirm',
    done: 'users.discardedDone',
    isDanger: true,
  },
}

/** Does it; gives the password to show where there is one. Throws CallError. */
export async function actOnUser(
  act: SimpleAct,
  { id, version }: Pick<AccountRow, 'id' | 'version'>,
  { reason = '', delivery = 'shown' }: { reason?: string; delivery?: PasswordDelivery },
): Promise<string | undefined> {
  switch (act) {
    case 'approve':
      await call(contract.approve, { id, version })
      return undefined
    case 'refuse':
      await call(contract.refuse, { id, version, reason })
      return undefined
    case 'lock':
      await call(contract.lock, { id, version, reason })
      return undefined
    case 'unlock':
      await call(contract.unlock, { id, version })
      return undefined
    case 'clear-lock-out':
      await call(contract.clearLockOut, { id })
      return undefined
    case 'discard':
      await call(contract.discard, { id })
      return undefined
    case 'reset-second-factor':
      await call(secondFactor.reset, { userId: id })
      return undefined
    case 'reset-password':
      return (await call(contract.resetPassword, { id, version, delivery })).password ?? undefined
    case 'issue-password':
      return (await call(contract.issuePassword, { id })).password
  }
}
