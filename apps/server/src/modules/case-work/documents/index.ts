import { contract } from '@wenwu/core/documents/contract'
import { defineModule } from '../../../platform/http/handlers.ts'
import { readDocument, saveDocument } from './document-service.ts'
import { previewDocument } from './preview.ts'

export { suggestNumber } from './document-number.ts'
export { findDocumentOfCase } from './document-repository.ts'
export { createReplyDraft, issueReply, signReply, withdrawReply, type NewReply } from './document-service.ts'

export const module = defineModule('documents', contract, {
  get: (input, ctx) => readDocument(ctx, input.id),
  save: (input, ctx) => saveDocument(ctx, input),
  preview: (input, ctx) => previewDocument(ctx, input.id),
})
