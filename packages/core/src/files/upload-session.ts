import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, limits, queryNumber } from '../http/wire.ts'
import { partBytes } from './upload-parts.ts'
import { uploadedFile } from './wire.ts'

/** What is announced before a byte travels; `sha256` is that of the whole file, in lower-case hex. */
export interface AnnouncedFile {
  name: string
  size: number
  sha256: string
}

/** An upload in parts for a material or form field of a case. */
export interface NewUpload extends AnnouncedFile {
  caseId: string
  materialKey: string
}

const sha256Text = z.string().regex(/^[0-9a-f]{64}$/)
const bytes = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** Wire fields of what is announced, for every call that opens an upload. */
export const announcedFileFields = { name: z.string().min(1).max(1000), size: bytes, sha256: sha256Text }
/** An upload in parts as the server has it; `received` bytes are there, from the first on. */
const progress = z.object({ uploadId: z.string(), received: z.number(), size: z.number() })
export type UploadProgress = z.output<typeof progress>
export const uploadProgressOutput = inData(plain(progress))
export const uploadIdInput = plain(z.object({ uploadId: idText }))

/**
 * The calls of an upload in parts (decision 0049). The specification names `chunk` (§7.7); the others are ours. Other purposes than cases
 * open and complete by calls of their own, with their own access; parts, status and giving up are the same for all.
 */
export const uploadSessionCalls = {
  openUpload: endpoint({
    method: 'POST',
    path: '/api/v1/uploads',
    summary:
      'Opens an upload in parts, or finds the one that was begun with the same file: rights, ending and size are checked before a byte travels',
    access: 'signed-in',
    tx: 'write',
    input: mapped(
      z.object({
        bid: idText,
        fileType: z.string().min(1).max(limits.name),
        ...announcedFileFields,
      }),
      ({ bid, fileType, ...rest }): NewUpload => ({ caseId: bid, materialKey: fileType, ...rest }),
      ({ caseId, materialKey, ...rest }) => ({ bid: caseId, fileType: materialKey, ...rest }),
    ),
    output: uploadProgressOutput,
  }),
  uploadPart: endpoint({
    method: 'POST',
    path: '/api/chunk',
    summary:
      'One part of an upload: the body is its bytes (application/octet-stream, 1 MB, the last one what is left); a part that is there already is answered as if it were new',
    access: 'signed-in',
    tx: 'write',
    isStep: true,
    input: plain(z.object({ uploadId: idText, offset: queryNumber.min(0).max(Number.MAX_SAFE_INTEGER), sha256: sha256Text })),
    output: uploadProgressOutput,
    stream: 'part',
    bodyLimit: partBytes,
  }),
  uploadStatus: endpoint({
    method: 'GET',
    path: '/api/v1/uploads/:uploadId',
    summary: 'How much of an upload in parts is there',
    access: 'signed-in',
    tx: 'read',
    input: uploadIdInput,
    output: uploadProgressOutput,
  }),
  completeUpload: endpoint({
    method: 'POST',
    path: '/api/v1/uploads/:uploadId/complete',
    summary: 'Makes a file of an upload whose parts are all there; again, it answers with the same file',
    access: 'signed-in',
    tx: 'write',
    input: uploadIdInput,
    output: inData(uploadedFile),
  }),
  abandonUpload: endpoint({
    method: 'DELETE',
    path: '/api/v1/uploads/:uploadId',
    summary: 'Gives an upload in parts up; what has come is removed',
    access: 'signed-in',
    tx: 'write',
    input: uploadIdInput,
    output: nothing,
  }),
}
