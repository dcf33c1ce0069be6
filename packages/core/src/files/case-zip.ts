import { z } from 'zod'
import { mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, queryNumber } from '../http/wire.ts'

/** What one zip of a case takes at most; more comes in several, each within these (a single larger file alone). */
export const maxZipFiles = 500
export const maxZipBytes = 500 * 1024 * 1024

/** Calls that give the bytes of files in other forms than one by one (specification §7.4, §9: pictures, zip download). */
export const fileFormCalls = {
  zip: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/files.zip',
    summary:
      'Every file of a case the caller may see, with a listing, as one zip; where that is too large, `part` (from 1) gives one of several, and without it the refusal says how many',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ id: idText, part: queryNumber.min(1).max(1000).optional() })),
    output: nothing,
    stream: 'download',
    service: 9888,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/getPicture',
    summary: 'A picture; `path` is the opaque file id',
    access: 'signed-in',
    tx: 'read',
    input: mapped(
      z.object({ path: z.string().max(100) }),
      (wire) => ({ fileId: wire.path }),
      (domain) => ({ path: domain.fileId }),
    ),
    output: nothing,
    stream: 'download',
    service: 9002,
  }),
}
