import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { locales } from '../i18n/text.ts'
import { columnText, exportCodec } from '../list/wire.ts'
import { findingList } from './list.ts'
import { guideCheckSchema, guideEntrySchema, guideView } from './wire.ts'

const code = z.string().min(1).max(60)

export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/guides',
    summary: 'The catalogue of work guides: national ones by category and code, then local ones',
    access: 'public',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(guideEntrySchema))),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/guides/:code',
    summary: 'A work guide in all its languages; any notation of the code is understood',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ code })),
    output: inData(guideView),
  }),
  sample: endpoint({
    method: 'GET',
    path: '/api/v1/guides/:code/samples/:material',
    summary: 'The sample of a material of a published guide: the file an editor handed in, else the sheet that comes with the release',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ code, material: z.string().min(1).max(64) })),
    output: nothing,
    stream: 'download',
  }),
  flowPicture: endpoint({
    method: 'GET',
    path: '/api/v1/guides/:code/flow-picture',
    summary: 'The flow picture of a published guide whose item has no process here',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ code })),
    output: nothing,
    stream: 'download',
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/workGuide/find/:itemCode',
    summary: 'Work guide of a matter in the names of the specification; any notation of the code is understood',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ itemCode: z.string().max(60) })),
    output: inData(plain(z.any())),
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/v1/guide-check',
    summary: 'What published guides cite, checked against the texts of the laws: moved, gone and unknown articles, clocks that contradict',
    access: ['content.edit'],
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(guideCheckSchema)),
  }),
  exportCheck: endpoint({
    method: 'GET',
    path: '/api/v1/guide-check/export',
    summary: 'The filtered findings of the check as xlsx, with the chosen columns',
    access: ['content.edit'],
    tx: 'read',
    input: exportCodec(findingList, columnText(findingList).optional(), { shape: { language: z.enum(locales).optional() } }),
    output: nothing,
    stream: 'download',
  }),
}
