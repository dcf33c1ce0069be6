import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { uploadedReference } from '../files/wire.ts'
import { endpoint } from '../http/endpoint.ts'
import { directoriesWithFiles } from './model.ts'

const entryKey = z.string().min(1).max(60)

export const contract = {
  upload: endpoint({
    method: 'POST',
    path: '/api/Basic/uploadFileStore',
    summary:
      'The file of an entry of the basic data (multipart: file, fileType = directory, bid = entry): the scanned certificate of a qualified unit, the picture of a heritage unit. A replaced one stays on record',
    access: ['directory.manage'],
    tx: 'write',
    idempotent: true,
    stream: 'upload',
    service: 9100,
    input: mapped(
      z.object({ fileType: z.enum(directoriesWithFiles), bid: entryKey }),
      (wire) => ({ directory: wire.fileType, entry: wire.bid }),
      ({ directory, entry }) => ({ fileType: directory, bid: entry }),
    ),
    output: inData(uploadedReference),
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/v1/directory-files/link',
    summary: 'A signed link to the file of an entry of the basic data, good for five minutes',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ directory: z.enum(directoriesWithFiles), entry: entryKey })),
    output: inData(plain(z.string())),
  }),
}
