import { contract } from '@wenwu/core/reader/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { sendHelpBook } from './help-book.ts'

export { publishHelpBooks } from './book-search.ts'

export const module = defineModule('reader', contract, {
  settings: (_input, ctx) => Promise.resolve({ reader: ctx.services.config.reader, usesOfficeHelper: ctx.services.config.officeHelper }),
  helpBook: ({ kind }, ctx) => sendHelpBook(ctx, kind),
})
