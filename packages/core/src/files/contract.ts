import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { fileFormCalls } from './case-zip.ts'
import { editedFileCalls } from './edited-file.ts'
import { uploadSessionCalls } from './upload-session.ts'
import { fileReference, uploadedFile, type FileReference } from './wire.ts'

/** Upload limit of specification §5, §9: 20 MB. */
export const maxFileBytes = 20 * 1024 * 1024
/** File endings that are taken unless a material says otherwise; the server checks the content against the ending. */
export const defaultFileTypes = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx', 'ofd', 'zip']

/** Files of a case by what they are: papers of the process, pictures, everything else; and those handed in by the key of their material. */
export interface CaseFileLists {
  process: FileReference[]
  pictures: FileReference[]
  attachments: FileReference[]
  byMaterial: Record<string, FileReference[]>
}

const references = z.array(fileReference.schema)
const fromReferences = (wire: z.output<typeof references>) => wire.map(fileReference.toDomain)
const toReferences = (files: FileReference[]) => files.map(fileReference.toWire)

/**
 * The lists of specification §7.4: `process`, `picture` (also as `data.picture`: what is printed as data.data.picture can be read either way) and a list for
 * each material under its key; whatever is no picture is in `attachment`. Names of the first ones win over keys of materials.
 */
const fileLists = mapped(
  z.object({ process: references, picture: references, attachment: references, data: z.object({ picture: references }) }).catchall(z.any()),
  ({ process, picture, attachment, data: _data, ...rest }): CaseFileLists => ({
    process: fromReferences(process),
    pictures: fromReferences(picture),
    attachments: fromReferences(attachment),
    byMaterial: Object.fromEntries(Object.entries(rest).map(([key, files]) => [key, fromReferences(files as z.output<typeof references>)])),
  }),
  (lists) => ({
    ...Object.fromEntries(Object.entries(lists.byMaterial).map(([key, files]) => [key, toReferences(files)])),
    process: toReferences(lists.process),
    picture: toReferences(lists.pictures),
    attachment: toReferences(lists.attachments),
    data: { picture: toReferences(lists.pictures) },
  }),
)

export const contract = {
  upload: endpoint({
    method: 'POST',
    path: '/api/uploadFileStore',
    summary: 'Uploads one file (multipart: file, bid = case, fileType = material key); 20 MB, type by content',
    access: 'signed-in',
    tx: 'write',
    idempotent: true,
    input: mapped(
      z.object({ bid: idText, fileType: z.string().max(200) }),
      (wire) => ({ caseId: wire.bid, materialKey: wire.fileType }),
      (domain) => ({ bid: domain.caseId, fileType: domain.materialKey }),
    ),
    output: inData(uploadedFile),
    stream: 'upload',
  }),
  ...uploadSessionCalls,
  ...editedFileCalls,
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/cases/:caseId/files/:fileId',
    summary: 'Takes a file out of a draft, an open correction or the own material of a step',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ caseId: idText, fileId: idText })),
    output: nothing,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/downOrReviewFile',
    summary:
      'A link to a file that opens for five minutes without signing in, as long as the session of the caller lives; `fileUrl` is the opaque file id',
    access: 'signed-in',
    tx: 'read',
    input: mapped(
      z.object({ fileUrl: z.string().max(100), download: z.boolean().optional() }),
      (wire) => ({ fileId: wire.fileUrl, isDownload: wire.download ?? false }),
      (domain) => ({ fileUrl: domain.fileId, download: domain.isDownload }),
    ),
    output: inData(plain(z.string())),
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/v1/files/open',
    summary: 'The file behind a signed link',
    access: 'public',
    tx: 'read',
    // a rendering's link has its name in it: 500 characters of three bytes, sealed and as base64
    input: plain(z.object({ link: z.string().max(3000) })),
    output: nothing,
    stream: 'download',
  }),
  listOfCase: endpoint({
    method: 'GET',
    path: '/api/getFileListByBId',
    summary: 'Files of a case in the shape of specification §7.4',
    access: 'signed-in',
    tx: 'read',
    input: mapped(
      z.object({ BId: idText }),
      (wire) => ({ caseId: wire.BId }),
      (domain) => ({ BId: domain.caseId }),
    ),
    output: inData(fileLists),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/wbws/downloadWbwsFile/:id',
    summary: 'A file as attachment, its name in content-disposition',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: nothing,
    stream: 'download',
  }),
  ...fileFormCalls,
}
