import type { z } from 'zod'
import type { figureGroups, figureSchema, handlerSchema } from './schemas.ts'

export type FigureGroup = (typeof figureGroups)[number]
export type Figure = z.output<typeof figureSchema>
export type Handler = z.output<typeof handlerSchema>

/** Figures of the home page are counted so far, «999+» beyond: no one reads a larger one. */
export const figureCap = 999

/** Accounts that are offered at once for a choice of a handler. */
export const maxHandlers = 50
