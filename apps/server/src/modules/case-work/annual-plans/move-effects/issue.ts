import type { MoveEffect } from '../move-effect.ts'

/** The provinces read the decisions from now on. */
export const run: MoveEffect = ({ now }) => ({ columns: { issued_at: now } })
