import { z } from 'zod'
import { inData, mapped, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { dateText, idText, limits } from '../http/wire.ts'
import { lastPage, type Page, type PageRequest } from '../kernel/page.ts'

const notice = z.object({
  id: z.string(),
  notice_title: z.string(),
  notice_content: z.string(),
  pub_organization: z.string(),
  pub_time: z.string(),
})
export type Notice = z.output<typeof notice>

/** What a portal asks for: title words and days of publication, both included. */
export interface NoticeQuery {
  title: string | undefined
  from: string | undefined
  to: string | undefined
  page: PageRequest
}

const day = z.union([dateText, z.literal('')]).optional()
// callers send numbers and their texts alike (specification §7.4)
const number = (most: number) => z.union([z.number().int().min(1).max(most), z.string().regex(/^[1-9]\d{0,5}$/)]).optional()

const portalQuery = mapped(
  z.object({
    starttime: day,
    endtime: day,
    title: z.string().max(limits.keyword).optional(),
    isdoor: z.union([z.number(), z.string().max(10)]).optional(),
    iswork: z.union([z.number(), z.string().max(10)]).optional(),
    currentPage: number(lastPage),
    pageSize: number(100),
  }),
  (wire): NoticeQuery => ({
    title: wire.title || undefined,
    from: wire.starttime || undefined,
    to: wire.endtime || undefined,
    page: { number: Number(wire.currentPage ?? 1), size: Math.min(100, Number(wire.pageSize ?? 10)) },
  }),
  ({ title, from, to, page }) => ({ starttime: from, endtime: to, title, isdoor: 1, currentPage: page.number, pageSize: page.size }),
)

const page = mapped(
  z.object({ code: z.number(), data: z.array(notice), recordsTotal: z.number() }),
  (wire): Page<Notice> => ({ rows: wire.data, total: wire.recordsTotal, isCapped: false }),
  (domain) => ({ code: 200, data: domain.rows, recordsTotal: domain.total }),
)

export const contract = {
  list: endpoint({
    method: 'POST',
    path: '/api/home/notice/find',
    summary: 'Published notices of the home page, newest first, ten at most',
    access: 'signed-in',
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(notice))),
  }),
  portal: endpoint({
    method: 'POST',
    path: '/api/crbNoticeMaintenances/login',
    summary: 'Public notices for a portal that signs its call (headers secretTime, secretDefinite, secretSign, appCode, isdoor)',
    access: 'public',
    tx: 'read',
    input: portalQuery,
    output: page,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/notices/query',
    summary: 'One page of the notices the caller may read; public ones without signing in',
    access: 'public',
    tx: 'read',
    input: portalQuery,
    output: page,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/v1/notices/:id',
    summary: 'One notice',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ id: idText })),
    output: inData(plain(notice)),
  }),
}
