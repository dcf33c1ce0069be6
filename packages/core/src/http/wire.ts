import { z } from 'zod'

/** Caps on texts of requests; longer ones are refused with 400 before any work. */
export const limits = { name: 200, line: 500, keyword: 100, paragraph: 20_000, id: 36 } as const

export const idText = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
export const lineText = z.string().max(limits.line)
export const nameText = z.string().max(limits.name)
export const dateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const instantText = z.string().max(40)

/** The seed's page object. */
export const pageNation = z.object({ pageNumber: z.number().int().min(1).max(100_000), pageSize: z.number().int().min(1).max(1000) })

/** Page of query strings, where numbers arrive as text. */
export const queryNumber = z.coerce.number().int()
