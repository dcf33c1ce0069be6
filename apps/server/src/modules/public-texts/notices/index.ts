import { contract } from '@wenwu/core/notices/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { noticeKind } from './notice-kind.ts'
import { getNotice, queryNotices } from './notice-repository.ts'
import { requireSignedCall } from './signed-call.ts'

export { getNotice, publicNoticeIds, queryNotices } from './notice-repository.ts'

export const contentKinds = [noticeKind]

const newest = { title: undefined, from: undefined, to: undefined, page: { number: 1, size: 10 } }

export const module = defineModule('notices', contract, {
  list: async (_input, ctx) => (await queryNotices(ctx, newest)).rows,
  portal: async (input, ctx) => {
    await requireSignedCall(ctx)
    // another system's portal is open to everybody, whoever may be signed in here
    return queryNotices(ctx, input, ['public'])
  },
  open: (input, ctx) => queryNotices(ctx, input),
  get: (input, ctx) => getNotice(ctx, input.id),
})
