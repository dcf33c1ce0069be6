import type { RowMove } from '@wenwu/core/annual-plans/moves'
import type { RowMoveEffect } from '../row-move-effect.ts'
import { run as adjust } from './adjust.ts'
import { run as decide } from './decide.ts'
import { run as propose } from './propose.ts'
import { run as settle } from './settle.ts'
import { run as takeBack } from './take-back.ts'

/** What each move of one row does. */
export const rowMoveEffects: Readonly<Record<RowMove, RowMoveEffect>> = { decide, adjust, propose, settle, 'take-back': takeBack }
