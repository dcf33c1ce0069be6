import type { Expression } from 'kysely'
import type { Figure } from '@wenwu/core/desks/model'
import type { Actor } from './http/actor.ts'
import type { Ctx } from './http/context.ts'

/**
 * A figure of the home page: `modules/<group>/<module>/figures.ts` says those of a module, found by folder (how-to add-a-desk). `rows` must be what the screen shows for
 * `address`, so both come from one filter.
 */
export interface HomeFigure extends Pick<Figure, 'key' | 'group' | 'label' | 'tone' | 'component' | 'address'> {
  /** Place within its group. */
  position: number
  /** Whether it is counted for this person at all. */
  isFor: (actor: Actor) => boolean
  /** Whether it is theirs, so that it stands there with 0, too; absent: always. */
  isTheirs?: (actor: Actor) => boolean
  /** A statement that gives one row for each row behind the figure. It is counted to a cap, so it must need no sort and no scan of a whole table. */
  rows: (ctx: Ctx) => Expression<unknown>
}
