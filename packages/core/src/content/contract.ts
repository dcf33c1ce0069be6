import { z } from 'zod'
import { fileSchema, formDataSchema } from '../cases/schemas.ts'
import { announcedFileFields, uploadIdInput, uploadProgressOutput } from '../files/upload-session.ts'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { columnKeys, exportCodec, pageCodec, queryCodec } from '../list/wire.ts'
import { contentActions } from '../publishing/model.ts'
import { contentList, kindText } from './list.ts'
import { contentKindSchema, contentRowSchema, contentViewSchema } from './schemas.ts'

const version = z.number().int().min(1).max(1_000_000)

const access = ['content.edit', 'content.review'] as const
const entry = { kind: kindText, id: idText }
/** Laws of hundreds of articles are one text. */
const bodyLimit = 8 * 1024 * 1024

export const contract = {
  kinds: endpoint({
    method: 'GET',
    path: '/api/v1/content/kinds',
    summary: 'Kinds of maintained texts with their forms',
    access,
    tx: 'none',
    input: plain(z.object({})),
    output: inData(plain(z.array(contentKindSchema))),
  }),
  query: endpoint({
    method: 'POST',
    path: '/api/v1/content/query',
    summary: 'One page of the maintained texts of all kinds or one',
    access,
    tx: 'read',
    input: queryCodec(contentList),
    output: inData(pageCodec(plain(contentRowSchema))),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/v1/content/export',
    summary: 'The maintained texts of the same query as xlsx',
    access,
    tx: 'read',
    stream: 'download',
    input: exportCodec(contentList, columnKeys(contentList)),
    output: plain(z.object({})),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/content/:kind/:id',
    summary: 'A maintained text: newest version, open acts, versions, history',
    access,
    tx: 'read',
    input: plain(z.object(entry)),
    output: inData(plain(contentViewSchema)),
  }),
  version: endpoint({
    method: 'GET',
    path: '/api/v1/content/:kind/:id/versions/:version',
    summary: 'The data of one version, to compare',
    access,
    tx: 'read',
    input: mapped(
      z.object({ ...entry, version: z.string().regex(/^[1-9]\d{0,5}$/) }),
      (wire) => ({ ...wire, version: Number(wire.version) }),
      (domain) => ({ ...domain, version: String(domain.version) }),
    ),
    output: inData(plain(z.object({ data: formDataSchema }))),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/content/:kind',
    summary: 'Begins a text with a first draft',
    access: ['content.edit'],
    tx: 'write',
    idempotent: true,
    bodyLimit,
    input: plain(z.object({ kind: kindText, data: formDataSchema })),
    output: inData(plain(contentViewSchema)),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/content/:kind/:id',
    summary: 'Saves the draft; refused when somebody else was faster',
    access: ['content.edit'],
    tx: 'write',
    bodyLimit,
    input: plain(z.object({ ...entry, revision: version, data: formDataSchema })),
    output: inData(plain(contentViewSchema)),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/content/:kind/:id/move',
    summary: 'Submits, returns, publishes, withdraws or revises; reviewers act on texts of others only',
    access,
    tx: 'write',
    idempotent: true,
    input: plain(
      z.object({
        ...entry,
        revision: version,
        action: z.enum(contentActions).exclude(['save', 'discard']),
        words: z.string().max(2000),
      }),
    ),
    output: inData(plain(contentViewSchema)),
  }),
  discard: endpoint({
    method: 'POST',
    path: '/api/v1/content/:kind/:id/discard',
    summary: 'Drops the draft for good: what stood before it is the newest version again, or the whole text goes',
    access: ['content.edit'],
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ ...entry, revision: version })),
    output: inData(plain(z.object({ isGone: z.boolean() }))),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/content/files',
    summary: 'Uploads a file for a maintained text (multipart: file, target = kind and field); 20 MB, type by content',
    access: ['content.edit'],
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ kind: kindText, field: z.string().max(130) })),
    output: inData(plain(fileSchema)),
    stream: 'upload',
  }),
  openUpload: endpoint({
    method: 'POST',
    path: '/api/v1/content/uploads',
    summary:
      'Opens an upload in parts for a maintained text, or finds the one that was begun with the same file; its parts go to /api/chunk',
    access: ['content.edit'],
    tx: 'write',
    input: plain(z.object({ kind: kindText, field: z.string().max(130), ...announcedFileFields })),
    output: uploadProgressOutput,
  }),
  completeUpload: endpoint({
    method: 'POST',
    path: '/api/v1/content/uploads/:uploadId/complete',
    summary: 'Makes a file for a maintained text of an upload whose parts are all there; again, it answers with the same file',
    access: ['content.edit'],
    tx: 'write',
    input: uploadIdInput,
    output: inData(plain(fileSchema)),
  }),
  fileLink: endpoint({
    method: 'POST',
    path: '/api/v1/content/files/link',
    summary: 'A link to a file of a maintained text, signed for five minutes',
    access,
    tx: 'read',
    input: plain(z.object({ fileId: idText })),
    output: inData(plain(z.string())),
  }),
}
