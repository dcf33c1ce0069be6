import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { fileSchema } from '../cases/schemas.ts'
import { uploadedFile } from './wire.ts'

/** Files that were edited in a local office suite and come back (decision 0051). */
export const editedFileCalls = {
  uploadEdited: endpoint({
    method: 'POST',
    path: '/api/uploadwpsFileStore',
    summary:
      'Hands back a document edited in a local office suite as a new version of a material (multipart: file, bid = case, fileId = the version that was edited); whoever may replace the file now may. The version before stays on record; one that is no longer the newest is refused',
    access: 'signed-in',
    tx: 'write',
    idempotent: true,
    stream: 'upload',
    input: mapped(
      z.object({ bid: idText, fileId: idText }),
      (wire) => ({ caseId: wire.bid, fileId: wire.fileId }),
      ({ caseId, fileId }) => ({ bid: caseId, fileId }),
    ),
    output: inData(uploadedFile),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:caseId/files/:fileId/versions',
    summary: 'The versions before a material’s file, newest first; of a draft’s time only its applicant sees them',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ caseId: idText, fileId: idText })),
    output: inData(plain(z.array(fileSchema))),
  }),
}
