import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, idText } from '../http/wire.ts'
import { applicationQuery, casePage } from './wire.ts'
import { caseViewSchema, formDataSchema } from './schemas.ts'

/**
 * Applying again (specification §4.7). `reapply` is what our pages call: one transaction. The others are the calls of §7.5 over the same services, for callers that make the
 * steps themselves; what they answer is our assumption (docs/how-to/apply-again.md).
 */
export const reapplyCalls = {
  reapply: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/reapply',
    summary:
      'A new draft from a case that ended without approval: form, rows and files by reference, linked both ways. The same again gives the same draft',
    access: ['case.apply'],
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ id: idText })),
    output: inData(plain(caseViewSchema)),
  }),
  newId: endpoint({
    method: 'GET',
    path: '/api/common/getId',
    summary: 'An id that nothing has yet (§7.5), for a record that is about to be saved',
    access: 'signed-in',
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(z.string())),
  }),
  copyFiles: endpoint({
    method: 'POST',
    path: '/api/File/CopyFileId/:newId/:oldId',
    summary:
      'The own files of a case by reference in another draft of the caller (§7.5); an id of getId begins it as the application made again',
    access: ['case.apply'],
    tx: 'write',
    input: plain(z.object({ newId: idText, oldId: idText })),
    output: inData(plain(z.object({ id: z.string(), copied: z.number() }))),
  }),
  saveApplication: endpoint({
    method: 'POST',
    path: '/api/itemAppr/save/:itemCode',
    summary: 'Saves an application under its id (§7.5); an id of getId begins the draft',
    access: ['case.apply'],
    tx: 'write',
    input: plain(
      z.object({
        itemCode: z.string().max(40),
        id: idText,
        baseRevision: counterNumber.optional(),
        device: z.string().max(100).optional(),
        data: formDataSchema,
      }),
    ),
    output: inData(plain(z.object({ id: z.string(), revision: z.number(), savedAt: z.string() }))),
    bodyLimit: 4 * 1024 * 1024,
  }),
  applications: endpoint({
    method: 'POST',
    path: '/api/crbmain/getqueryTaskdictList',
    summary: 'Cases in the scope of the caller by province or company (§7.5); sponsor and busiType are the seed’s and not used for rights',
    access: 'signed-in',
    tx: 'read',
    input: applicationQuery,
    output: casePage,
  }),
}
