import type { z } from 'zod'
import type { migratingCaseSchema, migrationSchema } from './schemas.ts'

/**
 * Why a running case cannot go over to another version of its item. `step`: its place in the process is not the same there. `office`: the step it waits at belongs
 * to another office there. `clock`: the time that runs is not counted there. `data`: something that was filled in or handed in has no place there.
 */
export const unfitReasons = ['step', 'office', 'clock', 'data'] as const
export type UnfitReason = (typeof unfitReasons)[number]

/** Cases that are previewed at once. */
export const maxPreviewed = 200
/** Migrations that are listed, the newest. */
export const maxListed = 100
/** Characters of the reason. */
export const maxReason = 500

export type MigratingCase = z.output<typeof migratingCaseSchema>
export type Migration = z.output<typeof migrationSchema>
