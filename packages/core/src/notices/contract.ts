import { z } from 'zod'
import { inData, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'

const notice = z.object({ id: z.string(), notice_title: z.string(), notice_content: z.string(), pub_organization: z.string(), pub_time: z.string() })
export type Notice = z.output<typeof notice>

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
}
