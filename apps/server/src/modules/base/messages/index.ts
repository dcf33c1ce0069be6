import { contract } from '@wenwu/core/messages/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { listOutbox } from './outbox.ts'

export { queueMessage, type NewMessage } from './queue-message.ts'
export { queueCaseNotice } from './case-notice.ts'
export { sendMessage } from './send-message.ts'
export { canSendMessages, isRehearsal } from './channels.ts'

export const module = defineModule('messages', contract, {
  outbox: (input, ctx) => listOutbox(ctx, input),
})
