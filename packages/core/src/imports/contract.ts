import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { locales } from '../i18n/text.ts'
import { importTargets } from './model.ts'
import { importRunSchema } from './schemas.ts'

/** Whoever may import anything; the target decides further (`permissionToImport`). */
const access = ['import.run', 'filed-project.import', 'directory.manage'] as const
const byId = plain(z.object({ id: idText }))
/** The calls of specification §7.7 load at once, unless `checkOnly` is 1. */
const atOnce = mapped(
  z.object({ checkOnly: z.string().max(5).optional() }),
  (wire) => ({ isCheckOnly: wire.checkOnly === '1' }),
  ({ isCheckOnly }) => ({ checkOnly: isCheckOnly ? '1' : undefined }),
)

export const contract = {
  check: endpoint({
    method: 'POST',
    path: '/api/v1/import-runs',
    summary: 'Checks a file (xlsx, csv, jsonl) row by row and keeps it for a start; nothing is loaded',
    access,
    tx: 'write',
    stream: 'upload',
    input: plain(z.object({ target: z.enum(importTargets) })),
    output: inData(plain(importRunSchema)),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/import-runs',
    summary: 'The caller’s last imports, newest first',
    access,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(importRunSchema))),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/import-runs/:id',
    summary: 'How far one’s own import is',
    access,
    tx: 'read',
    input: byId,
    output: inData(plain(importRunSchema)),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/import-runs/:id/start',
    summary: 'Loads the good rows of a checked file; a repeat changes nothing',
    access,
    tx: 'write',
    input: byId,
    output: inData(plain(importRunSchema)),
  }),
  problems: endpoint({
    method: 'GET',
    path: '/api/v1/import-runs/:id/problems',
    summary: 'The rows that were not taken, as they came and why, as xlsx: to be corrected and imported again',
    access,
    tx: 'none',
    stream: 'download',
    input: plain(z.object({ id: idText, language: z.enum(locales).optional() })),
    output: plain(z.object({})),
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/v1/import-template/:target',
    summary: 'An empty workbook with the columns of a target',
    access,
    tx: 'none',
    stream: 'download',
    input: plain(z.object({ target: z.enum(importTargets) })),
    output: plain(z.object({})),
  }),
  filedProjects: endpoint({
    method: 'POST',
    path: '/api/importExcelRegistProject',
    summary:
      'Checks a list of engineering schemes that a province approved (multipart: file) and files those that are in order with the national bureau, as a run whose progress and refused rows `get` tells; with checkOnly = 1 nothing is loaded until `start`. A province files its own projects; a row again updates, never doubles',
    access: ['filed-project.import'],
    tx: 'write',
    stream: 'upload',
    input: atOnce,
    output: inData(plain(importRunSchema)),
  }),
  qualifiedUnits: endpoint({
    method: 'POST',
    path: '/api/importExcelLicenseEnterprise',
    summary:
      'Checks a list of qualified units (multipart: file) and loads those that are in order into the directory, as a run; with checkOnly = 1 nothing is loaded until `start`. The same certificate again updates its unit',
    access: ['directory.manage'],
    tx: 'write',
    stream: 'upload',
    service: 9200,
    input: atOnce,
    output: inData(plain(importRunSchema)),
  }),
}
