import type { RowMove } from '@wenwu/core/annual-plans/moves'
import { look as adjust } from './adjust.tsx'
import { look as decide } from './decide.tsx'
import type { RowMoveLook } from './look.ts'
import { look as propose } from './propose.tsx'
import { look as settle } from './settle.tsx'
import { look as takeBack } from './take-back.tsx'

/** What the dialog of each move of one row says. */
export const rowMoveLooks: Readonly<Record<RowMove, RowMoveLook>> = { decide, adjust, propose, settle, 'take-back': takeBack }
