import { contract } from '@wenwu/core/files/contract'
import { defineModule } from '../../platform/http/handlers.ts'
import { createFileLink, downloadFile, listFilesOfCase, openLink, removeFile, uploadFile } from './file-service.ts'

export { insertFile } from './file-repository.ts'
export { createFileLink, createRenderingLink, linkToFile, sendFile } from './file-service.ts'
export { sweepFiles } from './sweep-files.ts'

export const module = defineModule('files', contract, {
  upload: (input, ctx, file) => uploadFile(ctx, input, file),
  remove: (input, ctx) => removeFile(ctx, input.caseId, input.fileId),
  link: (input, ctx) => createFileLink(ctx, input.fileId, input.isDownload),
  open: (input, ctx) => openLink(ctx, input.link),
  listOfCase: (input, ctx) => listFilesOfCase(ctx, input.caseId),
  download: (input, ctx) => downloadFile(ctx, input.id),
})
