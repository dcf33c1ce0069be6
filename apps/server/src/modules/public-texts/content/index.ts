import { contract } from '@wenwu/core/content/contract'
import { formDataOf } from '@wenwu/core/publishing/payload'
import { defineModule } from '../../../platform/http/handlers.ts'
import { contentKinds } from '../../content-kinds.generated.ts'
import { createEntry, discardDraft, moveEntry, queryEntries, readVersion, saveEntry } from '../publishing/index.ts'
import { completeContentUpload, contentFileLink, openContentUpload, requireContentFiles, uploadContentFile } from './content-files.ts'
import { contentView } from './content-view.ts'
import { exportContent } from './export-content.ts'
import { findKind } from './find-kind.ts'

export const module = defineModule('content', contract, {
  kinds: () => Promise.resolve(contentKinds.map(({ kind, name, form }) => ({ kind, name, form }))),
  query: (input, ctx) => queryEntries(ctx.db, input, contentKinds),
  export: (query, ctx) => exportContent(ctx, query),
  get: (input, ctx) => contentView(ctx, findKind(input.kind), input.id),
  version: async (input, ctx) => {
    const kind = findKind(input.kind)
    return { data: formDataOf(kind.form, await readVersion(ctx.db, kind.kind, input.id, input.version)) }
  },
  create: async (input, ctx) => {
    const kind = findKind(input.kind)
    await requireContentFiles(ctx, kind, input.data)
    return contentView(ctx, kind, await createEntry(ctx, kind, input.data))
  },
  save: async (input, ctx) => {
    const kind = findKind(input.kind)
    await requireContentFiles(ctx, kind, input.data)
    await saveEntry(ctx, kind, input)
    return contentView(ctx, kind, input.id)
  },
  move: async (input, ctx) => {
    const kind = findKind(input.kind)
    await moveEntry(ctx, kind, input)
    return contentView(ctx, kind, input.id)
  },
  discard: (input, ctx) => discardDraft(ctx, findKind(input.kind), input),
  upload: (input, ctx, file) => uploadContentFile(ctx, input, file),
  openUpload: (input, ctx) => openContentUpload(ctx, input),
  completeUpload: (input, ctx) => completeContentUpload(ctx, input.uploadId),
  fileLink: (input, ctx) => contentFileLink(ctx, input.fileId),
})
