import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText } from '../http/wire.ts'
import { formatDateTime } from '../kernel/date.ts'
import { columnText, exportCodec, pageCodec, publicPage, queryCodec } from '../list/wire.ts'
import { lawList } from './list.ts'
import { lawStandings, type LawRow } from './model.ts'
import { lawDetailSchema } from './schemas.ts'

/** The record of specification §3, and how the text stands today. `publish_date` repeats the day of `publish_time`; blank where it is unknown. */
const wireLaw = z.object({
  article_id: z.string(),
  article_title: z.string(),
  dispatch_number: z.string(),
  legal_type: z.string(),
  publish_time: z.string(),
  written_time: z.string(),
  source_name: z.string(),
  publish_date: z.string(),
  gmt_create: z.string(),
  standing: z.enum(lawStandings),
})

const law = mapped(
  wireLaw,
  (wire): LawRow => ({
    id: wire.article_id,
    title: wire.article_title,
    documentNumber: wire.dispatch_number,
    lawClass: wire.legal_type,
    publishedOn: wire.publish_time || null,
    writtenOn: wire.written_time || null,
    issuer: wire.source_name,
    createdAt: wire.gmt_create,
    standing: wire.standing,
  }),
  (row) => ({
    article_id: row.id,
    article_title: row.title,
    dispatch_number: row.documentNumber,
    legal_type: row.lawClass,
    publish_time: row.publishedOn ?? '',
    written_time: row.writtenOn ?? '',
    source_name: row.issuer,
    publish_date: row.publishedOn ?? '',
    gmt_create: formatDateTime(new Date(row.createdAt)),
    standing: row.standing,
  }),
)

export const contract = {
  query: endpoint({
    method: 'POST',
    path: '/api/laws/find/Navigation',
    summary: 'One page of the laws and regulations (specification §7.2)',
    access: 'public',
    tx: 'read',
    input: queryCodec(lawList, publicPage),
    output: inData(pageCodec(law)),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/exportLaws',
    summary: 'The laws of the same query as xlsx',
    access: 'public',
    tx: 'none',
    stream: 'download',
    input: exportCodec(lawList, columnText(lawList).optional()),
    output: plain(z.object({})),
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/v1/laws/:id',
    summary: 'One law with its text, its other versions and what belongs to it; null where there is none',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(lawDetailSchema.nullable())),
  }),
}
