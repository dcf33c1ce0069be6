import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { limits } from '../http/wire.ts'
import { figureSchema, handlerSchema } from './schemas.ts'

/** What the homes of officials count, and who handles what (specification §2.1: work homes, 办理查询). The lists are those of cases and tasks. */
export const contract = {
  figures: endpoint({
    method: 'GET',
    path: '/api/v1/home/figures',
    summary: 'The figures of the caller’s home page with what opens their rows; each counted to 999',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(figureSchema))),
  }),
  handlers: endpoint({
    method: 'GET',
    path: '/api/v1/desks/handlers',
    summary:
      'Accounts that handle cases or have handled them, closed ones too, by name: those whose names the caller may read; who has cases in hand now is a body, too',
    access: ['desk.read'],
    tx: 'read',
    input: plain(
      z.object({
        keyword: z.string().max(limits.keyword).optional(),
        id: z.string().max(60).optional(),
        /** Bodies besides, whose people have not claimed a task yet. */
        bodies: z.enum(['true', 'false']).optional(),
      }),
    ),
    output: inData(plain(z.array(handlerSchema))),
  }),
}
