import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { tableImportSchema } from './schemas.ts'

/** `section.field`. */
const fieldPath = z.string().max(130)

export const contract = {
  read: endpoint({
    method: 'POST',
    path: '/api/importExcelEmigrateCompro',
    summary:
      'Reads a workbook (multipart: file xlsx or csv, bid = case, fileType = section.field, rowCount = rows the form holds) into rows of a table of a draft or an open correction, by the labels of its columns; stores nothing. Rows that cannot be taken come back in a workbook with their reasons',
    access: 'signed-in',
    tx: 'read',
    stream: 'upload',
    input: mapped(
      z.object({ bid: idText, fileType: fieldPath, rowCount: z.string().max(5).optional() }),
      (wire) => ({ caseId: wire.bid, path: wire.fileType, present: wire.rowCount === undefined ? undefined : Number(wire.rowCount) }),
      ({ caseId, path, present }) => ({ bid: caseId, fileType: path, rowCount: present === undefined ? undefined : String(present) }),
    ),
    output: inData(plain(tableImportSchema)),
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:caseId/table-template',
    summary: 'An empty workbook with the columns of a table of a form that the caller may fill in',
    access: 'signed-in',
    tx: 'read',
    stream: 'download',
    input: plain(z.object({ caseId: idText, path: fieldPath })),
    output: plain(z.object({})),
  }),
}
