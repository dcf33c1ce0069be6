import { sealedRecords } from '../../../lib/sealed-storage.ts'
import type { ProfileValues } from './profile-check.ts'

const storageKey = 'UNSAVED_PROFILE'
const copies = sealedRecords(() => localStorage)
const fields = ['familyName', 'name', 'email', 'mobile'] as const

/** Keeps what was typed when the session is lost; code, password and picture are not kept. */
export function keepUnsaved(userId: string, values: ProfileValues): void {
  copies.keep(storageKey, { userId, ...Object.fromEntries(fields.map((field) => [field, values[field]])) })
}

/** What this person had typed, once. */
export function takeUnsaved(userId: string): Partial<ProfileValues> | undefined {
  const stored = copies.read(storageKey)
  if (stored?.['userId'] !== userId) return undefined
  copies.forget(storageKey)
  return Object.fromEntries(
    fields.map((field) => [field, stored[field]]).filter(([, value]) => typeof value === 'string'),
  ) as Partial<ProfileValues>
}
