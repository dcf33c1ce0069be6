import { sealed } from '../../../lib/sealed-storage.ts'
import type { ProfileValues } from './profile-check.ts'

const storageKey = 'UNSAVED_PROFILE'
const copies = sealed(() => localStorage)
const fields = ['familyName', 'name', 'email', 'mobile'] as const

/** Keeps what was typed when the session is lost; code, password and picture are not kept. */
export function keepUnsaved(userId: string, values: ProfileValues): void {
  copies.setItem(storageKey, JSON.stringify({ userId, ...Object.fromEntries(fields.map((field) => [field, values[field]])) }))
}

/** What this person had typed, once. */
export function takeUnsaved(userId: string): Partial<ProfileValues> | undefined {
  const text = copies.getItem(storageKey)
  if (text === null) return undefined
  try {
    const stored = JSON.parse(text) as Record<string, unknown>
    if (stored['userId'] !== userId) return undefined
    copies.removeItem(storageKey)
    return Object.fromEntries(
      fields.map((field) => [field, stored[field]]).filter(([, value]) => typeof value === 'string'),
    ) as Partial<ProfileValues>
  } catch {
    copies.removeItem(storageKey)
    return undefined
  }
}
